// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

namespace attentoscope {

/// What a fused layer of gated units gives.
struct FusedGruOutput
{
    torch::Tensor states; ///< (T, B, H); zero beyond a sentence's length
    torch::Tensor hidden; ///< (B, H), each sentence's own last state
};

/// One direction of one GRU layer in float32, with torch.nn.GRU's weights and equations; see FusedLstm.
struct FusedGru
{
    SharedWeight& inputWeight; ///< (3H, I) and (3H), gates in the order reset, update, candidate
    SharedWeight& stateWeight; ///< (3H, H) and (3H)
    TimeOrder order = TimeOrder::Forward;

    FusedGruOutput run(const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& lengths) const;
};

} // namespace attentoscope
