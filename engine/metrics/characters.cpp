// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/characters.h"

#include <algorithm>

namespace attentoscope {

namespace {

unsigned valueAt(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

/// The bytes that a character beginning with this one takes; 0 for a byte that begins none.
std::size_t lengthFrom(unsigned first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first < 0xE0)
        return 2;
    if (first >= 0xE0 && first < 0xF0)
        return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

bool continues(std::string_view text, std::size_t at, std::size_t length)
{
    const auto rest = text.substr(at + 1, length - 1);
    return rest.size() == length - 1
        && std::ranges::all_of(rest, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; });
}

} // namespace

std::u32string characters(std::string_view text)
{
    constexpr char32_t damaged = 0xDC00; // no character of a whole text lies here
    std::u32string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto first = valueAt(text, at);
        const auto length = lengthFrom(first);
        if (length == 0 || !continues(text, at, length)) {
            result.push_back(damaged + first);
            ++at;
            continue;
        }
        char32_t character = length == 1 ? first : first & (0xFFu >> (length + 1));
        for (std::size_t next = 1; next < length; ++next)
            character = (character << 6) | (valueAt(text, at + next) & 0x3Fu);
        result.push_back(character);
        at += length;
    }
    return result;
}

bool isWhiteSpace(char32_t character)
{
    return (character >= 0x09 && character <= 0x0D) || (character >= 0x1C && character <= 0x20) || character == 0x85
        || character == 0xA0 || character == 0x1680 || (character >= 0x2000 && character <= 0x200A)
        || character == 0x2028 || character == 0x2029 || character == 0x202F || character == 0x205F
        || character == 0x3000;
}

std::vector<std::u32string_view> whiteSpaceWords(std::u32string_view text)
{
    std::vector<std::u32string_view> words;
    auto at = text.begin();
    while ((at = std::find_if_not(at, text.end(), isWhiteSpace)) != text.end()) {
        const auto end = std::find_if(at, text.end(), isWhiteSpace);
        words.emplace_back(at, end);
        at = end;
    }
    return words;
}

} // namespace attentoscope
