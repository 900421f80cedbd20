// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/additivescore.h"

#include <vector>

namespace attentoscope {

torch::Tensor additiveScore(const torch::Tensor& queries, const AttentionMemory& memory, const torch::Tensor& v)
{
    if (memory.fused)
        return memory.fused->additiveScores(queries, v);
    // Step by step: the sums of all steps at once would be a (B, T, S, K) tensor.
    std::vector<torch::Tensor> rows;
    rows.reserve(static_cast<std::size_t>(queries.size(1)));
    for (std::int64_t step = 0; step < queries.size(1); ++step)
        rows.push_back(torch::matmul((queries.narrow(1, step, 1) + memory.keys).tanh(), v)); // (B, S)
    return torch::stack(rows, 1);
}

} // namespace attentoscope
