// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/decoder.h"

#include "engine/model/currentstatedecoder.h"
#include "engine/model/makeattention.h"
#include "engine/model/previousstatedecoder.h"
#include "engine/settings/attentionkinds.h"

namespace attentoscope {

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

Decoder::Decoder(const ModelSizes& sizes, SharedRandom random)
    : m_sizes(sizes)
    , m_random(std::move(random))
    , m_embedding(register_module("embedding", WordEmbedding(sizes.find("decoder.embedding.weight"), sizes.targetWord)))
{
    if (auto attention = makeAttention(sizes, m_random))
        m_attention = register_module("attention", std::move(attention));
    makeBridges();
}

void Decoder::makeBridges()
{
    const auto next = [this] {
        return m_sizes.find("decoder.bridge." + std::to_string(m_bridges->size()) + ".weight");
    };
    while (const auto* map = next())
        m_bridges->push_back(Linear(*map, Arithmetic::of(configuration())));
    if (!m_bridges->is_empty())
        register_module("bridge", m_bridges);
}

void Decoder::makeRecurrent()
{
    const double dropout = configuration().dropoutPlaces == DropoutPlaces::All ? configuration().dropout : 0.0;
    m_recurrent = register_module("recurrent",
        RecurrentStack(RecurrentOptions{m_sizes.decoder, dropout, Arithmetic::of(configuration())}, m_random));
}

void Decoder::makeOutput()
{
    const auto tied = m_sizes.isOutputTied() ? m_embedding->weight() : torch::Tensor();
    m_output = registerLinear(*this, m_sizes, "decoder.output", tied);
}

torch::Tensor Decoder::embed(const torch::Tensor& words)
{
    const auto embedded = m_embedding->forward(words);
    if (!is_training())
        return embedded;
    const double own = configuration().embeddingDropout;
    return m_random->dropWords(
        m_random->dropout(embedded, own < 0.0 ? configuration().dropout : own), configuration().wordDropout);
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

AttentionMemory Decoder::memory(const EncodedSource& source)
{
    AttentionMemory memory{source.annotations, {}, source.padding, {}};
    if (!m_attention)
        return memory;
    memory.keys = m_attention->keys(source.annotations);
    if (Arithmetic::of(configuration()).isFusedFor(source.annotations))
        memory.fused.emplace(source.annotations, memory.keys, source.lengths);
    return memory;
}

torch::Tensor Decoder::bridged(const torch::Tensor& state, std::int64_t firstBridge)
{
    const std::int64_t layers = configuration().layers;
    const auto perLayer = state.reshape({layers, -1, state.size(1), state.size(2)}); // (layers, directions, B, H)
    const auto inputs = configuration().initialState == InitialState::FirstBackward
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
    auto recurrent = firstState(source);
    if (is_training())
        recurrent.mask = m_random->dropoutMask(recurrent.hidden, configuration().stateDropout);
    return {std::move(recurrent), {}};
}

RecurrentState Decoder::firstState(const EncodedSource& source)
{
    const auto& last = source.last;
    if (configuration().initialState == InitialState::Copy)
        return {last.hidden, last.cell};
    if (configuration().initialState == InitialState::Zeros) {
        const auto zeros =
            torch::zeros({configuration().layers, last.hidden.size(1), m_sizes.state}, last.hidden.options());
        return {zeros, last.cell.defined() ? torch::zeros_like(zeros) : torch::Tensor()};
    }
    return {
        bridged(last.hidden, 0), last.cell.defined() ? bridged(last.cell, configuration().layers) : torch::Tensor()};
}

std::shared_ptr<Decoder> makeDecoder(const ModelSizes& sizes, SharedRandom random)
{
    if (findAttentionKind(sizes.model.attention).value()->info.reads == ReadsState::Previous)
        return std::make_shared<PreviousStateDecoder>(sizes, std::move(random));
    return std::make_shared<CurrentStateDecoder>(sizes, std::move(random));
}

} // namespace attentoscope
