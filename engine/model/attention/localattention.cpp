// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/localattention.h"

#include "engine/model/attention/termlist.h"

#include <limits>

namespace attentoscope {

LocalAttention::LocalAttention(const ModelSizes& sizes)
    : m_annotation(registerLinear(*this, sizes, "decoder.attention.annotation"))
    , m_radius(static_cast<double>(sizes.model.attentionWindow))
{
}

torch::Tensor LocalAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor LocalAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return torch::bmm(query.state, memory.keys.transpose(1, 2));
}

LocalAttention::Windowed LocalAttention::windowed(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto lengths = memory.padding.logical_not().sum(-1).to(query.state.scalar_type()); // (B, 1)
    const auto centre = centres(query, lengths); // (B, T)
    const auto positions = torch::arange(memory.annotations.size(1), query.state.options().requires_grad(false));
    const auto distances = positions - centre.unsqueeze(-1); // (B, T, S)
    const auto unseen = torch::logical_or(memory.padding, distances.detach().abs() > m_radius);
    return {scores(query, memory).masked_fill(unseen, -std::numeric_limits<double>::infinity()), distances, centre};
}

Attended LocalAttention::attendFreely(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto row = windowed(query, memory);
    const auto weights = shaped(row.scores.softmax(-1), row.distances);
    return {weights, contextOf(weights, memory), row.centres};
}

std::vector<DissectionTerm> LocalAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    terms.bilinearScore(state, annotation, memory.keys[0][position], m_annotation->bias);
    return terms.take();
}

RowArithmetic LocalAttention::explainRow(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto row = windowed(query, memory);
    const auto ones = torch::ones_like(row.distances);
    const auto bell = shaped(ones, row.distances)[0][0];
    const auto softmax = row.scores.softmax(-1)[0][0];
    return {numbersOf(row.scores), numbersOf(softmax), bell.equal(ones[0][0]) ? std::vector<float>() : numbersOf(bell),
        numbersOf(softmax * bell)};
}

torch::Tensor LocalMonotonicAttention::centres(const AttentionQuery& query, const torch::Tensor& lengths)
{
    const auto steps = torch::arange(query.firstStep, query.firstStep + query.state.size(1), lengths.options());
    return torch::minimum(steps.unsqueeze(0), lengths - 1.0);
}

LocalPredictiveAttention::LocalPredictiveAttention(const ModelSizes& sizes)
    : LocalAttention(sizes)
    , m_position(registerLinear(*this, sizes, "decoder.attention.position"))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
{
}

torch::Tensor LocalPredictiveAttention::centres(const AttentionQuery& query, const torch::Tensor& lengths)
{
    return lengths * torch::matmul(m_position->forward(query.state).tanh(), m_v).sigmoid();
}

torch::Tensor LocalPredictiveAttention::shaped(const torch::Tensor& weights, const torch::Tensor& distances)
{
    const double sigma = radius() / 2.0;
    return weights * (distances.square() * (-1.0 / (2.0 * sigma * sigma))).exp();
}

} // namespace attentoscope
