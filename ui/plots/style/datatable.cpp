// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/datatable.h"

namespace attentoscope::ui {

namespace {

/// What a spreadsheet shows as `text`.
QString spreadsheetText(const QString& text)
{
    const bool begins = text.size() > 1 && QStringLiteral("=+-@\t\r").contains(text.front());
    bool isNumber = false;
    text.toDouble(&isNumber);
    return begins && !isNumber ? QLatin1Char('\'') + text : text;
}

} // namespace

void TextTable::addField(const nlohmann::ordered_json& value)
{
    const bool isTabbed = m_split == FieldSplit::Tabs;
    if (m_isBegun)
        m_text += isTabbed ? '\t' : ',';
    m_isBegun = true;
    if (value.is_string()) {
        const auto text = QString::fromStdString(value.get_ref<const std::string&>());
        m_text += isTabbed ? spreadsheetText(text.simplified()).toUtf8() : csvField(text);
    } else if (value.is_number_float()) {
        m_text += QByteArray::number(value.get<double>(), 'g', m_digits);
    } else if (!value.is_null()) {
        m_text += QByteArray::fromStdString(value.dump());
    }
}

void TextTable::endLine()
{
    m_text += m_split == FieldSplit::Tabs ? "\n" : "\r\n";
    m_isBegun = false;
}

void TextTable::addHeader(const std::vector<std::string>& names)
{
    for (const auto& name : names)
        addField(name);
    endLine();
}

void TextTable::addLine(const std::vector<std::string>& names, const nlohmann::ordered_json& row)
{
    for (const auto& name : names) {
        const auto value = row.find(name);
        addField(value == row.end() ? nlohmann::ordered_json() : *value);
    }
    endLine();
}

std::vector<std::string> namesIn(const nlohmann::ordered_json& row)
{
    std::vector<std::string> names;
    for (const auto& field : row.items())
        names.push_back(field.key());
    return names;
}

QByteArray jsonText(const nlohmann::ordered_json& value)
{
    constexpr auto replace = nlohmann::ordered_json::error_handler_t::replace; // what is no UTF-8
    return QByteArray::fromStdString(value.dump(-1, ' ', false, replace)) + '\n';
}

QByteArray csvField(const QString& text)
{
    QByteArray field = spreadsheetText(text).toUtf8();
    const bool plain = !field.contains(',') && !field.contains('"') && !field.contains('\n') && !field.contains('\r');
    return plain ? field : '"' + field.replace('"', "\"\"") + '"';
}

} // namespace attentoscope::ui
