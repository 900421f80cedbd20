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

/// Commas: CSV by RFC 4180. Tabs: text that can be pasted into a spreadsheet.
enum class FieldSplit : std::uint8_t { Commas, Tabs };

/// A table as text, line by line. A row is given as its JSON object, so that each value is described in one place.
class TextTable
{
public:
    static constexpr int allDigits = std::numeric_limits<double>::digits10;

    explicit TextTable(FieldSplit split = FieldSplit::Commas, int digits = allDigits) : m_split(split), m_digits(digits)
    {
    }

    void addField(const nlohmann::ordered_json& value); ///< adds a field to the current line; null adds an empty one
    void endLine();
    void addHeader(const std::vector<std::string>& names);
    /// Adds the values with these names. A value that the row lacks becomes an empty field.
    void addLine(const std::vector<std::string>& names, const nlohmann::ordered_json& row);

    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    FieldSplit m_split;
    int m_digits; ///< digits of numbers with decimals
    QByteArray m_text;
    bool m_isBegun = false; ///< whether the line already has a field
};

/// The names of a row's values, in order.
[[nodiscard]] std::vector<std::string> namesIn(const nlohmann::ordered_json& row);

/// A JSON file's text, on one line. Numbers that are not finite become null, because JSON cannot express them.
[[nodiscard]] QByteArray jsonText(const nlohmann::ordered_json& value);

/// A cell as a CSV field by RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe in front. In
/// JSON it stays as it is.
[[nodiscard]] QByteArray csvField(const QString& text);

} // namespace attentoscope::ui
