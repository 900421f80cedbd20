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

} // namespace attentoscope
