// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/recurrentdecoder.h"

namespace attentoscope {

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
    /// (B): how many of the coming steps each sentence still has; `rows` (T, B, …) belong to these steps. Undefined: no
    /// sentence is left out.
    torch::Tensor stepsThatRemain(const DecoderState& state, const torch::Tensor& rows) const;
    DecoderOutput readOut(
        const torch::Tensor& states, const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory);
    DecoderOutput feedInput(const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory);

    Linear m_combine{nullptr}; ///< W_c; absent without attention
};

} // namespace attentoscope
