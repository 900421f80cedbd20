// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/decoder.h"

namespace attentoscope {

/// Bahdanau's order of things (Bahdanau, Cho and Bengio 2015, section 3.1) with torch's recurrent layers: the
/// attention is read from the state before the step, and its context is part of the step's input:
///   c(t) = attention(s(t−1)),   s(t) = RNN([y(t−1); c(t)], s(t−1)),   p(y(t)) = softmax(W s(t))
class PreviousStateDecoder final : public Decoder
{
public:
    PreviousStateDecoder(const ModelConfiguration& configuration, std::int64_t vocabulary, SharedRandom random);

    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    RecurrentStack m_recurrent{nullptr};
};

} // namespace attentoscope
