// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <vector>

namespace attentoscope {

/// The index of the first token of each word, and one more for the end. Tokens without a space between them are one
/// word, as in counts of alignments. A special token is a word of its own.
std::vector<int> wordBegins(const std::vector<Token>& tokens);

/// The words that begin there. A word has no mark of the space before it.
std::vector<Token> wordsOf(const std::vector<Token>& tokens, const std::vector<int>& begins);

/// The columns of a word are added, because its pieces share its weight; its rows are averaged, so that they still sum
/// to one. A map without weights keeps none.
AttentionMap mapOfWords(
    const AttentionMap& map, const std::vector<int>& rowBegins, const std::vector<int>& columnBegins);

} // namespace attentoscope
