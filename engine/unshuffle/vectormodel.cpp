// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectormodel.h"

#include "engine/reproducible/random.h"

#include <cmath>
#include <numbers>

namespace attentoscope {

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
