// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// Zeroes each number with probability `rate` and divides the others by 1 − rate. Which numbers become zero depends
/// only on `key` and on their places, not on the number of threads. The backward pass computes the mask again, so none
/// is kept.
torch::Tensor dropOut(const torch::Tensor& input, double rate, std::uint64_t key);

} // namespace attentoscope
