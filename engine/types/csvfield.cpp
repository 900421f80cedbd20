// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/csvfield.h"

#include <charconv>
#include <system_error>

namespace attentoscope {

namespace {

bool isNumber(std::string_view text)
{
    if (text.starts_with('+')) // from_chars() does not accept a plus sign
        text.remove_prefix(1);
    double number = 0.0;
    const auto* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end;
}

} // namespace

std::string spreadsheetText(std::string_view text)
{
    constexpr std::string_view beginnings = "=+-@\t\r";
    const bool begins = text.size() > 1 && beginnings.contains(text.front());
    return (begins && !isNumber(text) ? "'" : "") + std::string(text);
}

std::string csvField(std::string_view text)
{
    const auto shown = spreadsheetText(text);
    if (shown.find_first_of(",\"\r\n") == std::string::npos)
        return shown;
    std::string field = "\"";
    for (const char letter : shown)
        field += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return field + '"';
}

} // namespace attentoscope
