// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/linearattention.h"

#include "engine/model/attention/additivescore.h"
#include "engine/model/attention/termlist.h"

namespace attentoscope {

LinearAttention::LinearAttention(const ModelSizes& sizes)
    : m_both(registerLinear(*this, sizes, "decoder.attention.both")), m_stateSize(sizes.state)
{
    if (const auto* map = sizes.find("decoder.attention.v"))
        m_v = register_parameter("v", torch::empty({map->inputs}));
}

torch::Tensor LinearAttention::keys(const torch::Tensor& annotations)
{
    const auto weight = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    return torch::nn::functional::linear(annotations, weight, m_both->bias);
}

torch::Tensor LinearAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto queries = torch::nn::functional::linear(query.state, m_both->weight.narrow(1, 0, m_stateSize));
    if (m_v.defined())
        return additiveScore(queries, memory, m_v);
    return queries + memory.keys.transpose(1, 2); // (B, T, 1) + (B, 1, S)
}

std::vector<DissectionTerm> LinearAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto stateWeights = m_both->weight.narrow(1, 0, m_stateSize);
    if (m_v.defined()) {
        const auto asked = terms.projected("W₁ s(t−1)", "the part of W that meets the state",
            torch::nn::functional::linear(query.state, stateWeights), state);
        const auto key = terms.mapped(
            "W₂ h(j)", "the part of W that meets the annotation", memory.keys[0][position], annotation, m_both->bias);
        terms.additiveScore(asked, key, m_v);
        return terms.take();
    }
    const auto annotationWeights = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    const auto fromState =
        terms.product("w₁ ⊙ s(t−1)", terms.given("w₁", "the part of w that meets the state", stateWeights), state);
    const auto fromAnnotation = terms.product(
        "w₂ ⊙ h(j)", terms.given("w₂", "the part of w that meets the annotation", annotationWeights), annotation);
    const auto bias = terms.given("b", "the bias, one number", m_both->bias);
    terms.total("e(t,j)", "the score: the sum of both products and the bias", {fromState, fromAnnotation, bias});
    return terms.take();
}

} // namespace attentoscope
