// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// Zeroes each number with probability `rate` and divides the others by 1 − rate. Only `key` and the number's place
/// decide which numbers become zero, whatever the number of threads. The backward pass computes that again and needs no
/// mask.
torch::Tensor dropOut(const torch::Tensor& input, double rate, std::uint64_t key);

} // namespace attentoscope
