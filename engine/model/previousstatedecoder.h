// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/recurrentdecoder.h"

namespace attentoscope {

/// Bahdanau's order of things (Bahdanau, Cho and Bengio 2015, section 3.1): the attention is read from the state before
/// the step, and its context is part of the step's input:
///   c(t) = attention(s(t−1)),   s(t) = RNN(x(t), s(t−1)),   p(y(t)) = softmax(W r(t))
/// x(t) is [y(t−1); c(t)], or the other way round, or relu(W_x [y(t−1); c(t)]); the readout r(t) is s(t), or
/// maxout(U_o s(t−1) + V_o y(t−1) + C_o c(t)) over pairs of numbers (appendix A.2.2).
class PreviousStateDecoder final : public RecurrentDecoder
{
public:
    PreviousStateDecoder(const ModelSizes& sizes, SharedRandom random);

    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    torch::Tensor input(const torch::Tensor& word, const torch::Tensor& context);
    DecoderOutput step(const torch::Tensor& word, DecoderState& state, const AttentionMemory& memory);

    Linear m_combine; ///< W_x; absent where word and context are put end to end
    Linear m_maxout{nullptr}; ///< [U_o V_o C_o]; absent where the readout is the state
};

} // namespace attentoscope
