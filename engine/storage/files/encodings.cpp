// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/encodings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::string_view hexadecimalDigits = "0123456789abcdef";

constexpr std::string_view base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t noLetter = 64;

constexpr std::array<std::uint8_t, 256> base64Values = [] {
    std::array<std::uint8_t, 256> values{};
    values.fill(noLetter);
    for (std::size_t value = 0; value < base64Letters.size(); ++value)
        values[static_cast<std::uint8_t>(base64Letters[value])] = static_cast<std::uint8_t>(value);
    return values;
}();

std::size_t lettersFor(std::size_t bytes)
{
    return bytes / 3 * 4 + (bytes % 3 == 0 ? 0 : 4);
}

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

std::string base64(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve(lettersFor(bytes.size()));
    for (; !bytes.empty(); bytes = bytes.subspan(std::min<std::size_t>(3, bytes.size()))) {
        std::uint32_t group = std::uint32_t{bytes[0]} << 16U;
        group |= bytes.size() > 1 ? std::uint32_t{bytes[1]} << 8U : 0U;
        group |= bytes.size() > 2 ? std::uint32_t{bytes[2]} : 0U;
        for (std::size_t place = 0; place < 4; ++place)
            text += place > bytes.size() ? '=' : base64Letters[group >> (18U - 6U * place) & 63U];
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text, std::size_t bytes)
{
    const std::size_t padding = (3 - bytes % 3) % 3;
    if (bytes > text.size() || text.size() != lettersFor(bytes)
        || text.substr(text.size() - padding) != std::string_view("==").substr(0, padding))
        return std::nullopt;
    text.remove_suffix(padding);
    std::vector<std::uint8_t> decoded;
    decoded.reserve(bytes);
    std::uint32_t pending = 0; // bits that are not yet a whole byte
    std::uint32_t count = 0;
    for (const char letter : text) {
        const auto value = base64Values[static_cast<std::uint8_t>(letter)];
        if (value == noLetter)
            return std::nullopt;
        pending = pending << 6U | value;
        count += 6;
        if (count < 8)
            continue;
        count -= 8;
        decoded.push_back(static_cast<std::uint8_t>(pending >> count));
        pending &= (1U << count) - 1U;
    }
    return pending == 0 ? std::optional(std::move(decoded)) : std::nullopt;
}

} // namespace attentoscope
