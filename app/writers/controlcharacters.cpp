// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/writers/controlcharacters.h"

namespace attentoscope {

namespace {

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

/// Counts the bytes of the UTF-8 character at the front of a text, which must not be empty. 0 if the bytes are not
/// UTF-8.
std::size_t characterBytes(std::string_view text)
{
    const unsigned first = byteAt(text, 0);
    if (first < 0x80)
        return 1;
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < size)
        return 0;
    for (std::size_t at = 1; at < size; ++at)
        if ((byteAt(text, at) & 0xC0) != 0x80)
            return 0;
    const unsigned second = byteAt(text, 1); // excludes overlong forms, surrogates, and values beyond U+10FFFF
    const bool isWrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)
        || (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return isWrong ? 0 : size;
}

void appendHexadecimal(std::string& out, unsigned value, int digits)
{
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        out += "0123456789abcdef"[(value >> shift) & 0xF];
}

/// The code of the character at the front, which has this many bytes. −1 if it is not a control character.
int controlCharacter(std::string_view text, std::size_t bytes)
{
    const int first = byteAt(text, 0);
    if (bytes == 1)
        return first < 0x20 || first == 0x7F ? first : -1;
    const bool isHighControl = bytes == 2 && first == 0xC2 && byteAt(text, 1) < 0xA0;
    return isHighControl ? byteAt(text, 1) : -1;
}

} // namespace

std::string visible(std::string_view text, LineEnds ends)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const auto bytes = characterBytes(text);
        const int control = bytes > 0 ? controlCharacter(text, bytes) : -1;
        if (bytes == 0) {
            appendHexadecimal(out += "\\x", byteAt(text, 0), 2);
        } else if (control < 0 || control == '\t' || (control == '\n' && ends == LineEnds::Kept)) {
            out += text.substr(0, bytes);
        } else {
            appendHexadecimal(out += "\\u", static_cast<unsigned>(control), 4);
        }
        text.remove_prefix(bytes == 0 ? 1 : bytes);
    }
    return out;
}

std::string visibleJson(std::string_view json)
{
    std::string out;
    out.reserve(json.size());
    while (!json.empty()) {
        const auto bytes = characterBytes(json);
        const int control = bytes > 0 ? controlCharacter(json, bytes) : -1;
        if (control >= 0x7F) // these occur only inside a text; smaller codes also occur between values
            appendHexadecimal(out += "\\u", static_cast<unsigned>(control), 4);
        else
            out += json.substr(0, bytes == 0 ? 1 : bytes);
        json.remove_prefix(bytes == 0 ? 1 : bytes);
    }
    return out;
}

} // namespace attentoscope
