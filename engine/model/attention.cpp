// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention.h"

#include "engine/model/termlist.h"

#include <limits>

namespace attentoscope {

torch::Tensor Attention::keys(const torch::Tensor&)
{
    return {};
}

Attended Attention::attend(const AttentionQuery& query, const AttentionMemory& memory)
{
    if (memory.fused) {
        auto [weights, context] = memory.fused->attend(scores(query, memory));
        return {weights, context, {}};
    }
    const auto masked = scores(query, memory).masked_fill(memory.padding, -std::numeric_limits<double>::infinity());
    const auto weights = masked.softmax(-1); // (B, T, S)
    return {weights, torch::bmm(weights, memory.annotations), {}};
}

RowArithmetic Attention::explainRow(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto row = scores(query, memory)[0][0];
    const auto weights = numbersOf(row.softmax(-1));
    return {numbersOf(row), weights, {}, weights};
}

} // namespace attentoscope
