// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentioncontent.h"

namespace attentoscope::ui {

/// A translation in whole words: tokens without a space between them are one word, as in counts of alignments. The
/// columns of a source word are added, because its pieces share its weight; the rows of a target word are averaged, so
/// that they still sum to one. Special tokens stay separate.
struct WholeWords
{
    Translation translation;
    std::vector<int> sourceBegins; ///< first token of each source word, and one more for the end
    std::vector<int> targetBegins;

    [[nodiscard]] int pieces(Side side, int word) const; ///< number of tokens in a word
    [[nodiscard]] Cell firstTokens(Cell cell) const; ///< first tokens of a cell's words
};

/// Whether words are cut, so that the translation has another form in whole words. False where a sentence would be one.
[[nodiscard]] bool hasPieces(const Translation& translation);

[[nodiscard]] WholeWords wholeWords(const Translation& pieces);

/// The tokens of a sentence as one text, with spaces between words and without special tokens.
[[nodiscard]] QString textOf(const std::vector<Token>& tokens);

} // namespace attentoscope::ui
