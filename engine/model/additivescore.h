// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

namespace attentoscope {

/// v · tanh(query(t) + key(j)) for every pair of a step and an annotation. Queries are (B, T, K), keys (B, S, K), v is
/// (K); the result is (B, T, S).
torch::Tensor additiveScore(const torch::Tensor& queries, const torch::Tensor& keys, const torch::Tensor& v);

} // namespace attentoscope
