// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"

namespace attentoscope {

/// outer(max(0, inner(rows))) of float32 rows (…, D) on the processor as one node: Vaswani et al. 2017, equation 2.
/// What is kept for the way back is the input and what lies between the two layers, once.
torch::Tensor reluFeedForward(LinearImpl& inner, LinearImpl& outer, const torch::Tensor& rows);

} // namespace attentoscope
