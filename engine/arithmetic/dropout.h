// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// Zeroes each number with probability `rate` and divides the others by 1 − rate. Which ones follows from `key` and the
/// number's place alone, whatever the threads; the backward pass works them out again instead of keeping a mask.
torch::Tensor dropOut(const torch::Tensor& input, double rate, std::uint64_t key);

} // namespace attentoscope
