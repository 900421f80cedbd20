// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// Gain and bias of a layer normalisation, (D) each, and the number that is added to the variance.
struct NormWeights
{
    torch::Tensor gain, bias;
    double epsilon = 1e-5; ///< PyTorch's default
};

struct AddedAndNormed
{
    torch::Tensor sum; ///< (…, D): rows + dropout(branch)
    torch::Tensor normed; ///< (…, D)
};

// Layer normalisation of float32 rows (…, D) on the processor as one node: gain · (x − mean) / √(variance + ε) + bias
// (Ba, Kiros and Hinton 2016). Besides its inputs, it keeps only the mean and 1/σ of each row.

torch::Tensor normalize(const torch::Tensor& rows, const NormWeights& weights);

/// Adds a residual branch and normalises the sum. The branch has dropout with `rate` and `key`. A post-norm layer
/// continues with the normalised rows, a pre-norm layer with both results.
AddedAndNormed addAndNormalize(
    const torch::Tensor& rows, const torch::Tensor& branch, double rate, std::uint64_t key, const NormWeights& weights);

} // namespace attentoscope
