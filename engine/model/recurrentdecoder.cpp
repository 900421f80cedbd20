// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/recurrentdecoder.h"

#include "engine/model/makeattention.h"

namespace attentoscope {

RecurrentDecoder::RecurrentDecoder(const ModelSizes& sizes, SharedRandom random) : Decoder(sizes, std::move(random))
{
    if (auto attention = makeAttention(sizes, sharedRandom()))
        m_attention = register_module("attention", std::move(attention));
    makeBridges();
}

void RecurrentDecoder::makeBridges()
{
    const auto next = [this] {
        return sizes().find("decoder.bridge." + std::to_string(m_bridges->size()) + ".weight");
    };
    while (const auto* map = next())
        m_bridges->push_back(Linear(*map, Arithmetic::of(configuration())));
    if (!m_bridges->is_empty())
        register_module("bridge", m_bridges);
}

void RecurrentDecoder::makeRecurrent()
{
    const double dropout = configuration().dropoutPlaces == DropoutPlaces::All ? configuration().dropout : 0.0;
    m_recurrent = register_module("recurrent",
        RecurrentStack(RecurrentOptions{sizes().decoder, dropout, Arithmetic::of(configuration())}, sharedRandom()));
}

torch::Tensor RecurrentDecoder::embed(const torch::Tensor& words)
{
    const auto embedded = embedding()->forward(words);
    if (!is_training())
        return embedded;
    const double own = configuration().embeddingDropout;
    return random().dropWords(
        random().dropout(embedded, own < 0.0 ? configuration().dropout : own), configuration().wordDropout);
}

AttentionMemory RecurrentDecoder::memory(const EncodedSource& source)
{
    AttentionMemory memory{source.annotations, {}, source.padding, {}};
    if (!m_attention)
        return memory;
    memory.keys = m_attention->keys(source.annotations);
    if (Arithmetic::of(configuration()).isFusedFor(source.annotations))
        memory.fused.emplace(source.annotations, memory.keys, source.lengths);
    return memory;
}

torch::Tensor RecurrentDecoder::bridged(const torch::Tensor& state, std::int64_t firstBridge)
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

DecoderState RecurrentDecoder::start(const EncodedSource& source)
{
    auto recurrent = firstState(source);
    if (is_training())
        recurrent.mask = random().dropoutMask(recurrent.hidden, configuration().stateDropout);
    return {std::move(recurrent), {}};
}

RecurrentState RecurrentDecoder::firstState(const EncodedSource& source)
{
    const auto& last = source.last;
    if (configuration().initialState == InitialState::Copy)
        return {last.hidden, last.cell};
    if (configuration().initialState == InitialState::Zeros) {
        const auto zeros =
            torch::zeros({configuration().layers, last.hidden.size(1), sizes().state}, last.hidden.options());
        return {zeros, last.cell.defined() ? torch::zeros_like(zeros) : torch::Tensor()};
    }
    return {
        bridged(last.hidden, 0), last.cell.defined() ? bridged(last.cell, configuration().layers) : torch::Tensor()};
}

} // namespace attentoscope
