// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/attention.h"

#include "engine/model/attention/termlist.h"

#include <limits>

namespace attentoscope {

torch::Tensor Attention::keys(const torch::Tensor&)
{
    return {};
}

Attended Attention::attend(const AttentionQuery& query, const AttentionMemory& memory)
{
    if (memory.asked)
        *memory.asked = query;
    auto attended = attendFreely(query, memory);
    if (memory.forcedColumn) {
        attended.weights = torch::zeros_like(attended.weights);
        attended.weights.select(-1, *memory.forcedColumn).fill_(1.0);
        attended.context =
            memory.annotations.narrow(1, *memory.forcedColumn, 1).expand_as(attended.context).contiguous();
    }
    if (memory.otherContext.defined())
        attended.context = memory.otherContext;
    return attended;
}

Attended Attention::attendFreely(const AttentionQuery& query, const AttentionMemory& memory)
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
