// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <unicode/uchar.h>
#include <unicode/uset.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

namespace attentoscope {

namespace {

/// Moves `at` past the next character and returns that character; a negative number if it is ill-formed.
UChar32 nextCharacter(std::string_view text, std::size_t& at)
{
    UChar32 character = 0;
    U8_NEXT(text.data(), at, text.size(), character);
    return character;
}

/// Bytes at the start of `text` that are certainly ASCII, eight at a time.
std::size_t asciiPrefix(std::string_view text)
{
    std::size_t at = 0;
    for (std::uint64_t block = 0; at + sizeof block <= text.size(); at += sizeof block) {
        std::memcpy(&block, text.data() + at, sizeof block);
        if (block & 0x8080808080808080ULL)
            return at;
    }
    return at;
}

/// ICU's own set, which lives as long as the program.
const USet* whiteSpace()
{
    UErrorCode status = U_ZERO_ERROR;
    static const USet* const set = u_getBinaryPropertySet(UCHAR_WHITE_SPACE, &status);
    return set;
}

std::size_t span(std::string_view text, USetSpanCondition condition)
{
    return static_cast<std::size_t>(
        uset_spanUTF8(whiteSpace(), text.data(), static_cast<std::int32_t>(text.size()), condition));
}

} // namespace

bool isAscii(std::string_view text)
{
    const std::string_view rest = text.substr(asciiPrefix(text));
    return std::ranges::all_of(rest, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::optional<std::size_t> firstInvalidByte(std::string_view text)
{
    for (std::size_t at = asciiPrefix(text); at < text.size();) {
        const std::size_t begin = at;
        if (nextCharacter(text, at) < 0)
            return begin;
    }
    return std::nullopt;
}

DecodedCharacter firstCharacter(std::string_view text)
{
    std::size_t bytes = 0;
    const UChar32 value = nextCharacter(text, bytes);
    return value < 0 ? DecodedCharacter{noCharacter, 1} : DecodedCharacter{static_cast<char32_t>(value), bytes};
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return !U8_IS_TRAIL(byte); }));
}

bool isWhiteSpace(char32_t character)
{
    return uset_contains(whiteSpace(), static_cast<UChar32>(character));
}

std::size_t whiteSpaceBytes(std::string_view text)
{
    return span(text, USET_SPAN_CONTAINED);
}

std::size_t pieceBytes(std::string_view text)
{
    return span(text, USET_SPAN_NOT_CONTAINED);
}

bool isBlank(std::string_view text)
{
    return whiteSpaceBytes(text) == text.size();
}

void appendUtf8(std::string& text, std::u16string_view units)
{
    for (std::size_t at = 0; at < units.size();) {
        UChar32 character = 0;
        U16_NEXT(units, at, units.size(), character);
        if (U_IS_SURROGATE(character)) {
            text += noUtf8;
            continue;
        }
        char bytes[U8_MAX_LENGTH];
        std::size_t length = 0;
        U8_APPEND_UNSAFE(bytes, length, character);
        text.append(bytes, length);
    }
}

} // namespace attentoscope
