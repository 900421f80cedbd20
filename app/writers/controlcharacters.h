// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

enum class LineEnds : std::uint8_t { Shown, Kept };

/// Makes text from files safe for a terminal. A control character, which could move the cursor or change a title,
/// becomes \u001b; a byte that is not UTF-8 becomes \xff. Tabs stay.
std::string visible(std::string_view text, LineEnds ends = LineEnds::Shown);

/// Does the same for finished JSON: U+007F to U+009F, which JSON need not escape but terminals obey.
std::string visibleJson(std::string_view json);

} // namespace attentoscope
