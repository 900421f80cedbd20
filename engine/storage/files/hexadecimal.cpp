// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/hexadecimal.h"

namespace attentoscope {

namespace {

constexpr std::string_view hexadecimalDigits = "0123456789abcdef";

} // namespace

std::string hexadecimal(std::uint64_t value)
{
    std::string text = "0000000000000000";
    for (auto digit = text.rbegin(); value != 0; ++digit, value >>= 4)
        *digit = hexadecimalDigits[value & 0xF];
    return text;
}

std::string hexadecimal(std::string_view bytes)
{
    std::string text;
    for (const char letter : bytes) {
        const auto byte = static_cast<unsigned char>(letter);
        text += hexadecimalDigits[byte >> 4];
        text += hexadecimalDigits[byte & 0xF];
    }
    return text;
}

std::optional<std::string> bytesOfHexadecimal(std::string_view text)
{
    std::string bytes;
    for (std::size_t at = 0; at < text.size(); at += 2) {
        const auto high = hexadecimalDigits.find(text[at]);
        const auto low = at + 1 < text.size() ? hexadecimalDigits.find(text[at + 1]) : std::string_view::npos;
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
    }
    return bytes;
}

} // namespace attentoscope
