// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/currentstatedecoder.h"

#include "engine/recurrent/linearoversteps.h"

namespace attentoscope {

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

} // namespace attentoscope
