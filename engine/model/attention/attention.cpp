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

torch::Tensor Attention::scores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return m_options.shape.shaped(rawScores(query, memory));
}

std::vector<DissectionTerm> Attention::explainScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    auto terms = explainRawScore(query, memory, position);
    m_options.shape.explain(terms);
    return terms;
}

Attended Attention::attend(const AttentionQuery& query, const AttentionMemory& memory)
{
    if (memory.asked)
        *memory.asked = query;
    auto attended = attendFreely(query, memory);
    if (is_training() && m_options.contextDropout > 0.0)
        attended.context = m_options.random->dropout(attended.context, m_options.contextDropout);
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
        const double rate = is_training() ? m_options.weightDropout : 0.0;
        auto [weights, context] =
            memory.fused->attend(scores(query, memory), {rate, rate > 0.0 ? m_options.random->drawSeed() : 0});
        return {weights, context, {}};
    }
    const auto masked = scores(query, memory).masked_fill(memory.padding, -std::numeric_limits<double>::infinity());
    const auto weights = masked.softmax(-1); // (B, T, S)
    return {weights, contextOf(weights, memory), {}};
}

torch::Tensor Attention::contextOf(const torch::Tensor& weights, const AttentionMemory& memory) const
{
    const auto kept = is_training() && m_options.weightDropout > 0.0
        ? m_options.random->dropout(weights, m_options.weightDropout)
        : weights;
    return torch::bmm(kept, memory.annotations);
}

RowArithmetic Attention::explainRow(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto row = scores(query, memory)[0][0];
    const auto weights = numbersOf(row.softmax(-1));
    return {numbersOf(row), weights, {}, weights};
}

} // namespace attentoscope
