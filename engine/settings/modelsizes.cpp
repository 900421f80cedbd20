// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/modelsizes.h"

#include "engine/settings/attentionkinds.h"
#include "engine/settings/multiheadkind.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr int articleInnerSize = 20;

void addMaps(ModelSizes& sizes, const std::string& module, std::vector<LinearMap> maps)
{
    for (auto& map : maps) {
        map.name.insert(0, module);
        sizes.maps.push_back(std::move(map));
    }
}

/// A table has a row for each word.
void addTable(ModelSizes& sizes, const char* name, std::int64_t wordSize, std::int64_t words)
{
    if (sizes.model.wordVectors == WordVectors::Learned)
        sizes.maps.push_back({name, wordSize, words, MapWeights::Matrix, MapUse::Never});
}

/// What makes the decoder's first state of the encoder's last one.
void addBridges(ModelSizes& sizes)
{
    const bool projected = sizes.model.initialState == InitialState::Projected;
    if (!projected && sizes.model.initialState != InitialState::FirstBackward)
        return;
    const int count = sizes.model.layers * (sizes.model.cell == CellKind::Lstm ? 2 : 1);
    for (int bridge = 0; bridge < count; ++bridge)
        sizes.maps.push_back({"decoder.bridge." + std::to_string(bridge) + ".weight",
            projected ? sizes.annotation : sizes.model.hiddenSize, sizes.state, MapWeights::MatrixAndBias,
            MapUse::Sentence});
}

/// The layers of PreviousStateDecoder, and the size of its readout.
void addPreviousStateDecoder(ModelSizes& sizes)
{
    const auto read = sizes.targetWord + sizes.annotation;
    sizes.decoder.inputSize = read;
    if (sizes.model.decoderInput == DecoderInput::Combined) {
        sizes.maps.push_back({"decoder.combine.weight", read, sizes.state});
        sizes.decoder.inputSize = sizes.state;
    }
    sizes.readout = sizes.state;
    if (sizes.model.readout == Readout::State)
        return;
    const auto usual = sizes.isOutputTied() ? sizes.targetWord : std::max<std::int64_t>(1, sizes.state / 2);
    sizes.readout = sizes.model.maxoutSize > 0 ? sizes.model.maxoutSize : usual;
    sizes.maps.push_back({"decoder.maxout.weight", sizes.state + read, 2 * sizes.readout});
}

/// The layers of CurrentStateDecoder, and the size of its readout.
void addCurrentStateDecoder(ModelSizes& sizes, ReadsState reads)
{
    const bool isCombined = reads == ReadsState::Current;
    sizes.readout = isCombined && sizes.isOutputTied() ? sizes.targetWord : sizes.state;
    sizes.decoder.inputSize = sizes.targetWord + (sizes.model.inputFeeding ? sizes.readout : 0);
    if (isCombined)
        sizes.maps.push_back({"decoder.combine.weight", sizes.state + sizes.annotation, sizes.readout});
}

void addDecoder(ModelSizes& sizes, const AttentionKind& kind, std::int64_t words)
{
    addTable(sizes, "decoder.embedding.weight", sizes.targetWord, words);
    if (kind.maps) {
        addMaps(sizes, "decoder.attention.", kind.maps(sizes));
        sizes.maps.push_back({"decoder.context", sizes.annotation, 1, MapWeights::None, MapUse::Pair});
    }
    addBridges(sizes);
    if (kind.info.reads == ReadsState::Previous)
        addPreviousStateDecoder(sizes);
    else
        addCurrentStateDecoder(sizes, kind.info.reads);
    addMaps(sizes, "decoder.recurrent.", recurrentMaps(sizes.decoder, MapUse::TargetToken));
    addMaps(sizes, "decoder.recurrent.", normalizationMaps(sizes.decoder));
    sizes.maps.push_back({"decoder.output.weight", sizes.readout, words,
        sizes.isOutputTied() ? MapWeights::Bias : MapWeights::MatrixAndBias});
}

ModelSizes recurrentModelSizes(
    const ModelConfiguration& model, const AttentionKind& kind, std::size_t sourceWords, std::size_t targetWords)
{
    const auto words = [](std::size_t count) { return static_cast<std::int64_t>(count); };
    const bool isLearned = model.wordVectors == WordVectors::Learned;
    ModelSizes sizes{.model = model};
    sizes.sourceWord = isLearned ? model.embeddingSize : words(sourceWords);
    sizes.targetWord = isLearned ? model.embeddingSize : words(targetWords);
    sizes.encoder = {
        model.cell, sizes.sourceWord, model.hiddenSize, model.layers, model.bidirectional, model.layerNormalization};
    sizes.annotation = sizes.encoder.outputSize();
    sizes.state = model.decoderHiddenSize > 0 ? model.decoderHiddenSize : model.hiddenSize;
    sizes.inner = model.attentionSize > 0 ? model.attentionSize : sizes.state;
    sizes.decoder = {.cell = model.cell,
        .hiddenSize = sizes.state,
        .layers = model.layers,
        .normalization = model.layerNormalization};
    if (model.tiedEmbeddings != TiedEmbeddings::All)
        addTable(sizes, "encoder.embedding.weight", sizes.sourceWord, words(sourceWords));
    addMaps(sizes, "encoder.recurrent.", recurrentMaps(sizes.encoder, MapUse::SourceToken));
    addMaps(sizes, "encoder.recurrent.", normalizationMaps(sizes.encoder));
    addDecoder(sizes, kind, words(targetWords));
    return sizes;
}

void addPositions(ModelSizes& sizes, const std::string& module)
{
    if (sizes.model.positions == Positions::Learned)
        sizes.maps.push_back({module + "positions.weight", sizes.transformer.model, sizes.model.maximumPositions,
            MapWeights::Matrix, MapUse::Never});
}

ModelSizes transformerModelSizes(const ModelConfiguration& model, std::int64_t sourceWords, std::int64_t targetWords)
{
    ModelSizes sizes{.model = model, .transformer = TransformerSizes::of(model)};
    sizes.sourceWord = sizes.targetWord = sizes.annotation = sizes.state = sizes.readout = sizes.transformer.model;
    if (model.tiedEmbeddings != TiedEmbeddings::All)
        addTable(sizes, "encoder.embedding.weight", sizes.sourceWord, sourceWords);
    addPositions(sizes, "encoder.");
    addMaps(sizes, "encoder.", transformerEncoderMaps(sizes.transformer));
    addTable(sizes, "decoder.embedding.weight", sizes.targetWord, targetWords);
    addPositions(sizes, "decoder.");
    addMaps(sizes, "decoder.", transformerDecoderMaps(sizes.transformer));
    sizes.maps.push_back({"decoder.output.weight", sizes.readout, targetWords,
        sizes.isOutputTied() ? MapWeights::Bias : MapWeights::MatrixAndBias});
    return sizes;
}

/// Of a model with one attention; `kind` is null for a Transformer.
ModelSizes sentenceModelSizes(
    const ModelConfiguration& model, const AttentionKind* kind, std::size_t sourceWords, std::size_t targetWords)
{
    return kind
        ? recurrentModelSizes(model, *kind, sourceWords, targetWords)
        : transformerModelSizes(model, static_cast<std::int64_t>(sourceWords), static_cast<std::int64_t>(targetWords));
}

/// The row of the configured kind; null for a Transformer.
Result<const AttentionKind*> recurrentKind(const ModelConfiguration& model)
{
    if (model.architecture == Architecture::Transformer)
        return nullptr;
    if (model.attention == multiHeadId)
        return failure(ErrorCode::InvalidSetting,
            Message("attention={} needs architecture=transformer; for recurrent layers set another one, such as "
                    "attention=general.",
                model.attention));
    return findAttentionKind(model.attention);
}

/// Whether both sides get the same pieces with the same ids.
bool haveOneVocabulary(const DataConfiguration& data)
{
    return cutsWords(data.tokenizer) && data.subwordModel.empty() && data.subwordLearning == SubwordLearning::Joint;
}

/// The alignment article's network over vectors of two numbers: VectorAttention.
ModelSizes vectorModelSizes(const ModelConfiguration& model)
{
    ModelSizes sizes{.model = model, .inner = model.attentionSize > 0 ? model.attentionSize : articleInnerSize};
    sizes.maps = {{"U.weight", 2, sizes.inner, MapWeights::Matrix, MapUse::SourceToken},
        {"W.weight", 2, sizes.inner, MapWeights::Matrix, MapUse::TargetToken},
        {"v.weight", sizes.inner, 1, MapWeights::Matrix, MapUse::Pair}};
    return sizes;
}

} // namespace

const LinearMap* ModelSizes::find(std::string_view name) const
{
    const auto found = std::ranges::find(maps, name, &LinearMap::name);
    return found == maps.end() ? nullptr : &*found;
}

Result<ModelSizes> modelSizes(const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords)
{
    const auto& model = configuration.model;
    if (configuration.task == Task::Unshuffle)
        return vectorModelSizes(model);
    const auto kind = recurrentKind(model);
    if (!kind)
        return std::unexpected(kind.error());
    if (model.tiedEmbeddings != TiedEmbeddings::WherePossible)
        return sentenceModelSizes(model, *kind, sourceWords, targetWords);
    auto decided = model;
    decided.tiedEmbeddings = haveOneVocabulary(configuration.data) ? TiedEmbeddings::All : TiedEmbeddings::Target;
    auto tied = sentenceModelSizes(decided, *kind, sourceWords, targetWords);
    if (model.wordVectors == WordVectors::Learned && tied.readout == tied.targetWord)
        return tied;
    decided.tiedEmbeddings = TiedEmbeddings::None;
    return sentenceModelSizes(decided, *kind, sourceWords, targetWords);
}

} // namespace attentoscope
