// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/transformerdecoder.h"

namespace attentoscope {

namespace {

/// Whether these are all words of their targets, so that none of them need be kept.
bool readsWhole(const torch::Tensor& words, const DecoderState& state)
{
    return state.step == 0 && state.lengths.defined() && state.lengths.max().item<std::int64_t>() <= words.size(0);
}

} // namespace

TransformerDecoder::TransformerDecoder(const ModelSizes& sizes, const SharedRandom& random)
    : Decoder(sizes, random), m_words(*this, "decoder", sizes, random)
{
    auto layers = register_module("layers", torch::nn::ModuleList());
    for (std::int64_t layer = 0; layer < sizes.transformer.layers; ++layer) {
        m_layers.emplace_back(sizes, "decoder.layers." + std::to_string(layer), random);
        layers->push_back(m_layers.back());
    }
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
        const bool isShown = (!is_training() || memory.heads == HeadsAnswer::All) && layer + 1 == m_layers.size();
        const auto given = m_layers[layer]->forward(current, {rows, state.step}, isWhole ? nullptr : &state.read[layer],
            {{memory.layers[layer], memory.words}, memory.forcedColumn, memory.heads,
                isShown ? HeadsAnswer::All : memory.heads});
        current = given.words;
        if (memory.heads == HeadsAnswer::All) {
            output.heads.cross.push_back(given.crossWeights);
            output.heads.own.push_back(given.ownWeights);
        }
        if (isShown)
            output.weights = given.crossWeights.mean(1);
    }
    state.step += words.size(0);
    output.readouts = rows.placed(m_norm->forward(current)).transpose(0, 1);
    return output;
}

} // namespace attentoscope
