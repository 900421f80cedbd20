// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sentencerows.h"

namespace attentoscope {

/// The rows of a matrix (N, D) that hold the words of a batch of sentences. A Transformer treats each word separately
/// in nearly all of its layers. They therefore pass such matrices on, and the padding of tensors (B, T, …) is never
/// multiplied.
class WordRows
{
public:
    WordRows() = default;
    /// All positions of tensors (B, T, …).
    static WordRows all(std::int64_t sentences, std::int64_t steps);
    /// The first `lengths` (B) of the T positions of each sentence.
    static WordRows of(const torch::Tensor& lengths, std::int64_t steps);
    /// T consecutive rows for each sentence, starting at `first`, of a matrix with N rows.
    static WordRows at(const std::vector<std::int64_t>& first, std::int64_t steps, std::int64_t rows);
    /// The same matrix for these sentences (numbers, int64). A sentence may be named more than once.
    WordRows selected(const torch::Tensor& sentences) const;

    const SentenceRows& rows() const { return m_rows; }
    std::int64_t sentences() const { return m_rows.sentences(); } ///< B
    std::int64_t steps() const { return m_steps; } ///< T
    bool hasPadding() const;
    torch::Tensor lengths() const; ///< (B)

    /// (B, T, …) to (N, …); zero in rows without a sentence.
    torch::Tensor taken(const torch::Tensor& tensor) const;
    /// (N, …) to (B, T, …); zero at padding. Selected rows can be placed only without gradients.
    torch::Tensor placed(const torch::Tensor& matrix) const;

private:
    bool isWhole() const; ///< whether rows are in the tensor's order

    SentenceRows m_rows;
    std::int64_t m_steps = 0;
};

/// Copies `count` rows, beginning with row `first`, to the rows beginning with `place`. A row is an index of the first
/// dimension; both tensors are dense and of one type.
void copyRows(
    const torch::Tensor& from, std::int64_t first, const torch::Tensor& to, std::int64_t place, std::int64_t count);

} // namespace attentoscope
