// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/localattention.h"

#include "engine/model/attention/termlist.h"

#include <limits>

namespace attentoscope {

LocalAttention::LocalAttention(const AttentionSizes& sizes)
    : m_annotation(register_module("annotation", Linear(sizes.annotation, sizes.state, sizes.arithmetic, sizes.bias)))
    , m_radius(static_cast<double>(sizes.window))
{
}

torch::Tensor LocalAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor LocalAttention::scores(const AttentionQuery& query, const AttentionMemory& memory)
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
    return {weights, torch::bmm(weights, memory.annotations), row.centres};
}

std::vector<DissectionTerm> LocalAttention::explainScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    terms.bilinearScore(state, annotation, memory.keys[0][position]);
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

LocalPredictiveAttention::LocalPredictiveAttention(const AttentionSizes& sizes)
    : LocalAttention(sizes)
    , m_position(register_module("position", Linear(sizes.state, sizes.inner, sizes.arithmetic, Bias::Without)))
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

namespace {

constexpr auto windowEquation = "e(t,j) = s(t) · (W h(j)) where |j − p(t)| ≤ D";
constexpr auto paper =
    "Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation";
constexpr auto paperUrl = "https://arxiv.org/abs/1508.04025";

} // namespace

AttentionKindInfo LocalMonotonicAttention::information()
{
    return {
        .id = "local-m",
        .name = "Local, monotonic (Luong)",
        .help =
            "Step t sees source word t and D words on each side of it, nothing else. It suits languages of like word "
            "order. With a small D it cannot reach a word that stands far from its place: on the sample \"reverse\" it "
            "fails, and the heatmap shows the window it cannot leave.",
        .equation = "p(t) = t\n" + std::string(windowEquation) + "\n" + weightsEquation,
        .symbols = {{"s(t)", "the decoder's state at this step"}, {"h(j)", "the annotation of source word j"},
            {"W", "a learned matrix"}, {"p(t)", "the centre of the window: the step itself, at most the last word"},
            {"D", "how far the window reaches (attention_window)"},
            {"e(t,j)", "the score; a softmax over the window turns scores into weights"}},
        .paper = paper,
        .paperUrl = paperUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
}

AttentionKindInfo LocalPredictiveAttention::information()
{
    return {
        .id = "local-p",
        .name = "Local, predictive (Luong)",
        .help =
            "The decoder first predicts where in the sentence to look, then scores the words in a window around that "
            "place. A bell around the centre makes the prediction learnable, and lets a row sum to less than one.",
        .equation = "p(t) = S · sigmoid(v · tanh(W_p s(t)))\n" + std::string(windowEquation)
            + "\na(t,·) = softmax over j of e(t,j)"
              "\nα(t,j) = a(t,j) exp(−(j − p(t))² / 2σ²),   σ = D / 2"
              "\nc(t) = Σ α(t,j) h(j)",
        .symbols = {{"s(t)", "the decoder's state at this step"}, {"h(j)", "the annotation of source word j"},
            {"W, W_p, v", "learned weights"}, {"p(t)", "the predicted centre, between 0 and S"},
            {"S", "the number of source tokens"}, {"D", "how far the window reaches (attention_window)"},
            {"e(t,j)", "the score; a softmax over the window and a bell around the centre turn scores into weights"}},
        .paper = paper,
        .paperUrl = paperUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::AtMostOne,
    };
}

} // namespace attentoscope
