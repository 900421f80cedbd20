// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/attentionheads.h"

#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

/// True where a query must not attend: (B or 1, 1, T or 1, S); undefined: nowhere.
torch::Tensor hidden(Future seen, std::int64_t queries, const WordRows& keys)
{
    const auto places = torch::arange(keys.steps());
    torch::Tensor hidden;
    if (keys.hasPadding())
        hidden = places.ge(keys.lengths().unsqueeze(1)).unsqueeze(1).unsqueeze(1);
    if (seen == Future::Seen || queries == 1) // one that was read last has no future
        return hidden;
    const auto own = torch::arange(keys.steps() - queries, keys.steps());
    const auto future = places.unsqueeze(0).gt(own.unsqueeze(1)).unsqueeze(0).unsqueeze(0);
    return hidden.defined() ? torch::logical_or(hidden, future) : future;
}

} // namespace

HeadsOptions AttentionHeads::options(const HeadMask& mask, bool isTraining) const
{
    HeadsOptions result{.heads = m_heads,
        .mask = mask.future == Future::Hidden ? AttentionMask::Causal : AttentionMask::None,
        .answer = mask.wanted};
    if (isTraining && m_dropout > 0.0)
        result.dropout = {m_dropout, m_random->drawSeed()};
    return result;
}

HeadAttended AttentionHeads::attendToSelf(
    const torch::Tensor& projected, const WordRows& words, const HeadMask& mask, bool isTraining) const
{
    const std::int64_t size = projected.size(-1) / 3;
    if (!m_arithmetic.isFusedFor(projected))
        return reference(
            {projected.narrow(1, 0, size), words}, {projected.narrow(1, size, 2 * size), words}, mask, isTraining);
    const auto attended = attentoscope::attendToSelf(projected, words.rows(), options(mask, isTraining));
    return {attended.contexts, attended.weights};
}

HeadAttended AttentionHeads::attendToMemory(
    const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, bool isTraining) const
{
    if (!m_arithmetic.isFusedFor(queries.matrix))
        return reference(queries, memory, mask, isTraining);
    const auto attended = attentoscope::attendToMemory(
        queries.matrix, queries.words.rows(), memory.matrix, memory.words.rows(), options(mask, isTraining));
    return {attended.contexts, attended.weights};
}

HeadAttended AttentionHeads::reference(
    const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, bool isTraining) const
{
    const std::int64_t size = queries.matrix.size(1);
    const auto asking = queries.words.placed(queries.matrix), asked = memory.words.placed(memory.matrix);
    const auto split = [this](const torch::Tensor& rows) { // (B, H, ·, D/H)
        return rows.unflatten(-1, {m_heads, rows.size(-1) / m_heads}).transpose(1, 2);
    };
    const double scale = 1.0 / std::sqrt(static_cast<double>(size / m_heads));
    auto scores = torch::matmul(split(asking) * scale, split(asked.narrow(-1, 0, size)).transpose(-1, -2));
    if (const auto never = hidden(mask.future, queries.words.steps(), memory.words); never.defined())
        scores = scores.masked_fill(never.to(scores.device()), -std::numeric_limits<double>::infinity());
    const auto weights = scores.softmax(-1);
    const auto kept = isTraining ? m_random->dropout(weights, m_dropout) : weights;
    const auto contexts = torch::matmul(kept, split(asked.narrow(-1, size, size))).transpose(1, 2).flatten(2);
    return {queries.words.taken(contexts), weights};
}

HeadAttended AttentionHeads::attendTo(std::int64_t key, const WordQueries& queries, const WordMemory& memory) const
{
    const std::int64_t size = queries.matrix.size(1), steps = queries.words.steps();
    const auto values = memory.words.placed(memory.matrix).narrow(-1, size, size);
    auto weights =
        torch::zeros({values.size(0), m_heads, steps, values.size(1)}, values.options().requires_grad(false));
    weights.select(-1, key).fill_(1.0);
    return {queries.words.taken(values.narrow(1, key, 1).expand({-1, steps, -1})).contiguous(), weights};
}

} // namespace attentoscope
