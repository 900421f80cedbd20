// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <string_view>

namespace attentoscope {

/// The most tokens of a sentence to translate. Its attention has a weight for each pair of a source token and a target
/// word, and there may be twice as many target words. So the length must be limited.
inline constexpr std::size_t mostSentenceTokens = 1'000;
inline constexpr std::size_t mostSentenceBytes = 64 * mostSentenceTokens;

/// One checks the text before it is cut into tokens, the other checks the tokens. The errors give the length and
/// advice. Text that is not UTF-8 is refused too, because words are cut by characters, and answers may become JSON.
Result<void> checkSentenceText(std::string_view text);
Result<void> checkSentenceTokens(std::size_t tokens);

} // namespace attentoscope
