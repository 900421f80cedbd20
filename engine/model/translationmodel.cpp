// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/translationmodel.h"

#include "engine/model/tensors.h"

namespace attentoscope {

namespace {

/// Source and target can share vectors only if they have the same words with the same ids.
Result<void> checkTiedWords(const ModelSizes& sizes, const Vocabulary& source, const Vocabulary& target)
{
    if (sizes.model.tiedEmbeddings != TiedEmbeddings::All || source.words() == target.words())
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("tied_embeddings=all needs the same words with the same ids on both sides, but the {} words of the "
                "source and the {} of the target are not the same. Set tokenizer=bpe and subword_learning=joint, or "
                "use tied_embeddings=target.",
            source.size(), target.size()));
}

} // namespace

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
}

Result<std::shared_ptr<TranslationModel>> TranslationModel::make(const Configuration& configuration, Vocabulary source,
    Vocabulary target, Spacing targetSpacing, SubwordSides subwords)
{
    auto model =
        makeEmpty(configuration, std::move(source), std::move(target), std::move(targetSpacing), std::move(subwords));
    if (model)
        initializeWeights(*(*model)->m_network, configuration.training, *(*model)->m_random);
    return model;
}

Result<std::shared_ptr<TranslationModel>> TranslationModel::makeWith(const WeightReader& read,
    const Configuration& configuration, Vocabulary source, Vocabulary target, Spacing targetSpacing,
    SubwordSides subwords)
{
    auto model =
        makeEmpty(configuration, std::move(source), std::move(target), std::move(targetSpacing), std::move(subwords));
    if (!model)
        return model;
    for (const auto& item : (*model)->m_network->named_parameters()) {
        const auto& weight = item.value();
        const auto count = static_cast<std::size_t>(weight.numel());
        if (auto got = read(item.key(), weight.sizes(), {weight.data_ptr<float>(), count}); !got)
            return std::unexpected(got.error());
    }
    return model;
}

Result<std::shared_ptr<TranslationModel>> TranslationModel::makeEmpty(const Configuration& configuration,
    Vocabulary source, Vocabulary target, Spacing targetSpacing, SubwordSides subwords)
{
    auto sizes = modelSizes(configuration, source.size(), target.size());
    if (!sizes)
        return std::unexpected(sizes.error());
    if (auto checked = checkModel(*sizes); !checked)
        return std::unexpected(checked.error());
    if (auto checked = checkTiedWords(*sizes, source, target); !checked)
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
    auto stored = weightsOf(*m_network);
    // Of the tied tensors, only this one is stored. The metadata give this name for the others, as save_model() of
    // Python's safetensors does.
    constexpr const char* kept = "decoder.embedding.weight";
    if (m_sizes.isOutputTied())
        stored.metadata["decoder.output.weight"] = kept;
    if (m_sizes.model.tiedEmbeddings == TiedEmbeddings::All)
        stored.metadata["encoder.embedding.weight"] = kept;
    return stored;
}

Result<void> TranslationModel::setWeights(const StoredTensors& weights)
{
    return setWeightsOf(*m_network, weights);
}

} // namespace attentoscope
