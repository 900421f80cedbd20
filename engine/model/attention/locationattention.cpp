// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/locationattention.h"

#include "engine/model/attention/termlist.h"

#include <limits>

namespace attentoscope {

LocationAttention::LocationAttention(const ModelSizes& sizes)
    : m_position(registerLinear(*this, sizes, "decoder.attention.position")), m_mask(sizes.model.mask)
{
}

torch::Tensor LocationAttention::rawScores(const AttentionQuery& query, const AttentionMemory&)
{
    return m_position->forward(torch::cat({query.embedded, query.state}, -1));
}

Attended LocationAttention::attendFreely(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto all = scores(query, memory);
    const std::int64_t length = memory.annotations.size(1);
    TORCH_CHECK(
        length <= all.size(-1), "a source of ", length, " tokens does not fit attention_positions=", all.size(-1));
    torch::Tensor weights;
    if (m_mask == PositionMask::On)
        weights =
            all.narrow(-1, 0, length).masked_fill(memory.padding, -std::numeric_limits<double>::infinity()).softmax(-1);
    else
        weights = all.softmax(-1).narrow(-1, 0, length).masked_fill(memory.padding, 0.0);
    return {weights, contextOf(weights, memory), {}};
}

std::vector<DissectionTerm> LocationAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory&, std::int64_t position)
{
    TermList terms;
    const auto weights = m_position->weight[position];
    const std::int64_t wordSize = query.embedded.size(-1);
    const auto word = terms.given("y(t−1)", "the vector of the previous target word", query.embedded[0][0]);
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto fromWord = terms.product("w₁(j) ⊙ y(t−1)",
        terms.given("w₁(j)", "the part of this position's weights that meets the word", weights.narrow(0, 0, wordSize)),
        word);
    const auto fromState = terms.product("w₂(j) ⊙ s(t−1)",
        terms.given("w₂(j)", "the part of this position's weights that meets the state",
            weights.narrow(0, wordSize, weights.size(0) - wordSize)),
        state);
    const auto bias = terms.given("b(j)", "the bias of this position", m_position->bias[position]);
    terms.total("e(t,j)", "the score: the sum of both products and the bias", {fromWord, fromState, bias});
    return terms.take();
}

RowArithmetic LocationAttention::explainRow(const AttentionQuery& query, const AttentionMemory& memory)
{
    const std::int64_t length = memory.annotations.size(1);
    const auto all = scores(query, memory)[0][0];
    const auto looked = m_mask == PositionMask::On ? all.narrow(0, 0, length) : all;
    const auto softmax = looked.softmax(-1);
    return {numbersOf(looked), numbersOf(softmax), {}, numbersOf(softmax.narrow(0, 0, length))};
}

} // namespace attentoscope
