// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"

namespace attentoscope {

/// As layer.forward(input), of (T, B, I), but sentences that are over are left out: zeros beyond `lengths` (B), except
/// for the few that TimeSteps::active() rounds up to. It saves as much as sentences that are over stand last.
torch::Tensor linearOverSteps(LinearImpl& layer, const torch::Tensor& input, const torch::Tensor& lengths);

} // namespace attentoscope
