// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

bool isAscii(std::string_view text);

/// Byte offset of the first ill-formed UTF-8; none if all is well-formed.
std::optional<std::size_t> firstInvalidByte(std::string_view text);

/// Returned for a byte of ill-formed UTF-8.
constexpr char32_t noCharacter = 0xFFFFFFFF;

struct DecodedCharacter
{
    char32_t value = 0;
    std::size_t bytes = 0;
};

/// The first character of `text`, which must not be empty.
DecodedCharacter firstCharacter(std::string_view text);

/// Number of characters (code points), which is how people count columns.
std::size_t characterCount(std::string_view text);

bool isWhiteSpace(char32_t character); ///< has the Unicode property White_Space

/// Bytes of white space at the start of `text`, which has at most 2 GiB.
std::size_t whiteSpaceBytes(std::string_view text);
/// Counts the bytes before the first white space.
std::size_t pieceBytes(std::string_view text);

bool isBlank(std::string_view text); ///< whether there is nothing but white space

/// A byte that never occurs in UTF-8.
constexpr char noUtf8 = '\xFF';

/// Appends UTF-16 as UTF-8; half a surrogate pair becomes noUtf8.
void appendUtf8(std::string& text, std::u16string_view units);

/// Cuts at white space and gives each piece to `receive`, in order. No piece is empty.
template <typename Receive>
void forEachPiece(std::string_view text, Receive receive)
{
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        if (lead > ' ' && lead < 0x80) { // most characters need no call
            ++at;
            continue;
        }
        const auto rest = text.substr(at);
        if (const std::size_t letters = lead == ' ' ? 0 : pieceBytes(rest); letters > 0) {
            at += letters;
            continue;
        }
        if (at > begin)
            receive(text.substr(begin, at - begin));
        at += lead == ' ' ? 1 : whiteSpaceBytes(rest);
        begin = at;
    }
    if (begin < text.size())
        receive(text.substr(begin));
}

} // namespace attentoscope
