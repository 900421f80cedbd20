// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <string_view>

namespace attentoscope {

/// Of a sentence that is translated: its attention has a weight for each of its tokens and each of up to twice as many
/// words, so it may not be of any length.
inline constexpr std::size_t mostSentenceTokens = 1'000;
inline constexpr std::size_t mostSentenceBytes = 64 * mostSentenceTokens;

/// Before the text is cut into tokens, and after. The errors say how long it is and what to do.
Result<void> checkSentenceBytes(std::string_view text);
Result<void> checkSentenceTokens(std::size_t tokens);

} // namespace attentoscope
