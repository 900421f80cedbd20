// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/printedlines.h"

#include "app/writers/controlcharacters.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

std::string inFormat(double value, std::chars_format format, int precision)
{
    std::string text(64, ' ');
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value, format, precision);
    text.resize(static_cast<std::size_t>(written.ptr - text.data()));
    return text;
}

/// Counts the characters of the text after it is translated.
std::size_t charactersOf(const Message& text)
{
    const auto beginsCharacter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::ranges::count_if(visible(ui::textOf(text)), beginsCharacter));
}

/// Returns null if there is no such value.
const Json* find(const Json& values, const ShownValue& shown)
{
    const Json::json_pointer pointer(shown.pointer);
    const auto* found = values.contains(pointer) ? &values.at(pointer) : nullptr;
    return found && !found->is_null() ? found : nullptr;
}

Message textOf(const Json& value, const ShownValue& shown)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_integer())
        return value.dump();
    const double number = value.get<double>();
    return std::isfinite(number) ? Message(fixedText(shown.factor * number, shown.decimals)) : Message("no number");
}

/// The width of a column: at least that of its title.
std::size_t widthOf(const ShownValue& column)
{
    return std::max(column.width, charactersOf(column.title));
}

} // namespace

void printLine(std::FILE* stream, const Message& line)
{
    std::fprintf(stream, "%s\n", visible(ui::textOf(line)).c_str());
}

void printNotices(std::span<const Message> notices)
{
    for (const Message& notice : notices)
        printLine(stderr, notice);
}

void printIndented(std::FILE* stream, const Message& line)
{
    std::fprintf(stream, "  ");
    printLine(stream, line);
}

void MeasuringProgress::show(double done)
{
    constexpr std::chrono::seconds between{5};
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last < between)
        return;
    m_last = now;
    printLine(stderr, Message("{}% measured", std::llround(100.0 * done)));
    std::fflush(stderr);
}

std::string fixedText(double value, int decimals)
{
    constexpr double longest = 1e9; // longer numbers mean nothing to people: a perplexity may have 200 digits
    if (std::abs(value) >= longest)
        return roundedText(value, 4);
    return inFormat(value, std::chars_format::fixed, decimals);
}

std::string roundedText(double value, int digits)
{
    return inFormat(value, std::chars_format::general, digits);
}

std::string inColumn(const Message& word, std::size_t width, Aligned aligned)
{
    std::string text = visible(ui::textOf(word));
    const std::size_t missing = width - std::min(width, charactersOf(word));
    return text.insert(aligned == Aligned::Left ? text.size() : 0, missing, ' ');
}

std::string textIn(const Json& values, const char* key)
{
    return values.at(key).get<std::string>();
}

void printRows(const Json& values, const std::vector<ShownValue>& rows, std::size_t titles)
{
    for (const auto& row : rows)
        if (find(values, row))
            titles = std::max(titles, charactersOf(row.title));
    for (const auto& row : rows)
        if (const auto* value = find(values, row))
            std::printf("%s %s\n", inColumn(row.title, titles, Aligned::Left).c_str(),
                inColumn(textOf(*value, row), row.width, Aligned::Right).c_str());
}

std::string headingsOf(const std::vector<ShownValue>& columns)
{
    std::string line;
    for (const auto& column : columns)
        line += ' ' + inColumn(column.title, widthOf(column), Aligned::Right);
    return line;
}

std::string cellsOf(const Json& values, const std::vector<ShownValue>& columns)
{
    std::string line;
    for (const auto& column : columns) {
        const auto* value = find(values, column);
        const auto text = value ? textOf(*value, column) : Message(std::string("-"));
        line += ' ' + inColumn(text, widthOf(column), Aligned::Right);
    }
    return line;
}

} // namespace attentoscope
