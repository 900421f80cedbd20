// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/modelsizes.h"

#include "engine/settings/attentionkinds.h"
#include "engine/types/heads.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::int64_t gatesOf(const RecurrentSizes& sizes)
{
    return (sizes.cell == CellKind::Lstm ? 4 : 3) * sizes.hiddenSize;
}

/// The suffix of a weight's name, as in torch.nn.LSTM and torch.nn.GRU.
std::string suffixOf(std::int64_t layer, std::int64_t direction)
{
    return "_l" + std::to_string(layer) + (direction == 1 ? "_reverse" : "");
}

/// Collects maps under the name of their layer.
class LayerMaps
{
public:
    explicit LayerMaps(const TransformerSizes& sizes) : m_sizes(sizes) { }

    void begin(std::int64_t layer) { m_layer = "layers." + std::to_string(layer) + "."; }

    /// Adds the queries, keys and values of the same words, which one product computes.
    void addSelfAttention(MapUse token, MapUse pair)
    {
        add("self_attn.in_proj_weight", m_sizes.model, 3 * m_sizes.model, MapWeights::MatrixAndBias, token);
        addRest("self_attn.", token, pair);
    }

    /// Adds the queries of target words; and the keys and values of source words, which are rows of one matrix.
    void addCrossAttention()
    {
        const std::int64_t model = m_sizes.model;
        add("multihead_attn.in_proj_weight", model, 3 * model, MapWeights::MatrixAndBias, MapUse::Never);
        add("multihead_attn.query", model, model, MapWeights::None, MapUse::TargetToken);
        add("multihead_attn.keys_and_values", model, 2 * model, MapWeights::None, MapUse::SourceToken);
        addRest("multihead_attn.", MapUse::TargetToken, MapUse::Pair);
    }

    void addFeedForward(MapUse token)
    {
        add("linear1.weight", m_sizes.model, m_sizes.inner, MapWeights::MatrixAndBias, token);
        add("linear2.weight", m_sizes.inner, m_sizes.model, MapWeights::MatrixAndBias, token);
    }

    void addNorms(int count)
    {
        for (int norm = 1; norm <= count; ++norm)
            addNorm("norm" + std::to_string(norm));
    }

    std::vector<LinearMap> taken()
    {
        m_layer.clear();
        if (m_sizes.finalNorm)
            addNorm("norm");
        return std::move(m_maps);
    }

private:
    void add(const std::string& name, std::int64_t inputs, std::int64_t outputs, MapWeights weights, MapUse use)
    {
        m_maps.push_back({m_layer + name, inputs, outputs, weights, use});
    }

    /// Adds the remaining maps. For a pair of words, the scores and weighted sums of all heads need as many products as
    /// a vector has numbers.
    void addRest(const std::string& attention, MapUse token, MapUse pair)
    {
        add(attention + "score", m_sizes.model, 1, MapWeights::None, pair);
        add(attention + "context", m_sizes.model, 1, MapWeights::None, pair);
        add(attention + "out_proj.weight", m_sizes.model, m_sizes.model, MapWeights::MatrixAndBias, token);
    }

    void addNorm(const std::string& name)
    {
        add(name + ".weight", m_sizes.model, 1, MapWeights::Vector, MapUse::Never);
        add(name + ".bias", m_sizes.model, 1, MapWeights::Vector, MapUse::Never);
    }

    TransformerSizes m_sizes;
    std::string m_layer;
    std::vector<LinearMap> m_maps;
};

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

/// The maps from the encoder's last state to the decoder's first one.
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
    if (sizes.model.positions != Positions::Sinusoidal)
        sizes.maps.push_back({module + "positions.weight", sizes.transformer.model, sizes.model.maximumPositions,
            MapWeights::Matrix, MapUse::Never});
}

MapWeights transformerOutputWeights(const ModelSizes& sizes)
{
    if (sizes.isOutputTied())
        return sizes.model.outputBias ? MapWeights::Bias : MapWeights::None;
    return sizes.model.outputBias ? MapWeights::MatrixAndBias : MapWeights::Matrix;
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
    sizes.maps.push_back({"decoder.output.weight", sizes.readout, targetWords, transformerOutputWeights(sizes)});
    return sizes;
}

/// The sizes of a model with one attention; `kind` is null for a Transformer.
ModelSizes sentenceModelSizes(
    const ModelConfiguration& model, const AttentionKind* kind, std::size_t sourceWords, std::size_t targetWords)
{
    return kind
        ? recurrentModelSizes(model, *kind, sourceWords, targetWords)
        : transformerModelSizes(model, static_cast<std::int64_t>(sourceWords), static_cast<std::int64_t>(targetWords));
}

/// The configured kind's row in the table; null for a Transformer.
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

/// The sizes of the alignment article's network over vectors of two numbers: VectorAttention.
ModelSizes vectorModelSizes(const ModelConfiguration& model)
{
    ModelSizes sizes{.model = model, .inner = model.attentionSize > 0 ? model.attentionSize : articleInnerSize};
    sizes.maps = {{"U.weight", 2, sizes.inner, MapWeights::Matrix, MapUse::SourceToken},
        {"W.weight", 2, sizes.inner, MapWeights::Matrix, MapUse::TargetToken},
        {"v.weight", sizes.inner, 1, MapWeights::Matrix, MapUse::Pair}};
    return sizes;
}

} // namespace

std::vector<LinearMap> recurrentMaps(const RecurrentSizes& sizes, MapUse use)
{
    std::vector<LinearMap> maps;
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
        for (std::int64_t direction = 0; direction < sizes.directions(); ++direction) {
            const auto suffix = suffixOf(layer, direction);
            const auto inputs = layer == 0 ? sizes.inputSize : sizes.outputSize();
            maps.push_back({"weight_ih" + suffix, inputs, gatesOf(sizes), MapWeights::MatrixAndBias, use});
            maps.push_back({"weight_hh" + suffix, sizes.hiddenSize, gatesOf(sizes), MapWeights::MatrixAndBias, use});
        }
    return maps;
}

std::vector<LinearMap> normalizationMaps(const RecurrentSizes& sizes)
{
    std::vector<LinearMap> maps;
    if (sizes.normalization == LayerNormalization::Off)
        return maps;
    const auto add = [&](std::string name, std::int64_t size) {
        maps.push_back({std::move(name), size, 1, MapWeights::Vector, MapUse::Never});
    };
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
        for (std::int64_t direction = 0; direction < sizes.directions(); ++direction) {
            const auto suffix = suffixOf(layer, direction);
            add("gain_ih" + suffix, gatesOf(sizes));
            add("gain_hh" + suffix, gatesOf(sizes));
            if (sizes.cell != CellKind::Lstm)
                continue;
            add("gain_cell" + suffix, sizes.hiddenSize);
            add("bias_cell" + suffix, sizes.hiddenSize);
        }
    return maps;
}

TransformerSizes TransformerSizes::of(const ModelConfiguration& configuration)
{
    constexpr int usualFactor = 4;
    const int inner = configuration.innerSize > 0 ? configuration.innerSize : usualFactor * configuration.embeddingSize;
    return {.model = configuration.embeddingSize,
        .heads = configuration.heads,
        .inner = inner,
        .layers = layerCount(configuration, HeadKind::Encoder),
        .decoderLayers = layerCount(configuration, HeadKind::Decoder),
        .finalNorm = configuration.finalNorm};
}

std::vector<LinearMap> transformerEncoderMaps(const TransformerSizes& sizes)
{
    LayerMaps maps(sizes);
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer) {
        maps.begin(layer);
        maps.addSelfAttention(MapUse::SourceToken, MapUse::SourcePair);
        maps.addFeedForward(MapUse::SourceToken);
        maps.addNorms(2);
    }
    return maps.taken();
}

std::vector<LinearMap> transformerDecoderMaps(const TransformerSizes& sizes)
{
    LayerMaps maps(sizes);
    for (std::int64_t layer = 0; layer < sizes.decoderLayers; ++layer) {
        maps.begin(layer);
        maps.addSelfAttention(MapUse::TargetToken, MapUse::TargetPair);
        maps.addCrossAttention();
        maps.addFeedForward(MapUse::TargetToken);
        maps.addNorms(3);
    }
    return maps.taken();
}

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
