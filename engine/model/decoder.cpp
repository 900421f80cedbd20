// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/decoder.h"

#include "engine/model/attentionkinds.h"
#include "engine/model/currentstatedecoder.h"
#include "engine/model/previousstatedecoder.h"

namespace attentoscope {

std::int64_t decoderHiddenSize(const ModelConfiguration& configuration)
{
    return configuration.decoderHiddenSize > 0 ? configuration.decoderHiddenSize : configuration.hiddenSize;
}

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
        centres.empty() ? torch::Tensor() : torch::cat(centres, 1)};
}

Decoder::Decoder(const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random)
    : m_configuration(configuration)
    , m_vocabulary(vocabulary)
    , m_random(std::move(random))
    , m_embedding(register_module(
          "embedding", WordEmbedding(configuration.wordVectors, vocabulary, configuration.embeddingSize)))
{
    const auto* kind = findAttentionKind(configuration.attention).value();
    if (kind->make)
        m_attention = register_module("attention", kind->make(attentionSizes(configuration, wordSize())));
    makeBridges();
}

void Decoder::makeBridges()
{
    const bool projected = m_configuration.initialState == InitialState::Projected;
    if (!projected && m_configuration.initialState != InitialState::FirstBackward)
        return;
    const std::int64_t inputs = projected ? annotationSize() : m_configuration.hiddenSize;
    const int states = m_configuration.cell == CellKind::Lstm ? 2 : 1;
    for (int bridge = 0; bridge < states * m_configuration.layers; ++bridge)
        m_bridges->push_back(Linear(inputs, hiddenSize(), Arithmetic::of(m_configuration)));
    register_module("bridge", m_bridges);
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
    m_output = register_module("output", Linear(readoutSize, m_vocabulary, Arithmetic::of(m_configuration)));
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

torch::Tensor Decoder::crossEntropySum(const torch::Tensor& readouts, const torch::Tensor& targets, double smoothing)
{
    return attentoscope::crossEntropySum(*m_output, readouts, targets, smoothing);
}

AttentionMemory Decoder::memory(const EncodedSource& source)
{
    AttentionMemory memory{source.annotations, {}, source.padding, {}};
    if (!m_attention)
        return memory;
    memory.keys = m_attention->keys(source.annotations);
    if (Arithmetic::of(m_configuration).isFusedFor(source.annotations))
        memory.fused.emplace(source.annotations, memory.keys, source.lengths);
    return memory;
}

torch::Tensor Decoder::bridged(const torch::Tensor& state, std::int64_t firstBridge)
{
    const std::int64_t layers = m_configuration.layers;
    const auto perLayer = state.reshape({layers, -1, state.size(1), state.size(2)}); // (layers, directions, B, H)
    const auto inputs = m_configuration.initialState == InitialState::FirstBackward
        ? perLayer.select(1, 1)
        : perLayer.transpose(1, 2).flatten(2); // both directions side by side
    std::vector<torch::Tensor> projected;
    for (std::int64_t layer = 0; layer < layers; ++layer)
        projected.push_back(
            m_bridges[static_cast<std::size_t>(firstBridge + layer)]->as<Linear>()->forward(inputs[layer]).tanh());
    return torch::stack(projected);
}

DecoderState Decoder::start(const EncodedSource& source)
{
    const auto& last = source.last;
    if (m_configuration.initialState == InitialState::Copy)
        return {last, {}};
    if (m_configuration.initialState == InitialState::Zeros) {
        const auto zeros =
            torch::zeros({m_configuration.layers, last.hidden.size(1), hiddenSize()}, last.hidden.options());
        return {{zeros, last.cell.defined() ? torch::zeros_like(zeros) : torch::Tensor()}, {}};
    }
    return {
        {bridged(last.hidden, 0), last.cell.defined() ? bridged(last.cell, m_configuration.layers) : torch::Tensor()},
        {}};
}

std::shared_ptr<Decoder> makeDecoder(
    const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random)
{
    if (findAttentionKind(configuration.attention).value()->info.reads == ReadsState::Previous)
        return std::make_shared<PreviousStateDecoder>(configuration, vocabulary, std::move(random));
    return std::make_shared<CurrentStateDecoder>(configuration, vocabulary, std::move(random));
}

} // namespace attentoscope
