// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/datatable.h"

#include "engine/types/csvfield.h"

namespace attentoscope::ui {

void TextTable::addField(const nlohmann::ordered_json& value)
{
    const bool isTabbed = m_split == FieldSplit::Tabs;
    if (m_isBegun)
        m_text += isTabbed ? '\t' : ',';
    m_isBegun = true;
    if (value.is_string()) {
        const auto text = QString::fromStdString(value.get_ref<const std::string&>());
        m_text +=
            isTabbed ? QByteArray::fromStdString(spreadsheetText(text.simplified().toStdString())) : csvField(text);
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
    constexpr auto replace = nlohmann::ordered_json::error_handler_t::replace; // bytes that are not UTF-8
    return QByteArray::fromStdString(value.dump(-1, ' ', false, replace)) + '\n';
}

QByteArray csvField(const QString& text)
{
    return QByteArray::fromStdString(attentoscope::csvField(text.toStdString()));
}

} // namespace attentoscope::ui
