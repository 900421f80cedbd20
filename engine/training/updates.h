// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// Adam's arithmetic for one step over all weights, in one pass over memory. torch's own needs a dozen passes.
class AdamUpdate
{
public:
    /// `weightDecay` is decoupled from the gradient (Loshchilov and Hutter 2019): first, each weight loses this share
    /// of the learning rate.
    AdamUpdate(double learningRate, double gradientScale, double weightDecay, std::int64_t step);
    void apply(torch::Tensor& weight, const torch::Tensor& gradient, torch::Tensor& first, torch::Tensor& second) const;

private:
    double m_gradientScale;
    double m_kept; ///< 1 − rate · decay
    double m_stepSize; ///< rate / (1 − β₁^step)
    double m_secondCorrection; ///< √(1 − β₂^step)
};

/// Sum of squares of all numbers.
double squaredNorm(const torch::Tensor& gradient);

} // namespace attentoscope
