// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sentencerows.h"

namespace attentoscope {

/// The rows of a matrix (N, D) that are the words of a batch of sentences. Nearly all layers of a Transformer treat
/// each word separately. So they use such matrices, and do not multiply the padding of tensors (B, T, …).
class WordRows
{
public:
    WordRows() = default;
    /// Rows for all positions of tensors (B, T, …).
    static WordRows all(std::int64_t sentences, std::int64_t steps);
    /// Rows for the first `lengths` (B) of the T positions of each sentence.
    static WordRows of(const torch::Tensor& lengths, std::int64_t steps);
    /// T consecutive rows for each sentence, beginning at `first`, in a matrix with N rows.
    static WordRows at(const std::vector<std::int64_t>& first, std::int64_t steps, std::int64_t rows);
    /// The rows of these sentences (numbers, int64) in the same matrix. A sentence may occur more than once.
    WordRows selected(const torch::Tensor& sentences) const;

    const SentenceRows& rows() const { return m_rows; }
    std::int64_t sentences() const { return m_rows.sentences(); } ///< B
    std::int64_t steps() const { return m_steps; } ///< T
    bool hasPadding() const;
    torch::Tensor lengths() const; ///< (B)

    /// From (B, T, …) to (N, …). Rows without a sentence are zero.
    torch::Tensor taken(const torch::Tensor& tensor) const;
    /// From (N, …) to (B, T, …). Padding is zero. Selected rows can be placed only without gradients.
    torch::Tensor placed(const torch::Tensor& matrix) const;

private:
    bool isWhole() const; ///< whether the rows are in the tensor's order

    SentenceRows m_rows;
    std::int64_t m_steps = 0;
};

/// Copies `count` rows that begin with row `first` to the rows that begin with `place`. A row is an index of the first
/// dimension. Both tensors must be dense and of one type.
void copyRows(
    const torch::Tensor& from, std::int64_t first, const torch::Tensor& to, std::int64_t place, std::int64_t count);

} // namespace attentoscope
