// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

std::string hexadecimal(std::uint64_t value); ///< 16 digits
std::string hexadecimal(std::string_view bytes); ///< two digits for each byte
/// The bytes of a text of hexadecimal digits. None if the text has other characters.
std::optional<std::string> bytesOfHexadecimal(std::string_view text);

/// Bytes as text, four letters for three bytes: RFC 4648, section 4, with padding and without line ends.
std::string base64(std::span<const std::uint8_t> bytes);

/// The bytes of a text. None if the text is not exactly what base64() makes of this many bytes. The length is compared
/// before anything is allocated.
std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text, std::size_t bytes);

} // namespace attentoscope
