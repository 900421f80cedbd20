// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/translationmodel.h"

#include "engine/model/moduleweights.h"

namespace attentoscope {

TranslationModel::TranslationModel(const Configuration& configuration, ModelSizes sizes, Vocabulary source,
    Vocabulary target, Spacing targetSpacing, SubwordSides subwords)
    : m_configuration(configuration)
    , m_sizes(std::move(sizes))
    , m_source(std::move(source))
    , m_target(std::move(target))
    , m_targetSpacing(std::move(targetSpacing))
    , m_subwords(std::move(subwords))
    , m_sourcePipeline(configuration.data, m_subwords.source)
    , m_targetPipeline(configuration.data, m_subwords.target)
    , m_random(std::make_shared<ModelRandom>(configuration.training.seed))
    , m_network(m_sizes, m_random)
{
    initializeWeights(*m_network, configuration.training, *m_random);
}

Result<std::shared_ptr<TranslationModel>> TranslationModel::make(const Configuration& configuration, Vocabulary source,
    Vocabulary target, Spacing targetSpacing, SubwordSides subwords)
{
    auto sizes = modelSizes(configuration, source.size(), target.size());
    if (!sizes)
        return std::unexpected(sizes.error());
    if (auto checked = checkModel(*sizes); !checked)
        return std::unexpected(checked.error());
    return std::shared_ptr<TranslationModel>(new TranslationModel(configuration, std::move(*sizes), std::move(source),
        std::move(target), std::move(targetSpacing), std::move(subwords)));
}

NetworkReplica TranslationModel::replica()
{
    auto random = std::make_shared<ModelRandom>(m_configuration.training.seed);
    Seq2Seq network(m_sizes, random);
    const auto weights = m_network->parameters();
    for (std::size_t index = 0; auto& weight : network->parameters())
        weight.set_data(weights[index++].detach());
    const auto modules = m_network->modules();
    for (std::size_t index = 0; const auto& module : network->modules()) {
        auto* replica = dynamic_cast<HasSharedWeights*>(module.get());
        auto* own = dynamic_cast<HasSharedWeights*>(modules[index++].get());
        if (!replica)
            continue;
        const auto from = own->sharedWeights();
        for (std::size_t place = 0; auto* weight : replica->sharedWeights())
            weight->multiplyAs(*from[place++]);
    }
    return {network, random};
}

std::int64_t TranslationModel::parameterCount() const
{
    std::int64_t count = 0;
    for (const auto& weight : m_network->parameters())
        count += weight.numel();
    return count;
}

StoredTensors TranslationModel::weights() const
{
    return weightsOf(*m_network);
}

Result<void> TranslationModel::setWeights(const StoredTensors& weights)
{
    return setWeightsOf(*m_network, weights);
}

} // namespace attentoscope
