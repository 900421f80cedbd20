// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonlines.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace attentoscope {

namespace {

/// Bytes of the well-formed UTF-8 character that the text begins with; 0: it begins with none.
std::size_t characterBytes(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
    const auto first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    std::uint32_t value = first & (0xFFU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xC0U) != 0x80U)
            return 0;
        value = value << 6U | (byte(at) & 0x3FU);
    }
    const std::uint32_t least = bytes == 2 ? 0x80 : bytes == 3 ? 0x800 : 0x10000;
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    return first < 0xC2 || value < least || value > 0x10FFFF || isSurrogate ? 0 : bytes;
}

/// What is wrong with the bytes of a line; empty: nothing.
Message problemOf(std::string_view line)
{
    if (line.size() > longestLessonLine)
        return Message("The line has {} bytes; at most {} fit. Break it.", line.size(), longestLessonLine);
    for (std::size_t at = 0; at < line.size();) {
        const auto byte = static_cast<unsigned char>(line[at]);
        if ((byte < 0x20 && byte != '\t') || byte == 0x7F)
            return Message("The line has a control character at byte {}: delete it.", at + 1);
        const auto bytes = characterBytes(line.substr(at));
        if (bytes == 0)
            return Message("The line is not UTF-8 at byte {}: save the file as UTF-8.", at + 1);
        at += bytes;
    }
    return {};
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::vector<LessonLine> lessonLines(std::string_view text, std::vector<LessonFinding>& findings)
{
    constexpr std::size_t mostUnreadable = 20;
    if (text.size() > largestLesson) {
        findings.push_back({0,
            Message("The file has more than {} bytes, the most that a lesson may have: make two lessons of it.",
                largestLesson)});
        return {};
    }
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::vector<LessonLine> lines;
    for (int number = 1; !text.empty() && findings.size() < mostUnreadable; ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (auto problem = problemOf(line); !problem.empty())
            findings.push_back({number, std::move(problem)});
        line.remove_suffix(line.size() - std::min(line.find_last_not_of(" \t") + 1, line.size()));
        lines.push_back({number, line});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return findings.empty() ? lines : std::vector<LessonLine>{};
}

} // namespace attentoscope
