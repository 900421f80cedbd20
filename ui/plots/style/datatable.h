// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace attentoscope::ui {

/// Commas make CSV by RFC 4180; tabs make text that can be pasted into a spreadsheet.
enum class FieldSplit : std::uint8_t { Commas, Tabs };

/// A table as text, line by line. A row is given as its JSON object, so that a value is described only once.
class TextTable
{
public:
    static constexpr int allDigits = std::numeric_limits<double>::digits10;

    explicit TextTable(FieldSplit split = FieldSplit::Commas, int digits = allDigits) : m_split(split), m_digits(digits)
    {
    }

    void addField(const nlohmann::ordered_json& value); ///< adds to the line that has begun; null adds an empty field
    void endLine();
    void addHeader(const std::vector<std::string>& names);
    /// Adds the values with these names. A value that the row lacks becomes an empty field.
    void addLine(const std::vector<std::string>& names, const nlohmann::ordered_json& row);

    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    FieldSplit m_split;
    int m_digits; ///< digits of numbers that are not whole
    QByteArray m_text;
    bool m_isBegun = false; ///< whether the line has a field
};

/// The names in a row, in their order.
[[nodiscard]] std::vector<std::string> namesIn(const nlohmann::ordered_json& row);

/// The text of a file, on one line. Numbers that are not finite are written as null, because JSON cannot express them.
[[nodiscard]] QByteArray jsonText(const nlohmann::ordered_json& value);

/// A cell as a CSV field by RFC 4180. Words that a spreadsheet would take for a formula get an apostrophe in front; in
/// JSON they stay as they are.
[[nodiscard]] QByteArray csvField(const QString& text);

} // namespace attentoscope::ui
