// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/decoder.h"

#include "engine/model/attentionkinds.h"
#include "engine/model/currentstatedecoder.h"
#include "engine/model/previousstatedecoder.h"

namespace attentoscope {

Decoder::Decoder(const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random)
    : m_configuration(configuration)
    , m_vocabulary(vocabulary)
    , m_random(std::move(random))
    , m_embedding(register_module("embedding", torch::nn::Embedding(vocabulary, configuration.embeddingSize)))
{
    const auto* kind = findAttentionKind(configuration.attention).value();
    if (kind->make) {
        const std::int64_t inner =
            configuration.attentionSize > 0 ? configuration.attentionSize : configuration.hiddenSize;
        m_attention = register_module("attention",
            kind->make({annotationSize(), configuration.hiddenSize, configuration.embeddingSize, inner,
                configuration.attentionBias}));
    }
    if (configuration.initialState == InitialState::Projected) {
        const int states = configuration.cell == CellKind::Lstm ? 2 : 1;
        for (int state = 0; state < states; ++state)
            for (int layer = 0; layer < configuration.layers; ++layer)
                m_bridges->push_back(torch::nn::Linear(annotationSize(), configuration.hiddenSize));
        register_module("bridge", m_bridges);
    }
}

std::int64_t Decoder::annotationSize() const
{
    return m_configuration.hiddenSize * (m_configuration.bidirectional ? 2 : 1);
}

double Decoder::layerDropout() const
{
    return m_configuration.dropoutPlaces == DropoutPlaces::All ? m_configuration.dropout : 0.0;
}

void Decoder::makeOutput(std::int64_t readoutSize)
{
    m_output = register_module("output", torch::nn::Linear(readoutSize, m_vocabulary));
}

torch::Tensor Decoder::embed(const torch::Tensor& words)
{
    const auto embedded = m_embedding->forward(words);
    return is_training() ? m_random->dropout(embedded, m_configuration.dropout) : embedded;
}

torch::Tensor Decoder::logits(const torch::Tensor& readouts)
{
    return m_output->forward(readouts);
}

AttentionMemory Decoder::memory(const EncodedSource& source)
{
    return {source.annotations, m_attention ? m_attention->keys(source.annotations) : torch::Tensor(), source.padding};
}

DecoderState Decoder::start(const EncodedSource& source)
{
    const auto& last = source.last;
    switch (m_configuration.initialState) {
    case InitialState::Copy:
        return {last, {}};
    case InitialState::Zeros:
        return {
            {torch::zeros_like(last.hidden), last.cell.defined() ? torch::zeros_like(last.cell) : torch::Tensor()}, {}};
    case InitialState::Projected:
        break;
    }
    // Layer by layer, both directions of the encoder side by side: (layers · D, B, H) → (layers, B, D · H).
    const std::int64_t layers = m_configuration.layers;
    const auto project = [&](const torch::Tensor& state, std::int64_t firstBridge) {
        const auto joined = state.reshape({layers, -1, state.size(1), state.size(2)}).transpose(1, 2).flatten(2);
        std::vector<torch::Tensor> projected;
        for (std::int64_t layer = 0; layer < layers; ++layer)
            projected.push_back(m_bridges[static_cast<std::size_t>(firstBridge + layer)]
                    ->as<torch::nn::Linear>()
                    ->forward(joined[layer])
                    .tanh());
        return torch::stack(projected);
    };
    return {{project(last.hidden, 0), last.cell.defined() ? project(last.cell, layers) : torch::Tensor()}, {}};
}

std::shared_ptr<Decoder> makeDecoder(
    const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random)
{
    if (findAttentionKind(configuration.attention).value()->info.reads == ReadsState::Previous)
        return std::make_shared<PreviousStateDecoder>(configuration, vocabulary, std::move(random));
    return std::make_shared<CurrentStateDecoder>(configuration, vocabulary, std::move(random));
}

} // namespace attentoscope
