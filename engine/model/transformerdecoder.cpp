// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/transformerdecoder.h"

namespace attentoscope {

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
    memory.lengths = source.lengths;
    memory.heads = source.wanted;
    for (auto& layer : m_layers)
        memory.layers.push_back(layer->sourceKeysAndValues(source.annotations));
    return memory;
}

DecoderOutput TransformerDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    DecoderOutput output;
    auto current = m_words.forward(embedding(), words, state.step);
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
        const bool isShown = (!is_training() || memory.heads == HeadsAnswer::All) && layer + 1 == m_layers.size();
        const auto given = m_layers[layer]->forward(current, state.step, state.read[layer],
            {memory.layers[layer], memory.lengths, memory.forcedColumn, memory.heads,
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
    output.readouts = m_norm->forward(current).transpose(0, 1);
    return output;
}

} // namespace attentoscope
