// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// Which rows of a matrix (N, D) belong to which sentence. Most of a Transformer treats each row by itself; only
/// attention has to know its sentence.
struct SentenceRows
{
    struct Span
    {
        std::int64_t first = 0, count = 0;
    };
    std::vector<Span> spans; ///< of each sentence, in ascending order
    std::int64_t rows = 0; ///< N; rows that belong to no sentence are padding
    std::int64_t longest = 0; ///< the largest count

    /// Sentences of these lengths (B), one directly after the other, and padding up to a multiple of 32 rows. Numbers
    /// of rows, and with them oneDNN's kernels, are then few.
    static SentenceRows packed(const torch::Tensor& lengths);
    /// Rows of a tensor (B, T, D), of which each sentence has its first `lengths` (B).
    static SentenceRows padded(const torch::Tensor& lengths, std::int64_t steps);

    std::int64_t sentences() const { return static_cast<std::int64_t>(spans.size()); }
};

/// Zeroes the rows (N, D) that belong to no sentence.
void zeroPadding(const torch::Tensor& matrix, const SentenceRows& rows);

} // namespace attentoscope
