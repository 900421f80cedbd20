// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/attentionheads.h"

#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

/// True where a query must not attend: (B or 1, 1, T or 1, S); undefined: nowhere.
torch::Tensor hidden(const HeadMask& mask, std::int64_t queries, std::int64_t keys)
{
    const auto places = torch::arange(keys);
    torch::Tensor hidden;
    if (mask.lengths.defined())
        hidden = places.ge(mask.lengths.unsqueeze(1)).unsqueeze(1).unsqueeze(1);
    if (mask.future == Future::Seen || queries == 1) // one that was read last has no future
        return hidden;
    const auto own = torch::arange(keys - queries, keys);
    const auto future = places.unsqueeze(0).gt(own.unsqueeze(1)).unsqueeze(0).unsqueeze(0);
    return hidden.defined() ? torch::logical_or(hidden, future) : future;
}

/// Which rows of a tensor (B, T, D) count: all, or those of the lengths (B).
SentenceRows rowsOf(const torch::Tensor& words, const torch::Tensor& lengths)
{
    const std::int64_t steps = words.size(1);
    return SentenceRows::padded(
        lengths.defined() ? lengths : torch::full({words.size(0)}, steps, torch::kInt64), steps);
}

HeadAttended inSentences(const AttendedHeads& attended, const torch::Tensor& words)
{
    return {attended.contexts.view({words.size(0), words.size(1), -1}), attended.weights};
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

HeadAttended AttentionHeads::attendToSelf(const torch::Tensor& projected, const HeadMask& mask, bool isTraining) const
{
    const std::int64_t size = projected.size(-1) / 3;
    if (!m_arithmetic.isFusedFor(projected))
        return reference(projected.narrow(-1, 0, size), projected.narrow(-1, size, size),
            projected.narrow(-1, 2 * size, size), mask, isTraining);
    const auto rows = rowsOf(projected, mask.lengths);
    return inSentences(attentoscope::attendToSelf(projected.flatten(0, 1), rows, options(mask, isTraining)), projected);
}

HeadAttended AttentionHeads::attendToMemory(
    const torch::Tensor& queries, const torch::Tensor& memory, const HeadMask& mask, bool isTraining) const
{
    const std::int64_t size = queries.size(-1);
    if (!m_arithmetic.isFusedFor(queries))
        return reference(queries, memory.narrow(-1, 0, size), memory.narrow(-1, size, size), mask, isTraining);
    return inSentences(attentoscope::attendToMemory(queries.flatten(0, 1), rowsOf(queries, {}), memory.flatten(0, 1),
                           rowsOf(memory, mask.lengths), options(mask, isTraining)),
        queries);
}

HeadAttended AttentionHeads::reference(const torch::Tensor& queries, const torch::Tensor& keys,
    const torch::Tensor& values, const HeadMask& mask, bool isTraining) const
{
    const auto split = [this](const torch::Tensor& rows) { // (B, H, ·, D/H)
        return rows.unflatten(-1, {m_heads, rows.size(-1) / m_heads}).transpose(1, 2);
    };
    const double scale = 1.0 / std::sqrt(static_cast<double>(queries.size(-1) / m_heads));
    auto scores = torch::matmul(split(queries) * scale, split(keys).transpose(-1, -2));
    if (const auto never = hidden(mask, queries.size(1), keys.size(1)); never.defined())
        scores = scores.masked_fill(never, -std::numeric_limits<double>::infinity());
    const auto weights = scores.softmax(-1);
    const auto kept = isTraining ? m_random->dropout(weights, m_dropout) : weights;
    return {torch::matmul(kept, split(values)).transpose(1, 2).flatten(2), weights};
}

HeadAttended AttentionHeads::attendTo(std::int64_t key, const torch::Tensor& queries, const torch::Tensor& memory) const
{
    const auto values = memory.narrow(-1, queries.size(-1), queries.size(-1));
    auto weights = torch::zeros(
        {queries.size(0), m_heads, queries.size(1), values.size(1)}, queries.options().requires_grad(false));
    weights.select(-1, key).fill_(1.0);
    return {values.narrow(1, key, 1).expand_as(queries).contiguous(), weights};
}

} // namespace attentoscope
