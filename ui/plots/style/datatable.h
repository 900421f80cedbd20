// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace attentoscope::ui {

/// A column of a table: its name, and its value in a row. An undefined value is an empty field in a text, and no member
/// in JSON.
template <typename Row>
struct DataColumn
{
    QString name;
    std::function<QJsonValue(const Row& row)> value;
};

/// Commas make CSV by RFC 4180; tabs, what is pasted into a spreadsheet.
enum class FieldSplit : std::uint8_t { Commas, Tabs };

/// A table as text, line by line.
class TextTable
{
public:
    static constexpr int allDigits = std::numeric_limits<double>::digits10;

    explicit TextTable(FieldSplit split = FieldSplit::Commas, int digits = allDigits) : m_split(split), m_digits(digits)
    {
    }

    void addField(const QJsonValue& value); ///< to the line that has been begun
    void endLine();
    template <typename Row>
    void addHeader(const std::vector<DataColumn<Row>>& columns)
    {
        for (const auto& column : columns)
            addField(column.name);
        endLine();
    }
    template <typename Row>
    void addLine(const std::vector<DataColumn<Row>>& columns, const Row& row)
    {
        for (const auto& column : columns)
            addField(column.value(row));
        endLine();
    }

    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    FieldSplit m_split;
    int m_digits; ///< of numbers that are not whole
    QByteArray m_text;
    bool m_isBegun = false; ///< the line has a field
};

template <typename Row>
[[nodiscard]] QJsonObject jsonRow(const std::vector<DataColumn<Row>>& columns, const Row& row)
{
    QJsonObject object;
    for (const auto& column : columns)
        if (const QJsonValue value = column.value(row); !value.isUndefined())
            object.insert(column.name, value);
    return object;
}

/// A file's text: one line, and null for what is not finite, for which JSON has no number.
[[nodiscard]] QByteArray jsonText(const QJsonObject& object);

/// What a spreadsheet shows as `text`: before words that it would take for a formula stands an apostrophe. JSON holds
/// them as they are.
[[nodiscard]] QString spreadsheetText(const QString& text);

/// Such a cell as a CSV field by RFC 4180.
[[nodiscard]] QByteArray csvField(const QString& text);

} // namespace attentoscope::ui
