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

/// Commas make CSV by RFC 4180; tabs, what is pasted into a spreadsheet.
enum class FieldSplit : std::uint8_t { Commas, Tabs };

/// A table as text, line by line. A row is the object that JSON has of it, so that a value is described once.
class TextTable
{
public:
    static constexpr int allDigits = std::numeric_limits<double>::digits10;

    explicit TextTable(FieldSplit split = FieldSplit::Commas, int digits = allDigits) : m_split(split), m_digits(digits)
    {
    }

    void addField(const nlohmann::ordered_json& value); ///< to the line that has been begun; null: an empty one
    void endLine();
    void addHeader(const std::vector<std::string>& names);
    /// The values of these names. What the row has not is an empty field.
    void addLine(const std::vector<std::string>& names, const nlohmann::ordered_json& row);

    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    FieldSplit m_split;
    int m_digits; ///< of numbers that are not whole
    QByteArray m_text;
    bool m_isBegun = false; ///< the line has a field
};

/// The names in a row, in their order.
[[nodiscard]] std::vector<std::string> namesIn(const nlohmann::ordered_json& row);

/// A file's text: one line, and null for what is not finite, for which JSON has no number.
[[nodiscard]] QByteArray jsonText(const nlohmann::ordered_json& value);

/// A cell as a CSV field by RFC 4180. Before words that a spreadsheet would take for a formula stands an apostrophe.
/// JSON holds them as they are.
[[nodiscard]] QByteArray csvField(const QString& text);

} // namespace attentoscope::ui
