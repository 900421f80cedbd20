// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/multiheadattention.h"

#include <cmath>
#include <limits>
#include <torch/nn/functional/linear.h>

namespace attentoscope {

namespace {

/// A mask that is true where a query must not attend to a key: (B or 1, 1, T or 1, S). Undefined: false everywhere.
torch::Tensor hidden(Future seen, std::int64_t queries, const WordRows& keys)
{
    const auto places = torch::arange(keys.steps());
    torch::Tensor hidden;
    if (keys.hasPadding())
        hidden = places.ge(keys.lengths().unsqueeze(1)).unsqueeze(1).unsqueeze(1);
    if (seen == Future::Seen || queries == 1) // no word follows the last one
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

MultiHeadAttentionImpl::MultiHeadAttentionImpl(const ModelSizes& sizes, const std::string& path, SharedRandom random)
    : m_weight(
          register_parameter("in_proj_weight", torch::empty({3 * sizes.transformer.model, sizes.transformer.model})))
    , m_bias(register_parameter("in_proj_bias", torch::empty({3 * sizes.transformer.model})))
    , m_size(sizes.transformer.model)
    , m_arithmetic(Arithmetic::of(sizes.model))
    , m_all(m_weight, m_bias, m_arithmetic.precision)
    , m_query(m_weight, m_bias, m_arithmetic.precision, {0, m_size})
    , m_keysAndValues(m_weight, m_bias, m_arithmetic.precision, {m_size, 2 * m_size})
    , m_heads(sizes.transformer.heads, sizes.model.attentionDropout, m_arithmetic, std::move(random))
    , m_output(registerLinear(*this, sizes, path + ".out_proj"))
{
}

torch::Tensor MultiHeadAttentionImpl::product(const torch::Tensor& words, SharedWeight& rows, RowRange range)
{
    if (m_arithmetic.isFusedFor(words))
        return sharedProduct(words, rows);
    return torch::nn::functional::linear(
        words, m_weight.narrow(0, range.first, range.count), m_bias.narrow(0, range.first, range.count));
}

torch::Tensor MultiHeadAttentionImpl::project(const torch::Tensor& words)
{
    if (m_trace) {
        m_trace->rows.push_back(words);
        m_trace->columns.push_back(words);
    }
    return product(words, m_all, {0, 3 * m_size});
}

torch::Tensor MultiHeadAttentionImpl::queries(const torch::Tensor& words)
{
    if (m_trace)
        m_trace->rows.push_back(words);
    return product(words, m_query, {0, m_size});
}

torch::Tensor MultiHeadAttentionImpl::keysAndValues(const torch::Tensor& words)
{
    if (m_trace)
        m_trace->columns.push_back(words);
    return product(words, m_keysAndValues, {m_size, 2 * m_size});
}

/// Applies the output map to the contexts of the heads.
HeadAttended MultiHeadAttentionImpl::finished(
    HeadAttended attended, const WordQueries& queries, const WordMemory& memory)
{
    if (!m_forced.empty())
        applyForced(attended, queries, memory);
    attended.context = outputOf(attended.context);
    if (m_trace) {
        m_trace->queries.push_back(queries.matrix);
        m_trace->keysAndValues = memory.words.placed(memory.matrix)[0];
        m_trace->outputs.push_back(attended.context);
    }
    return attended;
}

void MultiHeadAttentionImpl::applyForced(
    HeadAttended& attended, const WordQueries& queries, const WordMemory& memory) const
{
    const std::int64_t size = m_size / m_heads.count();
    auto contexts = queries.words.placed(attended.context).clone(); // (B, T, D)
    const auto values = memory.words.placed(memory.matrix).narrow(-1, m_size, m_size); // (B, S, D)
    if (attended.weights.defined())
        attended.weights = attended.weights.clone();
    for (const auto& [head, row, column] : m_forced) {
        const std::int64_t query = row - queries.first;
        if (query < 0 || query >= contexts.size(1))
            continue;
        const auto part = [&, first = head * size](const torch::Tensor& rows, std::int64_t place) {
            return rows.select(1, place).narrow(-1, first, size); // (B, D/H)
        };
        part(contexts, query).copy_(part(values, column));
        if (!attended.weights.defined())
            continue;
        auto weights = attended.weights.select(1, head).select(1, query); // (B, S)
        weights.zero_();
        weights.select(-1, column).fill_(1.0);
    }
    attended.context = queries.words.taken(contexts);
}

HeadAttended MultiHeadAttentionImpl::changed(
    HeadAttended attended, const WordQueries& queries, const WordMemory& memory, Future future) const
{
    if (!m_changed || !attended.weights.defined())
        return attended;
    const auto split = [this](const torch::Tensor& rows) { // (B, ·, D) to (B, H, ·, D/H)
        return rows.unflatten(-1, {m_heads.count(), m_size / m_heads.count()}).transpose(1, 2);
    };
    auto isChanged = m_changed->from(queries.first, queries.words.steps()).unsqueeze(1).unsqueeze(-1); // (B, 1, T, 1)
    if (m_changedHead) {
        const auto isOfHead = torch::arange(m_heads.count()).eq(*m_changedHead).view({1, -1, 1, 1});
        isChanged = torch::logical_and(isChanged, isOfHead); // (B, H, T, 1)
    }
    isChanged = isChanged.to(attended.weights.device());
    const auto isHidden = hidden(future, queries.words.steps(), memory.words);
    const auto visible = isHidden.defined() ? isHidden.logical_not() : torch::ones({1}, torch::kBool);
    attended.weights =
        torch::where(isChanged, changedWeights(attended.weights, visible, m_changed->how), attended.weights);
    const auto values = split(memory.words.placed(memory.matrix).narrow(-1, m_size, m_size));
    const auto contexts = torch::where(isChanged, torch::matmul(attended.weights, values),
        split(queries.words.placed(attended.context))); // (B, H, T, D/H)
    attended.context = queries.words.taken(contexts.transpose(1, 2).flatten(2));
    return attended;
}

torch::Tensor MultiHeadAttentionImpl::outputOf(const torch::Tensor& contexts)
{
    if (m_switchedOff.empty())
        return m_output->forward(contexts);
    auto left = contexts.clone();
    const std::int64_t size = m_size / m_heads.count();
    for (const std::int64_t head : m_switchedOff)
        left.narrow(-1, head * size, size).zero_();
    return m_output->forward(left);
}

HeadAttended MultiHeadAttentionImpl::attendToSelf(
    const torch::Tensor& projected, const WordRows& words, const HeadMask& mask)
{
    const WordQueries queries{projected.narrow(-1, 0, m_size), words};
    const WordMemory memory{projected.narrow(-1, m_size, 2 * m_size), words};
    return finished(changed(m_heads.attendToSelf(projected, words, mask, is_training()), queries, memory, mask.future),
        queries, memory);
}

HeadAttended MultiHeadAttentionImpl::attend(
    const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, std::optional<std::int64_t> forcedKey)
{
    auto attended = forcedKey ? m_heads.attendTo(*forcedKey, queries, memory)
                              : m_heads.attendToMemory(queries, memory, mask, is_training());
    return finished(changed(std::move(attended), queries, memory, mask.future), queries, memory);
}

} // namespace attentoscope
