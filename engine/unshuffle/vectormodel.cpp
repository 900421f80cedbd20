// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectormodel.h"

#include "engine/model/attention/termlist.h"
#include "engine/reproducible/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace attentoscope {

namespace {

void put(const torch::Tensor& tensor, std::int64_t time, std::int64_t index, int number)
{
    auto* place = tensor.data_ptr<float>() + (time * tensor.size(1) + index) * 2;
    place[0] = static_cast<float>(number);
    place[1] = static_cast<float>(number + 1);
}

} // namespace

int firstTarget(UnshuffleRecipe recipe)
{
    return recipe == UnshuffleRecipe::Article ? 2 : 1;
}

VectorBatch makeVectorBatch(std::span<const std::vector<int>> sequences, int firstTarget)
{
    const auto longest = std::ranges::max_element(sequences, {}, [](const auto& one) { return one.size(); })->size();
    const auto size = static_cast<std::int64_t>(sequences.size());
    const auto sourceLength = static_cast<std::int64_t>(longest) + 1;
    const auto targetLength = sourceLength - firstTarget;
    VectorBatch batch{torch::zeros({sourceLength, size, 2}), torch::ones({size, sourceLength}, torch::kBool),
        torch::zeros({targetLength, size, 2}), torch::zeros({targetLength, size, 2}),
        torch::zeros({targetLength, size})};
    for (std::int64_t index = 0; index < size; ++index) {
        const auto& numbers = sequences[static_cast<std::size_t>(index)];
        const auto count = static_cast<std::int64_t>(numbers.size());
        batch.padding[index].slice(0, 0, count + 1).fill_(false);
        put(batch.inputs, 0, index, 0);
        for (std::int64_t place = 0; place < count; ++place)
            put(batch.inputs, place + 1, index, numbers[static_cast<std::size_t>(place)]);
        for (std::int64_t step = 0; step <= count - firstTarget; ++step) {
            const int target = firstTarget + static_cast<int>(step);
            put(batch.states, step, index, step == 0 ? 0 : target - 1);
            put(batch.targets, step, index, target);
        }
        const auto outputs = count - firstTarget + 1;
        batch.counts.select(1, index).slice(0, 0, outputs).fill_(1.0);
        batch.outputs += outputs;
    }
    return batch;
}

torch::Tensor withStart(std::span<const NumberPair> vectors)
{
    auto tensor = torch::empty({static_cast<std::int64_t>(vectors.size()) + 1, 1, 2});
    auto* place = tensor.data_ptr<float>();
    const auto append = [&](NumberPair pair) {
        *place++ = static_cast<float>(pair.first);
        *place++ = static_cast<float>(pair.second);
    };
    append(startPair);
    std::ranges::for_each(vectors, append);
    return tensor;
}

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

namespace {

constexpr double deviation = 0.5;

double normal(Random& random)
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - random.uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * random.uniform());
}

} // namespace

VectorModel::VectorModel(const Configuration& configuration)
    : m_configuration(configuration), m_network(modelSizes(configuration, 0, 0).value())
{
    const torch::NoGradGuard guard;
    Random random(configuration.training.seed);
    const bool isArticle = configuration.training.recipe == UnshuffleRecipe::Article;
    for (auto& weight : m_network->parameters()) {
        auto* numbers = weight.data_ptr<float>();
        for (std::int64_t index = 0; index < weight.numel(); ++index)
            numbers[index] = static_cast<float>(isArticle ? random.uniform() : deviation * normal(random));
    }
}

torch::Tensor VectorModel::loss(const VectorBatch& batch)
{
    const auto output = m_network->forward(batch.states, batch.inputs, batch.padding);
    const auto errors = (output.vectors - batch.targets).square().mean(-1);
    return (errors * batch.counts).sum() / static_cast<double>(batch.outputs);
}

} // namespace attentoscope
