// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/fusednorm.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/settings/modelsizes.h"

#include <torch/nn.h>

namespace attentoscope {

/// Layer normalisation with torch.nn.LayerNorm's names and arithmetic: each vector (…, D) is brought to mean 0 and
/// variance 1, times a gain, plus a bias (Ba, Kiros and Hinton 2016).
class NormalizationImpl : public torch::nn::Module
{
public:
    explicit NormalizationImpl(const ModelSizes& sizes);

    torch::Tensor forward(const torch::Tensor& input);
    /// input + dropout(branch), and that normalised. Numbers are dropped with probability `rate`.
    AddedAndNormed added(
        const torch::Tensor& input, const torch::Tensor& branch, double rate, const ModelRandom& random);

    torch::Tensor weight, bias; ///< (D)

private:
    Arithmetic m_arithmetic;
};
TORCH_MODULE(Normalization);

/// How a sub-layer f stands between what it reads, x, and what the next one reads:
///   post: norm(x + f(x)) (Vaswani and others 2017, section 3.1);   pre: x + f(norm(x)) (Xiong and others 2020)
/// While training, some of f's numbers are dropped.
class Residual
{
public:
    Residual(const ModelSizes& sizes, SharedRandom random);

    /// What the sub-layer reads.
    torch::Tensor read(Normalization& norm, const torch::Tensor& input) const;
    /// What the next layer gets, of what the last sub-layer of this one gives.
    torch::Tensor joined(Normalization& norm, const torch::Tensor& input, const torch::Tensor& given) const;
    struct Joined
    {
        torch::Tensor sum; ///< what the next sub-layer's result is added to
        torch::Tensor read; ///< what it reads
    };
    /// The same within a layer, with the norm of the next sub-layer.
    Joined joined(
        Normalization& norm, Normalization& next, const torch::Tensor& input, const torch::Tensor& given) const;

private:
    double rate(const Normalization& norm) const { return norm->is_training() ? m_dropout : 0.0; }

    NormPlace m_place;
    double m_dropout;
    SharedRandom m_random;
};

} // namespace attentoscope
