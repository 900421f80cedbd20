// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/columnlayout.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::string_view bars = "|||";
constexpr std::string_view ankiSeparator = "#separator:";

std::size_t linesWith(std::span<const std::string> lines, Separator separator)
{
    return static_cast<std::size_t>(std::ranges::count_if(lines,
        [separator](const std::string& line) { return findSeparator(line, separator) != std::string_view::npos; }));
}

std::optional<Separator> separatorNamed(std::string_view name)
{
    constexpr std::pair<std::string_view, Separator> names[] = {{"tab", Separator::Tab}, {"\t", Separator::Tab},
        {"comma", Separator::Comma}, {",", Separator::Comma}, {"semicolon", Separator::Semicolon},
        {";", Separator::Semicolon}};
    for (const auto& [known, separator] : names)
        if (std::ranges::equal(name, known, [](char a, char b) { return (a | 0x20) == (b | 0x20); }))
            return separator;
    return std::nullopt;
}

/// The columns that "#deck column:3" and its like say are no text.
std::optional<std::size_t> columnNamedIn(std::string_view header)
{
    constexpr std::string_view word = " column:";
    const std::size_t at = header.find(word);
    std::size_t column = 0;
    if (at == std::string_view::npos)
        return std::nullopt;
    const char* begin = header.data() + at + word.size();
    const auto read = std::from_chars(begin, header.data() + header.size(), column);
    return read.ec == std::errc() && column > 0 ? std::optional(column - 1) : std::nullopt;
}

std::optional<ColumnLayout> ankiLayout(std::span<const std::string> lines)
{
    if (lines.empty() || !lines.front().starts_with(ankiSeparator))
        return std::nullopt;
    const auto separator = separatorNamed(std::string_view(lines.front()).substr(ankiSeparator.size()));
    if (!separator)
        return std::nullopt;
    ColumnLayout layout{.separator = *separator, .quotes = Quotes::AroundFields};
    std::set<std::size_t> others;
    while (layout.headerLines < lines.size() && lines[layout.headerLines].starts_with('#'))
        if (const auto column = columnNamedIn(lines[layout.headerLines++]))
            others.insert(*column);
    const auto nextText = [&others](std::size_t column) {
        while (others.contains(column))
            ++column;
        return column;
    };
    layout.first = nextText(0);
    layout.second = nextText(layout.first + 1);
    return layout;
}

/// The records that the lines make; the last one is left out when it has no end among them.
std::vector<std::vector<Field>> recordsOf(std::span<const std::string> lines, Separator separator, Quotes quotes)
{
    std::vector<std::vector<Field>> records;
    std::vector<Field> fields;
    std::string record;
    for (const auto& line : lines) {
        record += record.empty() ? line : '\n' + line;
        if (isBlank(record))
            record.clear();
        else if (cutRecord(record, characterOf(separator), quotes, fields) == RecordEnd::Whole) {
            records.push_back(std::exchange(fields, {}));
            record.clear();
        }
    }
    return records;
}

bool isRecordLike(const std::vector<Field>& record, std::size_t columns)
{
    return record.size() == columns && columns >= 2 && std::ranges::none_of(record, [](const Field& field) {
        return !field.quoted && field.text.starts_with(' ');
    });
}

bool isSeparatedBy(std::span<const std::string> lines, Separator separator)
{
    const auto records = recordsOf(lines, separator, Quotes::AroundFields);
    if (records.empty())
        return false;
    const std::size_t columns = records.front().size();
    const auto fitting = std::ranges::count_if(
        records, [columns](const std::vector<Field>& record) { return isRecordLike(record, columns); });
    return static_cast<std::size_t>(fitting) * 10 >= records.size() * 9;
}

bool hasQuotedFields(std::span<const std::string> lines)
{
    bool doubled = false;
    for (const auto& record : recordsOf(lines, Separator::Tab, Quotes::AroundFields))
        for (const auto& field : record) {
            if (field.goesOnAfterQuote)
                return false;
            doubled = doubled || field.hadDoubledQuote;
        }
    return doubled;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool hasNumberedSentences(std::span<const std::string> lines, const ColumnLayout& layout)
{
    const auto records = recordsOf(lines, layout.separator, layout.quotes);
    return !records.empty() && std::ranges::all_of(records, [](const std::vector<Field>& record) {
        return record.size() >= 4 && isNumber(record[0].text) && isNumber(record[2].text);
    });
}

} // namespace

ColumnLayout layoutOf(std::span<const std::string> lines)
{
    if (auto anki = ankiLayout(lines))
        return *anki;
    ColumnLayout layout;
    const std::size_t tabbed = linesWith(lines, Separator::Tab);
    const std::size_t barred = linesWith(lines, Separator::Bars);
    const auto filled =
        static_cast<std::size_t>(std::ranges::count_if(lines, [](const std::string& line) { return !isBlank(line); }));
    if (std::max(tabbed, barred) * 2 < filled) {
        for (const auto separator : {Separator::Comma, Separator::Semicolon})
            if (isSeparatedBy(lines, separator)) {
                layout.separator = separator;
                layout.quotes = Quotes::AroundFields;
                break;
            }
    }
    if (layout.quotes == Quotes::Text && barred > tabbed)
        layout.separator = Separator::Bars;
    else if (layout.quotes == Quotes::Text && hasQuotedFields(lines))
        layout.quotes = Quotes::AroundFields;
    if (layout.separator != Separator::Bars && hasNumberedSentences(lines, layout)) {
        layout.first = 1;
        layout.second = 3;
        layout.notice = "numbers its sentences in columns 1 and 3; the pairs are columns 2 and 4.";
    }
    return layout;
}

char characterOf(Separator separator)
{
    return separator == Separator::Comma ? ',' : separator == Separator::Semicolon ? ';' : '\t';
}

std::size_t findSeparator(std::string_view text, Separator separator)
{
    if (separator != Separator::Bars)
        return text.find(characterOf(separator));
    for (std::size_t at = text.find(bars); at != std::string_view::npos; at = text.find(bars, at + 1)) {
        const std::size_t after = at + bars.size();
        if ((at == 0 || text[at - 1] == ' ') && (after == text.size() || text[after] == ' '))
            return at;
    }
    return std::string_view::npos;
}

std::size_t widthOf(Separator separator)
{
    return separator == Separator::Bars ? bars.size() : 1;
}

} // namespace attentoscope
