// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/currentstatedecoder.h"

namespace attentoscope {

CurrentStateDecoder::CurrentStateDecoder(
    const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random)
    : Decoder(configuration, vocabulary, random)
{
    const std::int64_t feed = configuration.inputFeeding ? configuration.hiddenSize : 0;
    const RecurrentOptions options{configuration.cell, configuration.embeddingSize + feed, configuration.hiddenSize,
        configuration.layers, false, layerDropout(), configuration.recurrent};
    m_recurrent = register_module("recurrent", RecurrentStack(options, random));
    if (m_attention) {
        const torch::nn::LinearOptions combine(configuration.hiddenSize + annotationSize(), configuration.hiddenSize);
        m_combine = register_module("combine", torch::nn::Linear(combine));
    }
    makeOutput(configuration.hiddenSize);
}

DecoderState CurrentStateDecoder::start(const EncodedSource& source)
{
    auto state = Decoder::start(source);
    if (configuration().inputFeeding)
        state.feed = torch::zeros_like(state.recurrent.hidden[0]);
    return state;
}

DecoderOutput CurrentStateDecoder::readOut(
    const torch::Tensor& states, const torch::Tensor& embedded, const AttentionMemory& memory)
{
    if (!m_attention)
        return {states, {}};
    const auto attended = m_attention->attend({states.transpose(0, 1), embedded.transpose(0, 1)}, memory);
    const auto both = torch::cat({states, attended.context.transpose(0, 1)}, -1); // (T, B, H + A)
    return {m_combine->forward(both).tanh(), attended.weights};
}

DecoderOutput CurrentStateDecoder::feedInput(
    const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory)
{
    std::vector<torch::Tensor> readouts, weights;
    for (std::int64_t step = 0; step < embedded.size(0); ++step) {
        const auto word = embedded.narrow(0, step, 1);
        const auto output = m_recurrent->forward(torch::cat({word, state.feed.unsqueeze(0)}, -1), state.recurrent);
        state.recurrent = output.last;
        auto read = readOut(output.states, word, memory);
        state.feed = read.readouts[0];
        readouts.push_back(std::move(read.readouts));
        if (read.weights.defined())
            weights.push_back(std::move(read.weights));
    }
    return {torch::cat(readouts, 0), weights.empty() ? torch::Tensor() : torch::cat(weights, 1)};
}

DecoderOutput CurrentStateDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    const auto embedded = embed(words);
    if (configuration().inputFeeding)
        return feedInput(embedded, state, memory);
    const auto output = m_recurrent->forward(embedded, state.recurrent);
    state.recurrent = output.last;
    return readOut(output.states, embedded, memory);
}

} // namespace attentoscope
