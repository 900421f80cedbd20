// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/characters.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>

namespace attentoscope {

std::u32string characters(std::string_view text)
{
    constexpr char32_t damaged = 0xDC00; // no character of a whole text lies here
    std::u32string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto [character, bytes] = firstCharacter(text);
        result += character == noCharacter ? damaged + static_cast<unsigned char>(text.front()) : character;
        text.remove_prefix(bytes);
    }
    return result;
}

bool separatesWords(char32_t character)
{
    return (character >= 0x1C && character <= 0x1F) || isWhiteSpace(character);
}

std::vector<std::u32string_view> whiteSpaceWords(std::u32string_view text)
{
    std::vector<std::u32string_view> words;
    auto at = text.begin();
    while ((at = std::find_if_not(at, text.end(), separatesWords)) != text.end()) {
        const auto end = std::find_if(at, text.end(), separatesWords);
        words.emplace_back(at, end);
        at = end;
    }
    return words;
}

} // namespace attentoscope
