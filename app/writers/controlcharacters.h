// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

enum class LineEnds : std::uint8_t { Shown, Kept };

/// Text of strangers as a terminal may get it: a control character, which could move the cursor or change a title, is
/// written as \u001b, a byte that is no UTF-8 as \xff; tabs stay.
std::string visible(std::string_view text, LineEnds ends = LineEnds::Shown);

/// The same for JSON that is written already: what JSON itself need not escape and terminals obey, U+007F to U+009F.
std::string visibleJson(std::string_view json);

} // namespace attentoscope
