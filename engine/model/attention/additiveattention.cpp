// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/additiveattention.h"

#include "engine/model/attention/additivescore.h"
#include "engine/model/attention/termlist.h"

namespace attentoscope {

AdditiveAttention::AdditiveAttention(const ModelSizes& sizes)
    : m_state(registerLinear(*this, sizes, "decoder.attention.state"))
    , m_annotation(registerLinear(*this, sizes, "decoder.attention.annotation"))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
{
}

torch::Tensor AdditiveAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor AdditiveAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return additiveScore(m_state->forward(query.state), memory, m_v);
}

std::vector<DissectionTerm> AdditiveAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto asked =
        terms.mapped("W s(t−1)", "what the state asks for", m_state->forward(query.state), state, m_state->bias);
    const auto key = terms.projected("U h(j)", "what the word offers", memory.keys[0][position], annotation);
    terms.additiveScore(asked, key, m_v);
    return terms.take();
}

} // namespace attentoscope
