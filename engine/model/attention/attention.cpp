// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/attention.h"

#include "engine/model/attention/termlist.h"

#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

/// Appends two terms: `constant`, and `result`, which is computed from the last term and the constant.
void append(std::vector<DissectionTerm>& terms, const DissectionTerm& constant, DissectionTerm result)
{
    const auto last = terms.size() - 1;
    terms.push_back(constant);
    result.operands = {last, last + 1};
    terms.push_back(std::move(result));
}

DissectionTerm given(const char* symbol, const char* meaning, double number)
{
    return {symbol, meaning, TermRule::Given, {}, {static_cast<float>(number)}};
}

} // namespace

ScoreShape::ScoreShape(const ModelSizes& sizes) : m_cap(sizes.model.scoreCap)
{
    if (sizes.model.scoreScale == ScoreScale::None)
        return;
    for (const char* sum : {"decoder.attention.score", "decoder.attention.v"})
        if (const auto* map = sizes.find(sum); map && map->use == MapUse::Pair)
            m_divisor = std::sqrt(static_cast<double>(map->inputs));
}

torch::Tensor ScoreShape::shaped(const torch::Tensor& raw) const
{
    if (m_cap > 0.0)
        return (raw * (1.0 / (m_divisor * m_cap))).tanh() * m_cap;
    return m_divisor == 1.0 ? raw : raw * (1.0 / m_divisor);
}

void ScoreShape::explain(std::vector<DissectionTerm>& terms) const
{
    if (!changesScores())
        return;
    auto& raw = terms.back();
    raw.symbol = "u(t,j)";
    raw.meaning = "the raw score: the sum of the line above";
    double score = raw.numbers.front();
    if (m_divisor != 1.0) {
        score /= m_divisor;
        append(terms, given("√K", "the square root of how many products were added", m_divisor),
            {m_cap > 0.0 ? "u(t,j) / √K" : "e(t,j)", "the scaled score", TermRule::Divided, {},
                {static_cast<float>(score)}});
    }
    if (m_cap > 0.0) {
        score = m_cap * std::tanh(score / m_cap);
        append(terms, given("C", "the cap of the scores (score_cap)", m_cap),
            {"e(t,j)", "the score, between −C and C", TermRule::Capped, {}, {static_cast<float>(score)}});
    }
}

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
    if (m_changed)
        applyChanged(attended, query.firstStep, memory);
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

/// Replaces weights and contexts of the changed rows. Other contexts stay as they are, to the last bit.
void Attention::applyChanged(Attended& attended, std::int64_t firstStep, const AttentionMemory& memory) const
{
    const auto isChanged =
        m_changed->from(firstStep, attended.weights.size(1)).unsqueeze(-1).to(attended.weights.device()); // (B, T, 1)
    const auto changed = changedWeights(attended.weights, memory.padding.logical_not(), m_changed->how);
    attended.weights = torch::where(isChanged, changed, attended.weights);
    attended.context = torch::where(isChanged, contextOf(attended.weights, memory), attended.context);
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
