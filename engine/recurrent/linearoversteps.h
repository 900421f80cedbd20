// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"

namespace attentoscope {

/// layer.forward(input) for inputs (T, B, I), without the work for finished sentences. The result is zero beyond
/// `lengths` (B), except for the few sentences by which TimeSteps::active() rounds up. It saves most if the longest
/// sentence stands first.
torch::Tensor linearOverSteps(LinearImpl& layer, const torch::Tensor& input, const torch::Tensor& lengths);

} // namespace attentoscope
