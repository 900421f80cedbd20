// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/previousstatedecoder.h"

namespace attentoscope {

PreviousStateDecoder::PreviousStateDecoder(
    const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random)
    : Decoder(configuration, vocabulary, random)
{
    const RecurrentOptions options{configuration.cell, configuration.embeddingSize + annotationSize(),
        configuration.hiddenSize, configuration.layers, false, layerDropout(), configuration.recurrent};
    m_recurrent = register_module("recurrent", RecurrentStack(options, random));
    makeOutput(configuration.hiddenSize);
}

DecoderOutput PreviousStateDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    const auto embedded = embed(words);
    std::vector<torch::Tensor> readouts, weights;
    for (std::int64_t step = 0; step < words.size(0); ++step) {
        const auto word = embedded.narrow(0, step, 1); // (1, B, E)
        const auto top = state.recurrent.hidden[-1].unsqueeze(1); // (B, 1, H)
        const auto attended = m_attention->attend({top, word.transpose(0, 1)}, memory);
        const auto output =
            m_recurrent->forward(torch::cat({word, attended.context.transpose(0, 1)}, -1), state.recurrent);
        state.recurrent = output.last;
        readouts.push_back(output.states);
        weights.push_back(attended.weights);
    }
    return {torch::cat(readouts, 0), torch::cat(weights, 1)};
}

} // namespace attentoscope
