// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// The rows of a matrix (N, D) that belong to each sentence. Most of a Transformer treats each row separately; only
/// attention must know its sentence.
struct SentenceRows
{
    struct Span
    {
        std::int64_t first = 0, count = 0;
    };
    std::vector<Span> spans; ///< rows of each sentence, in ascending order
    std::int64_t rows = 0; ///< N; rows of no sentence are padding
    std::int64_t longest = 0; ///< the largest number of rows of a sentence

    /// Sentences of these lengths (B), one directly after the other, padded to a multiple of 32 rows. So there are few
    /// numbers of rows, and few kernels of oneDNN.
    static SentenceRows packed(const torch::Tensor& lengths);
    /// The first `lengths` (B) rows of each sentence in a tensor (B, T, D).
    static SentenceRows padded(const torch::Tensor& lengths, std::int64_t steps);

    std::int64_t sentences() const { return static_cast<std::int64_t>(spans.size()); }
};

/// Zeroes the rows (N, D) that belong to no sentence.
void zeroPadding(const torch::Tensor& matrix, const SentenceRows& rows);

} // namespace attentoscope
