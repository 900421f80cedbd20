// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

namespace attentoscope {

/// One direction of one LSTM layer in float32, with the weights and equations of torch.nn.LSTM. The whole layer is one
/// autograd node with packed products. All gates are computed in one pass over memory.
struct FusedLstm
{
    SharedWeight& inputWeight; ///< (4H, I) and (4H), gates in the order input, forget, cell, output
    SharedWeight& stateWeight; ///< (4H, H) and (4H)
    TimeOrder order = TimeOrder::Forward;

    struct Output
    {
        torch::Tensor states; ///< (T, B, H); zero beyond a sentence's length
        torch::Tensor hidden; ///< (B, H), the last state of each sentence
        torch::Tensor cell; ///< (B, H)
    };
    struct Start
    {
        torch::Tensor hidden, cell; ///< (B, H)
        torch::Tensor mask; ///< (B, H): factor of the hidden state before its matrix; undefined: no mask
    };
    /// `input` is (T, B, I). If `lengths` (B) is undefined, all sentences have length T. If the longest sentence comes
    /// first, finished sentences are not computed.
    Output run(const torch::Tensor& input, const Start& start, const torch::Tensor& lengths) const;
};

} // namespace attentoscope
