// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentioncontent.h"

namespace attentoscope::ui {

/// A translation in whole words. Tokens without a space between them are one word, as in alignment counts. The columns
/// of a source word are added, because its pieces share its weight. The rows of a target word are averaged, so that
/// they still sum to one. Special tokens stay separate.
struct WholeWords
{
    Translation translation;
    std::vector<int> sourceBegins; ///< first token of each source word, and the number of tokens at the end
    std::vector<int> targetBegins;

    [[nodiscard]] int pieces(Side side, int word) const; ///< number of tokens in a word
    [[nodiscard]] Cell firstTokens(Cell cell) const; ///< first tokens of a cell's words
};

/// Whether words are cut into pieces, so that whole words make a difference. False if the sentence would become one
/// word.
[[nodiscard]] bool hasPieces(const Translation& translation);

[[nodiscard]] WholeWords wholeWords(const Translation& pieces);

/// The tokens of a sentence as one text, with spaces between words and without special tokens.
[[nodiscard]] QString textOf(const std::vector<Token>& tokens);

} // namespace attentoscope::ui
