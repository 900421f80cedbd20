// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace attentoscope {

namespace {

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

/// Length of the well-formed sequence at `at`, which is no ASCII character; 0 if it is ill-formed. The second
/// byte's range keeps out overlong forms, surrogates and numbers above U+10FFFF (Unicode, table 3-7).
std::size_t sequenceLength(std::string_view text, std::size_t at)
{
    const unsigned char lead = byteAt(text, at);
    const unsigned char second = byteAt(text, at + 1);
    if (lead < 0xC2 || lead > 0xF4 || !isContinuation(second))
        return 0;
    if (lead < 0xE0)
        return 2;
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) || (lead == 0xF0 && second < 0x90)
        || (lead == 0xF4 && second > 0x8F) || !isContinuation(byteAt(text, at + 2)))
        return 0;
    if (lead < 0xF0)
        return 3;
    return isContinuation(byteAt(text, at + 3)) ? 4 : 0;
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

} // namespace

bool isAscii(std::string_view text)
{
    const std::string_view rest = text.substr(asciiPrefix(text));
    return std::ranges::all_of(rest, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::optional<std::size_t> firstInvalidByte(std::string_view text)
{
    for (std::size_t at = asciiPrefix(text); at < text.size();) {
        if (byteAt(text, at) < 0x80) {
            at += 1;
            continue;
        }
        const std::size_t length = sequenceLength(text, at);
        if (length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

DecodedCharacter firstCharacter(std::string_view text)
{
    const char32_t lead = byteAt(text, 0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t announced = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    const std::size_t bytes = std::min(announced, text.size());
    char32_t value = lead & (0x7Fu >> bytes);
    for (std::size_t at = 1; at < bytes; ++at)
        value = (value << 6) | (byteAt(text, at) & 0x3Fu);
    return {value, bytes};
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

std::size_t whiteSpaceBytes(std::string_view text)
{
    const unsigned char lead = byteAt(text, 0);
    const unsigned char second = byteAt(text, 1);
    const unsigned char third = byteAt(text, 2);
    switch (lead) {
    case ' ':
    case '\t':
    case '\n':
    case '\v':
    case '\f':
    case '\r':
        return 1;
    case 0xC2: // U+0085, U+00A0
        return second == 0x85 || second == 0xA0 ? 2 : 0;
    case 0xE1: // U+1680
        return second == 0x9A && third == 0x80 ? 3 : 0;
    case 0xE2: // U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F
        if (second == 0x80)
            return (third >= 0x80 && third <= 0x8A) || third == 0xA8 || third == 0xA9 || third == 0xAF ? 3 : 0;
        return second == 0x81 && third == 0x9F ? 3 : 0;
    case 0xE3: // U+3000
        return second == 0x80 && third == 0x80 ? 3 : 0;
    default:
        return 0;
    }
}

bool isBlank(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t space = whiteSpaceBytes(text);
        if (space == 0)
            return false;
        text.remove_prefix(space);
    }
    return true;
}

} // namespace attentoscope
