// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

bool isAscii(std::string_view text);

/// Byte offset of the first byte that is no part of well-formed UTF-8; nothing when all is well.
std::optional<std::size_t> firstInvalidByte(std::string_view text);

struct DecodedCharacter
{
    char32_t value = 0;
    std::size_t bytes = 0;
};

/// The character that `text`, which is well-formed and not empty, begins with.
DecodedCharacter firstCharacter(std::string_view text);

/// Number of characters (code points), which is how people count columns.
std::size_t characterCount(std::string_view text);

/// Bytes of the white-space character (Unicode property White_Space) that `text` begins with; 0 if it does not.
std::size_t whiteSpaceBytes(std::string_view text);

bool isBlank(std::string_view text); ///< nothing but white space

/// Cuts at white space and hands over each piece, in order; no piece is empty.
template <typename Receive>
void forEachPiece(std::string_view text, Receive receive)
{
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t space = lead > ' ' && lead < 0x80 ? 0 : whiteSpaceBytes(text.substr(at));
        if (space == 0) {
            ++at;
            continue;
        }
        if (at > begin)
            receive(text.substr(begin, at - begin));
        at += space;
        begin = at;
    }
    if (begin < text.size())
        receive(text.substr(begin));
}

} // namespace attentoscope
