// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/linearattention.h"

#include "engine/model/attention/additivescore.h"
#include "engine/model/attention/termlist.h"

namespace attentoscope {

LinearAttention::LinearAttention(const AttentionSizes& sizes)
    : m_both(register_module("both",
          Linear(sizes.state + sizes.annotation, std::max<std::int64_t>(1, sizes.scoreHidden), sizes.arithmetic)))
    , m_stateSize(sizes.state)
{
    if (sizes.scoreHidden > 0)
        m_v = register_parameter("v", torch::empty({sizes.scoreHidden}));
}

torch::Tensor LinearAttention::keys(const torch::Tensor& annotations)
{
    const auto weight = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    return torch::nn::functional::linear(annotations, weight, m_both->bias);
}

torch::Tensor LinearAttention::scores(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto queries = torch::nn::functional::linear(query.state, m_both->weight.narrow(1, 0, m_stateSize));
    if (m_v.defined())
        return additiveScore(queries, memory, m_v);
    return queries + memory.keys.transpose(1, 2); // (B, T, 1) + (B, 1, S)
}

std::vector<DissectionTerm> LinearAttention::explainScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto stateWeights = m_both->weight.narrow(1, 0, m_stateSize);
    if (m_v.defined()) {
        const auto asked = terms.projected("W₁ s(t−1)", "the part of W that meets the state",
            torch::nn::functional::linear(query.state, stateWeights), state);
        const auto key = terms.projected(
            "W₂ h(j)", "the part of W that meets the annotation, and the bias", memory.keys[0][position], annotation);
        terms.additiveScore(asked, key, m_v);
        return terms.take();
    }
    const auto annotationWeights = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    const auto fromState =
        terms.product("w₁ ⊙ s(t−1)", terms.given("w₁", "the part of w that meets the state", stateWeights), state);
    const auto fromAnnotation = terms.product(
        "w₂ ⊙ h(j)", terms.given("w₂", "the part of w that meets the annotation", annotationWeights), annotation);
    const auto bias = terms.given("b", "the bias", m_both->bias);
    terms.total("e(t,j)", "the score: the sum of both products and the bias", {fromState, fromAnnotation, bias});
    return terms.take();
}

AttentionKindInfo LinearAttention::information()
{
    return {
        .id = "linear",
        .name = "Linear concat",
        .help =
            "One linear layer scores state and annotation put end to end. What the state adds is the same for every "
            "source word and cancels in the softmax, so all rows of the heatmap are equal. With hidden units "
            "(score_hidden) it becomes a small network and can follow the state.",
        .equation = "e(t,j) = w · [s(t−1); h(j)] + b\n" + std::string(weightsEquation),
        .symbols = {{"s(t−1)", "the decoder's state before this step"}, {"h(j)", "the annotation of source word j"},
            {"w, b", "learned weights; with hidden units v · tanh(W [s(t−1); h(j)] + b) stands in their place"},
            {"[ ; ]", "two vectors put end to end"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = "Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate",
        .paperUrl = "https://arxiv.org/abs/1409.0473",
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
    };
}

} // namespace attentoscope
