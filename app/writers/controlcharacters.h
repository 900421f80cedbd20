// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

enum class LineEnds : std::uint8_t { Shown, Kept };

/// Makes text from files safe for a terminal. Control characters, which could move the cursor or change a title, become
/// codes such as \u001b. Bytes that are not UTF-8 become codes such as \xff. Tabs stay.
std::string visible(std::string_view text, LineEnds ends = LineEnds::Shown);

/// Does the same for finished JSON. JSON need not escape U+007F to U+009F, but terminals obey them.
std::string visibleJson(std::string_view json);

} // namespace attentoscope
