// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// v · tanh(query(t) + key(j)) for every pair of a step and an annotation. Queries are (B, T, K), the memory's keys (B,
/// S, K), v is (K); the result is (B, T, S).
torch::Tensor additiveScore(const torch::Tensor& queries, const AttentionMemory& memory, const torch::Tensor& v);

} // namespace attentoscope
