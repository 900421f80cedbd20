// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <vector>

namespace attentoscope {

/// The index of the first token of each word, and the number of tokens at the end. Tokens without a space between them
/// are one word, as in alignment counts. A special token is always a separate word.
std::vector<int> wordBegins(const std::vector<Token>& tokens);

/// The words that begin at these tokens. The mark of the space before a word is left out.
std::vector<Token> wordsOf(const std::vector<Token>& tokens, const std::vector<int>& begins);

/// The map in whole words. The columns of a word are added, because its pieces share its weight. Its rows are averaged,
/// so that they still sum to one. A map without weights stays without weights.
AttentionMap mapOfWords(
    const AttentionMap& map, const std::vector<int>& rowBegins, const std::vector<int>& columnBegins);

} // namespace attentoscope
