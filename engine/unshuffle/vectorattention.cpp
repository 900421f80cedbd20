// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectorattention.h"

#include "engine/model/attention/termlist.h"

#include <limits>

namespace attentoscope {

namespace {

torch::nn::Linear linear(const LinearMap& map)
{
    return torch::nn::Linear(torch::nn::LinearOptions(map.inputs, map.outputs).bias(map.hasBias()));
}

} // namespace

VectorAttentionImpl::VectorAttentionImpl(const ModelSizes& sizes)
    : m_input(register_module("U", linear(*sizes.find("U.weight"))))
    , m_state(register_module("W", linear(*sizes.find("W.weight"))))
    , m_score(register_module("v", linear(*sizes.find("v.weight"))))
{
}

VectorOutput VectorAttentionImpl::forward(
    const torch::Tensor& states, const torch::Tensor& inputs, const torch::Tensor& padding)
{
    const auto keys = m_input->forward(inputs).transpose(0, 1).unsqueeze(0); // (1, B, S, K)
    const auto queries = m_state->forward(states).unsqueeze(2); // (T, B, 1, K)
    const auto scores = m_score->forward((queries + keys).tanh_()).squeeze(-1); // (T, B, S)
    const auto weights = scores.masked_fill(padding.unsqueeze(0), -std::numeric_limits<double>::infinity()).softmax(-1);
    const auto vectors = torch::bmm(weights.transpose(0, 1), inputs.transpose(0, 1)); // (B, T, 2)
    return {vectors.transpose(0, 1), weights};
}

std::vector<DissectionTerm> VectorAttentionImpl::explainScore(const torch::Tensor& state, const torch::Tensor& input)
{
    TermList terms;
    const auto before = terms.given("s(t)", "the vector before the one that is asked for", state);
    const auto vector = terms.given("x(j)", "the vector of the input", input);
    const auto asked = terms.projected("W s(t)", "what the state asks for", m_state->forward(state), before);
    const auto offered = terms.projected("U x(j)", "what the vector offers", m_input->forward(input), vector);
    terms.additiveScore(asked, offered, m_score->weight);
    return terms.take();
}

RowArithmetic VectorAttentionImpl::explainRow(const torch::Tensor& state, const torch::Tensor& inputs)
{
    const auto scores =
        m_score->forward((m_state->forward(state) + m_input->forward(inputs)).tanh()).squeeze(-1); // (S)
    const auto weights = numbersOf(scores.softmax(-1));
    return {numbersOf(scores), weights, {}, weights};
}

AttentionKindInfo VectorAttentionImpl::information()
{
    return {
        .id = "vectors",
        .name = "Additive, over vectors",
        .help = "A small neural network compares the last vector with each vector of the input, and the output is the "
                "weighted sum of the inputs themselves: there are no words, no encoder and no decoder.",
        .equation = "e(t,j) = v · tanh(W s(t) + U x(j))"
                    "\nα(t,·) = softmax over j of e(t,j),   o(t) = Σ α(t,j) x(j)",
        .symbols = {{"s(t)", "the vector before the one that is asked for; first [0,1]"},
            {"x(j)", "vector j of the input"}, {"W, U, v", "learned weights"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"},
            {"o(t)", "the output; rounded, it is the next s"}},
        .paper = "Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate",
        .paperUrl = "https://arxiv.org/abs/1409.0473",
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
        .task = Task::Unshuffle,
    };
}

} // namespace attentoscope
