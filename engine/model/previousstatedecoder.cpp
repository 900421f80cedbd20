// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/previousstatedecoder.h"

namespace attentoscope {

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
