// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent/gatestep.h"

namespace attentoscope {

/// `gates` (B, 4H) holds the sums of the four gates without `bias` (4H) and receives their values. `hidden` and `cell`
/// (B, H) receive the new state.
void lstmForward(const GateStep& step, const float* bias, float* gates, const float* previousHidden,
    const float* previousCell, float* hidden, float* cell);

/// `gates` are the values that lstmForward left, `cell` is the new and `previousCell` the old cell state.
/// `hiddenGradient` and `cellGradient` (B, H) hold the gradients from the later step and receive those of the earlier
/// step. The part of the hidden gradient that goes through the gates is missing: it is left zero, and the caller's
/// matrix product adds it. `gateGradient` (B, 4H) receives the gradient of the sums. It may be `gates` itself.
void lstmBackward(const GateStep& step, const float* gates, const float* cell, const float* previousCell,
    const float* stateGradient, float* hiddenGradient, float* cellGradient, float* gateGradient);

} // namespace attentoscope
