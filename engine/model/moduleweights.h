// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

#include <torch/nn.h>

namespace attentoscope {

/// All parameters by PyTorch's names.
StoredTensors weightsOf(const torch::nn::Module& module);

/// Takes weights over; a missing, superfluous or wrongly shaped tensor is a BadRun error that names it, and nothing
/// changes.
Result<void> setWeightsOf(torch::nn::Module& module, const StoredTensors& weights);

} // namespace attentoscope
