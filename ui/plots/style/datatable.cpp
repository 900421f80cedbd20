// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/datatable.h"

#include <QJsonDocument>

namespace attentoscope::ui {

void TextTable::addField(const QJsonValue& value)
{
    const bool isTabbed = m_split == FieldSplit::Tabs;
    if (m_isBegun)
        m_text += isTabbed ? '\t' : ',';
    m_isBegun = true;
    if (value.isString())
        m_text += isTabbed ? spreadsheetText(value.toString().simplified()).toUtf8() : csvField(value.toString());
    else if (value.toVariant().typeId() == QMetaType::LongLong)
        m_text += QByteArray::number(value.toInteger());
    else if (value.isDouble())
        m_text += QByteArray::number(value.toDouble(), 'g', m_digits);
}

void TextTable::endLine()
{
    m_text += m_split == FieldSplit::Tabs ? "\n" : "\r\n";
    m_isBegun = false;
}

QByteArray jsonText(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QString spreadsheetText(const QString& text)
{
    const bool begins = text.size() > 1 && QStringLiteral("=+-@\t\r").contains(text.front());
    bool isNumber = false;
    text.toDouble(&isNumber);
    return begins && !isNumber ? QLatin1Char('\'') + text : text;
}

QByteArray csvField(const QString& text)
{
    QByteArray field = spreadsheetText(text).toUtf8();
    const bool plain = !field.contains(',') && !field.contains('"') && !field.contains('\n') && !field.contains('\r');
    return plain ? field : '"' + field.replace('"', "\"\"") + '"';
}

} // namespace attentoscope::ui
