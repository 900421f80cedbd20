// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"

namespace attentoscope {

/// Rows with this target do not count in the loss.
inline constexpr std::int64_t noTarget = -1;

/// Sum over the rows (N, R) of −Σ q(v) log softmax(rows · Wᵀ + b)(v), in nats; a scalar. q is 1 at the row's target (N,
/// on the processor). With label smoothing ε it is (1 − ε) there plus ε / V everywhere. The fused path computes one
/// chunk of rows after the other: first its scores, then its gradients.
torch::Tensor crossEntropySum(
    LinearImpl& output, const torch::Tensor& rows, const torch::Tensor& targets, double smoothing);

} // namespace attentoscope
