// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/concatattention.h"

#include "engine/model/attention/additivescore.h"
#include "engine/model/attention/termlist.h"

namespace attentoscope {

ConcatAttention::ConcatAttention(const ModelSizes& sizes)
    : m_both(registerLinear(*this, sizes, "decoder.attention.both"))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
    , m_stateSize(sizes.state)
{
}

torch::Tensor ConcatAttention::keys(const torch::Tensor& annotations)
{
    const auto weight = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    return torch::nn::functional::linear(annotations, weight, m_both->bias);
}

torch::Tensor ConcatAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto weight = m_both->weight.narrow(1, 0, m_stateSize);
    return additiveScore(torch::nn::functional::linear(query.state, weight), memory, m_v);
}

std::vector<DissectionTerm> ConcatAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto weight = m_both->weight.narrow(1, 0, m_stateSize);
    const auto asked = terms.projected(
        "W₁ s(t)", "the part of W that meets the state", torch::nn::functional::linear(query.state, weight), state);
    const auto key = terms.mapped(
        "W₂ h(j)", "the part of W that meets the annotation", memory.keys[0][position], annotation, m_both->bias);
    terms.additiveScore(asked, key, m_v);
    return terms.take();
}

} // namespace attentoscope
