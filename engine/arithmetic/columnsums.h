// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

namespace attentoscope {

/// Adds the sum of the rows (M, N) to `sums` (N). Both are float32 and dense.
void addColumnSums(const torch::Tensor& rows, const torch::Tensor& sums);

} // namespace attentoscope
