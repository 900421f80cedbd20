// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

namespace attentoscope {

/// The output of a fused layer of gated units.
struct FusedGruOutput
{
    torch::Tensor states; ///< (T, B, H); zero beyond a sentence's length
    torch::Tensor hidden; ///< (B, H), the last state of each sentence
};

/// One direction of one GRU layer in float32, with torch.nn.GRU's weights and equations; see FusedLstm.
struct FusedGru
{
    SharedWeight& inputWeight; ///< (3H, I) and (3H), gates in the order reset, update, candidate
    SharedWeight& stateWeight; ///< (3H, H) and (3H)
    TimeOrder order = TimeOrder::Forward;

    FusedGruOutput run(const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& lengths) const;
};

/// One direction of one layer of the gated units of 2014 in float32, with the weights and equations of SteppedLayer.
/// The candidate reads the state after the reset, so each step has two successive products.
struct FusedGru2014
{
    /// The weights of reset and update together, or of the candidate: rows of (3H, I), (3H, H) and (3H).
    struct Part
    {
        SharedWeight input, state;
    };
    Part& gates; ///< the first 2H rows
    Part& candidate; ///< the other rows
    TimeOrder order = TimeOrder::Forward;

    FusedGruOutput run(const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& lengths) const;
};

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
