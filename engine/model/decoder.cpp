// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/decoder.h"

#include "engine/model/recurrentdecoder.h"
#include "engine/model/wordembedding.h"
#include "engine/settings/attentionkinds.h"
#include "engine/transformer/transformerlayers.h"

namespace attentoscope {

namespace {

/// The decoder of Vaswani and others 2017 with the names of torch.nn.TransformerDecoder. Like that module, it
/// normalises after the last layer, unless a setting says otherwise. The result is the readout, so R = D. Keys and
/// values of words that were read are kept from step to step. Those of the source are computed once for each batch.
class TransformerDecoder final : public Decoder
{
public:
    TransformerDecoder(const ModelSizes& sizes, const SharedRandom& random);

    DecoderState start(const EncodedSource& source) override;
    AttentionMemory memory(const EncodedSource& source) override;
    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    PlacedWords m_words;
    std::vector<DecoderLayer> m_layers;
    Normalization m_norm{nullptr}; ///< null if a setting leaves it out
};

/// Whether these are all words of the targets, so that their keys and values need not be kept.
bool readsWhole(const torch::Tensor& words, const DecoderState& state)
{
    return state.step == 0 && state.lengths.defined() && state.lengths.max().item<std::int64_t>() <= words.size(0);
}

TransformerDecoder::TransformerDecoder(const ModelSizes& sizes, const SharedRandom& random)
    : Decoder(sizes, random), m_words(*this, "decoder", sizes, random)
{
    auto layers = register_module("layers", torch::nn::ModuleList());
    for (std::int64_t layer = 0; layer < sizes.transformer.decoderLayers; ++layer) {
        m_layers.emplace_back(sizes, "decoder.layers." + std::to_string(layer), random);
        layers->push_back(m_layers.back());
    }
    if (sizes.find("decoder.norm.weight"))
        m_norm = register_module("norm", Normalization(sizes));
    makeOutput();
}

DecoderState TransformerDecoder::start(const EncodedSource&)
{
    DecoderState state;
    state.read.resize(m_layers.size());
    return state;
}

AttentionMemory TransformerDecoder::memory(const EncodedSource& source)
{
    AttentionMemory memory{source.annotations, {}, source.padding, {}};
    memory.words = WordRows::of(source.lengths, source.annotations.size(1));
    memory.heads = source.wanted;
    const auto words = memory.words.taken(source.annotations);
    for (auto& layer : m_layers)
        memory.layers.push_back(layer->sourceKeysAndValues(words));
    return memory;
}

DecoderOutput TransformerDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    DecoderOutput output;
    const bool isWhole = readsWhole(words, state);
    const auto rows =
        isWhole ? WordRows::of(state.lengths, words.size(0)) : WordRows::all(words.size(1), words.size(0));
    auto current = m_words.forward(embedding(), words, rows, state.step);
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
        const bool isTaught = memory.taught && memory.taught->layer == static_cast<int>(layer) + 1;
        const bool isShown =
            !memory.taught && (!is_training() || memory.heads == HeadsAnswer::All) && layer + 1 == m_layers.size();
        const auto given = m_layers[layer]->forward(current, {rows, state.step}, isWhole ? nullptr : &state.read[layer],
            {{memory.layers[layer], memory.words}, memory.forcedColumn, memory.heads,
                isShown || isTaught ? HeadsAnswer::All : memory.heads});
        current = given.words;
        if (memory.heads == HeadsAnswer::All) {
            output.heads.cross.push_back(given.crossWeights);
            output.heads.own.push_back(given.ownWeights);
        }
        if (isTaught)
            output.weights = given.crossWeights.select(1, memory.taught->head - 1);
        else if (isShown)
            output.weights = given.crossWeights.mean(1);
    }
    state.step += words.size(0);
    output.readouts = rows.placed(m_norm ? m_norm->forward(current) : current).transpose(0, 1);
    return output;
}

StartVector startVectorOf(const ModelConfiguration& model)
{
    return model.architecture == Architecture::Transformer ? model.startVector : StartVector::Learned;
}

/// Joins the weights of several pieces along the steps. In later pieces, more words were read. The result is (B, H, T,
/// P), padded to the P of the last piece.
std::vector<torch::Tensor> joinedHeads(
    const std::vector<DecoderOutput>& pieces, std::vector<torch::Tensor> DecoderHeads::* kind)
{
    std::vector<torch::Tensor> layers;
    for (std::size_t layer = 0; layer < (pieces.back().heads.*kind).size(); ++layer) {
        const std::int64_t columns = (pieces.back().heads.*kind)[layer].size(-1);
        std::vector<torch::Tensor> rows;
        for (const auto& piece : pieces) {
            const auto& weights = (piece.heads.*kind)[layer];
            rows.push_back(torch::constant_pad_nd(weights, {0, columns - weights.size(-1)}));
        }
        layers.push_back(torch::cat(rows, 2));
    }
    return layers;
}

} // namespace

DecoderOutput joined(const std::vector<DecoderOutput>& pieces)
{
    if (pieces.size() == 1)
        return pieces.front();
    std::vector<torch::Tensor> readouts, weights, centres;
    for (const auto& piece : pieces) {
        readouts.push_back(piece.readouts);
        if (piece.weights.defined())
            weights.push_back(piece.weights);
        if (piece.centres.defined())
            centres.push_back(piece.centres);
    }
    return {torch::cat(readouts, 0), weights.empty() ? torch::Tensor() : torch::cat(weights, 1),
        centres.empty() ? torch::Tensor() : torch::cat(centres, 1),
        {joinedHeads(pieces, &DecoderHeads::cross), joinedHeads(pieces, &DecoderHeads::own)}};
}

torch::Tensor onProcessor(const torch::Tensor& tensor)
{
    return tensor.defined() ? tensor.cpu() : tensor;
}

std::vector<torch::Tensor> onProcessor(std::vector<torch::Tensor> tensors)
{
    for (auto& tensor : tensors)
        tensor = onProcessor(tensor);
    return tensors;
}

DecoderHeads onProcessor(const DecoderHeads& heads)
{
    return {onProcessor(heads.cross), onProcessor(heads.own)};
}

Decoder::Decoder(const ModelSizes& sizes, SharedRandom random)
    : m_sizes(sizes)
    , m_random(std::move(random))
    , m_embedding(register_module("embedding",
          WordEmbedding(sizes.find("decoder.embedding.weight"), sizes.targetWord, startVectorOf(sizes.model))))
{
}

void Decoder::makeOutput()
{
    const auto tied = m_sizes.isOutputTied() ? m_embedding->weight() : torch::Tensor();
    m_output = registerLinear(*this, m_sizes, "decoder.output", tied);
}

torch::Tensor Decoder::logits(const torch::Tensor& readouts)
{
    return m_output->forward(readouts);
}

torch::Tensor Decoder::crossEntropySum(const torch::Tensor& readouts, const torch::Tensor& targets, double smoothing)
{
    const auto read = is_training() ? m_random->dropout(readouts, configuration().outputDropout) : readouts;
    return attentoscope::crossEntropySum(*m_output, read, targets, smoothing);
}

std::shared_ptr<Decoder> makeDecoder(const ModelSizes& sizes, SharedRandom random)
{
    if (sizes.model.architecture == Architecture::Transformer)
        return std::make_shared<TransformerDecoder>(sizes, std::move(random));
    if (findAttentionKind(sizes.model.attention).value()->info.reads == ReadsState::Previous)
        return std::make_shared<PreviousStateDecoder>(sizes, std::move(random));
    return std::make_shared<CurrentStateDecoder>(sizes, std::move(random));
}

} // namespace attentoscope
