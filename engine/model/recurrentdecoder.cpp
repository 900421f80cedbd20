// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/recurrentdecoder.h"

#include "engine/model/attention/makeattention.h"
#include "engine/recurrent/recurrentnode.h"

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
        : perLayer.transpose(1, 2).flatten(2); // puts both directions side by side
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

CurrentStateDecoder::CurrentStateDecoder(const ModelSizes& sizes, SharedRandom random)
    : RecurrentDecoder(sizes, std::move(random))
{
    makeRecurrent();
    m_combine = registerLinear(*this, sizes, "decoder.combine");
    makeOutput();
}

DecoderState CurrentStateDecoder::start(const EncodedSource& source)
{
    auto state = RecurrentDecoder::start(source);
    if (configuration().inputFeeding)
        state.feed =
            torch::zeros({state.recurrent.hidden.size(1), m_combine->weight.size(0)}, state.recurrent.hidden.options());
    return state;
}

torch::Tensor CurrentStateDecoder::stepsThatRemain(const DecoderState& state, const torch::Tensor& rows) const
{
    const bool isRagged = state.lengths.defined() && m_recurrent->options().arithmetic.isFusedFor(rows);
    return isRagged ? (state.lengths - state.step).clamp_min(0) : torch::Tensor();
}

DecoderOutput CurrentStateDecoder::readOut(
    const torch::Tensor& states, const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory)
{
    const std::int64_t first = state.step;
    const auto remaining = stepsThatRemain(state, states);
    state.step += states.size(0);
    if (!m_attention)
        return {states, {}, {}};
    const auto attended = m_attention->attend({states.transpose(0, 1), embedded.transpose(0, 1), first}, memory);
    const auto both = torch::cat({states, attended.context.transpose(0, 1)}, -1); // (T, B, H + A)
    const auto combined = remaining.defined() ? linearOverSteps(*m_combine, both, remaining) : m_combine->forward(both);
    return {combined.tanh(), attended.weights, attended.centres};
}

DecoderOutput CurrentStateDecoder::feedInput(
    const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory)
{
    std::vector<DecoderOutput> steps;
    for (std::int64_t step = 0; step < embedded.size(0); ++step) {
        const auto word = embedded.narrow(0, step, 1);
        const auto output = m_recurrent->forward(torch::cat({word, state.feed.unsqueeze(0)}, -1), state.recurrent);
        state.recurrent = output.last;
        steps.push_back(readOut(output.states, word, state, memory));
        state.feed = steps.back().readouts[0];
    }
    return joined(steps);
}

DecoderOutput CurrentStateDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    const auto embedded = embed(words);
    if (configuration().inputFeeding)
        return feedInput(embedded, state, memory);
    const auto output = m_recurrent->forward(embedded, state.recurrent, stepsThatRemain(state, embedded));
    state.recurrent = output.last;
    return readOut(output.states, embedded, state, memory);
}

PreviousStateDecoder::PreviousStateDecoder(const ModelSizes& sizes, SharedRandom random)
    : RecurrentDecoder(sizes, std::move(random)), m_combine(registerLinear(*this, sizes, "decoder.combine"))
{
    makeRecurrent();
    m_maxout = registerLinear(*this, sizes, "decoder.maxout");
    makeOutput();
}

torch::Tensor PreviousStateDecoder::input(const torch::Tensor& word, const torch::Tensor& context)
{
    if (configuration().decoderInput == DecoderInput::ContextWord)
        return torch::cat({context, word}, -1);
    const auto both = torch::cat({word, context}, -1);
    return m_combine ? m_combine->forward(both).relu() : both;
}

DecoderOutput PreviousStateDecoder::step(const torch::Tensor& word, DecoderState& state, const AttentionMemory& memory)
{
    const auto previous = state.recurrent.hidden.narrow(0, state.recurrent.hidden.size(0) - 1, 1); // (1, B, H)
    const auto attended = m_attention->attend({previous.transpose(0, 1), word.transpose(0, 1), state.step}, memory);
    const auto context = attended.context.transpose(0, 1); // (1, B, A)
    const auto output = m_recurrent->forward(input(word, context), state.recurrent);
    state.recurrent = output.last;
    ++state.step;
    if (!m_maxout)
        return {output.states, attended.weights, attended.centres};
    const auto pairs = m_maxout->forward(torch::cat({previous, word, context}, -1)); // (1, B, 2R)
    return {pairs.unflatten(-1, {-1, 2}).amax(-1), attended.weights, attended.centres};
}

DecoderOutput PreviousStateDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    const auto embedded = embed(words);
    std::vector<DecoderOutput> steps;
    for (std::int64_t index = 0; index < words.size(0); ++index)
        steps.push_back(step(embedded.narrow(0, index, 1), state, memory));
    return joined(steps);
}

} // namespace attentoscope
