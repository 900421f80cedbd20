// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/multiheadattention.h"

#include <torch/nn/functional/linear.h>

namespace attentoscope {

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

/// The heads' contexts through the last map.
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
    return finished(m_heads.attendToSelf(projected, words, mask, is_training()),
        {projected.narrow(-1, 0, m_size), words}, {projected.narrow(-1, m_size, 2 * m_size), words});
}

HeadAttended MultiHeadAttentionImpl::attend(
    const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, std::optional<std::int64_t> forcedKey)
{
    return finished(forcedKey ? m_heads.attendTo(*forcedKey, queries, memory)
                              : m_heads.attendToMemory(queries, memory, mask, is_training()),
        queries, memory);
}

} // namespace attentoscope
