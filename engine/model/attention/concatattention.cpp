// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/concatattention.h"

#include "engine/model/attention/additivescore.h"
#include "engine/model/attention/termlist.h"

namespace attentoscope {

ConcatAttention::ConcatAttention(const AttentionSizes& sizes)
    : m_both(register_module("both", Linear(sizes.state + sizes.annotation, sizes.inner, sizes.arithmetic, sizes.bias)))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
    , m_stateSize(sizes.state)
{
}

torch::Tensor ConcatAttention::keys(const torch::Tensor& annotations)
{
    const auto weight = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    return torch::nn::functional::linear(annotations, weight, m_both->bias);
}

torch::Tensor ConcatAttention::scores(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto weight = m_both->weight.narrow(1, 0, m_stateSize);
    return additiveScore(torch::nn::functional::linear(query.state, weight), memory, m_v);
}

std::vector<DissectionTerm> ConcatAttention::explainScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto weight = m_both->weight.narrow(1, 0, m_stateSize);
    const auto asked = terms.projected(
        "W₁ s(t)", "the part of W that meets the state", torch::nn::functional::linear(query.state, weight), state);
    const auto key = terms.projected(
        "W₂ h(j)", "the part of W that meets the annotation, and the bias", memory.keys[0][position], annotation);
    terms.additiveScore(asked, key, m_v);
    return terms.take();
}

AttentionKindInfo ConcatAttention::information()
{
    return {
        .id = "concat",
        .name = "Concat (Luong)",
        .help = "State and annotation are put side by side and go through a small neural network. The same idea as the "
                "additive kind, but read from the decoder's current state.",
        .equation = "e(t,j) = v · tanh(W [s(t); h(j)])\n" + std::string(weightsEquation),
        .symbols = {{"s(t)", "the decoder's state at this step"}, {"h(j)", "the annotation of source word j"},
            {"W, v", "learned weights"}, {"[ ; ]", "two vectors put end to end"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = "Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation",
        .paperUrl = "https://arxiv.org/abs/1508.04025",
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
}

} // namespace attentoscope
