// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

namespace attentoscope {

/// The order in which a layer reads its input.
enum class TimeOrder : std::uint8_t { Forward, Backward };

/// One direction of one LSTM layer in float32, with torch.nn.LSTM's weights and equations, as a single autograd node:
/// one matrix product for all inputs, one a step for the state, and one pass over memory for the gates.
struct FusedLstm
{
    torch::Tensor inputWeight; ///< (4H, I), gates in the order input, forget, cell, output
    torch::Tensor stateWeight; ///< (4H, H)
    torch::Tensor inputBias; ///< (4H)
    torch::Tensor stateBias; ///< (4H)
    TimeOrder order = TimeOrder::Forward;

    struct Output
    {
        torch::Tensor states; ///< (T, B, H); zero beyond a sentence's length
        torch::Tensor hidden; ///< (B, H), each sentence's own last state
        torch::Tensor cell; ///< (B, H)
    };
    /// `input` is (T, B, I), `hidden` and `cell` (B, H). `lengths` (B) may be undefined: all have length T.
    Output run(const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& cell,
        const torch::Tensor& lengths) const;
};

} // namespace attentoscope
