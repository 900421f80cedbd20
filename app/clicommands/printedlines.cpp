// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/printedlines.h"

#include "app/translations/controlcharacters.h"
#include "ui/language/programtexts.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

std::string inFormat(double value, std::chars_format format, int precision)
{
    std::string text(64, ' ');
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value, format, precision);
    text.resize(static_cast<std::size_t>(written.ptr - text.data()));
    return text;
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

std::string fixedText(double value, int decimals)
{
    constexpr double longest = 1e9; // beyond it, digits say nothing: a perplexity may have 200 of them
    if (std::abs(value) >= longest)
        return roundedText(value, 4);
    return inFormat(value, std::chars_format::fixed, decimals);
}

std::string roundedText(double value, int digits)
{
    return inFormat(value, std::chars_format::general, digits);
}

std::size_t charactersOf(const Message& text)
{
    const auto beginsCharacter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::ranges::count_if(visible(ui::textOf(text)), beginsCharacter));
}

std::string inColumn(const Message& word, std::size_t width, Aligned aligned)
{
    std::string text = visible(ui::textOf(word));
    const std::size_t missing = width - std::min(width, charactersOf(word));
    return text.insert(aligned == Aligned::Left ? text.size() : 0, missing, ' ');
}

} // namespace attentoscope
