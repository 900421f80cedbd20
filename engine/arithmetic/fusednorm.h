// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// The gain and the bias of a layer normalisation, (D) each, and what is added to the variance.
struct NormWeights
{
    torch::Tensor gain, bias;
    double epsilon = 1e-5; ///< PyTorch's default
};

struct AddedAndNormed
{
    torch::Tensor sum; ///< (…, D), rows + dropout(branch)
    torch::Tensor normed; ///< (…, D)
};

// Layer normalisation of float32 rows (…, D) on the processor as one node: gain · (x − mean) / √(variance + ε) + bias,
// Ba, Kiros and Hinton 2016. Of its own it keeps the mean and 1/σ of each row.

torch::Tensor normalize(const torch::Tensor& rows, const NormWeights& weights);

/// Adds a residual branch, of which numbers are dropped as dropOut() does it with `rate` and `key`, and normalises the
/// sum. A post-norm layer goes on with what is normed; a pre-norm layer with both.
AddedAndNormed addAndNormalize(
    const torch::Tensor& rows, const torch::Tensor& branch, double rate, std::uint64_t key, const NormWeights& weights);

} // namespace attentoscope
