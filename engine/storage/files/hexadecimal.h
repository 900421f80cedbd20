// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

std::string hexadecimal(std::uint64_t value); ///< 16 digits
std::string hexadecimal(std::string_view bytes); ///< two digits each
/// The bytes of such a text; nothing if it is not hexadecimal digits.
std::optional<std::string> bytesOfHexadecimal(std::string_view text);

} // namespace attentoscope
