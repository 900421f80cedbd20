// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/decoder.h"

namespace attentoscope {

/// The common part of recurrent decoders: their first state, and one attention.
class RecurrentDecoder : public Decoder
{
public:
    DecoderState start(const EncodedSource& source) override;
    AttentionMemory memory(const EncodedSource& source) override;
    Attention* attention() const override { return m_attention.get(); }

protected:
    RecurrentDecoder(const ModelSizes& sizes, SharedRandom random);

    /// Embeds previous words, with dropout during training: (T, B, E).
    torch::Tensor embed(const torch::Tensor& words);
    /// A subclass calls this where the recurrent layers belong among its layers; see makeOutput().
    void makeRecurrent();

    std::shared_ptr<Attention> m_attention; ///< null without attention
    RecurrentStack m_recurrent{nullptr};

private:
    void makeBridges();
    RecurrentState firstState(const EncodedSource& source);
    torch::Tensor bridged(const torch::Tensor& state, std::int64_t firstBridge);

    torch::nn::ModuleList m_bridges;
};

/// Luong's decoder (Luong, Pham and Manning 2015, section 3): the recurrent layers step first, the attention is read
/// from their new top state, and both make the readout:
///   s(t) = RNN(y(t−1), s(t−1)),   h~(t) = tanh(W_c [s(t); c(t)]),   p(y(t)) = softmax(W_s h~(t))
/// With input feeding, h~(t−1) is part of the RNN's input (section 3.3). Without, all steps whose words are known
/// run as one sequence. Without attention the readout is s(t) itself. With tied embeddings h~(t) is as long as y(t).
class CurrentStateDecoder final : public RecurrentDecoder
{
public:
    CurrentStateDecoder(const ModelSizes& sizes, SharedRandom random);

    DecoderState start(const EncodedSource& source) override;
    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    /// (B): the number of remaining steps of each sentence; `rows` (T, B, …) belong to these steps. Undefined: all
    /// sentences are complete.
    torch::Tensor stepsThatRemain(const DecoderState& state, const torch::Tensor& rows) const;
    DecoderOutput readOut(
        const torch::Tensor& states, const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory);
    DecoderOutput feedInput(const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory);

    Linear m_combine{nullptr}; ///< W_c; null without attention
};

/// Bahdanau's order (Bahdanau, Cho and Bengio 2015, section 3.1): the attention uses the state before the step, and its
/// context is part of the step's input:
///   c(t) = attention(s(t−1)),   s(t) = RNN(x(t), s(t−1)),   p(y(t)) = softmax(W r(t))
/// x(t) is [y(t−1); c(t)], or the other way round, or relu(W_x [y(t−1); c(t)]); the readout r(t) is s(t), or maxout(U_o
/// s(t−1) + V_o y(t−1) + C_o c(t)) over pairs of numbers (appendix A.2.2).
class PreviousStateDecoder final : public RecurrentDecoder
{
public:
    PreviousStateDecoder(const ModelSizes& sizes, SharedRandom random);

    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    torch::Tensor input(const torch::Tensor& word, const torch::Tensor& context);
    DecoderOutput step(const torch::Tensor& word, DecoderState& state, const AttentionMemory& memory);

    Linear m_combine; ///< W_x; null if word and context are concatenated
    Linear m_maxout{nullptr}; ///< [U_o V_o C_o]; null if the readout is the state
};

} // namespace attentoscope
