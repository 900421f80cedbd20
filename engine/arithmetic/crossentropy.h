// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"

namespace attentoscope {

/// A row with this target is left out of the loss.
inline constexpr std::int64_t noTarget = -1;

/// Sum over the rows (N, R) of −Σ q(v) log softmax(rows · Wᵀ + b)(v), in nats; a scalar. q is 1 at the row's target
/// (N, on the processor). With label smoothing ε it is (1 − ε) there plus ε / V everywhere. The fused path computes the
/// scores of a chunk of rows and that chunk's gradients before it goes on to the next chunk.
torch::Tensor crossEntropySum(
    LinearImpl& output, const torch::Tensor& rows, const torch::Tensor& targets, double smoothing);

} // namespace attentoscope
