// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

struct AdamOptions
{
    double weightDecay = 0.0; ///< applied separately from the gradient (Loshchilov and Hutter 2019)
    double secondDecay = 0.999; ///< β₂
};

/// Adam's update of all weights for one step, in one pass over memory. torch's own update needs a dozen passes.
class AdamUpdate
{
public:
    /// At the beginning of a step, weight decay multiplies each weight by 1 − rate · decay.
    AdamUpdate(double learningRate, double gradientScale, const AdamOptions& options, std::int64_t step);
    void apply(torch::Tensor& weight, const torch::Tensor& gradient, torch::Tensor& first, torch::Tensor& second) const;

private:
    void applyThere(
        torch::Tensor& weight, const torch::Tensor& gradient, torch::Tensor& first, torch::Tensor& second) const;

    double m_gradientScale;
    double m_kept; ///< 1 − rate · decay
    double m_secondDecay; ///< β₂
    double m_stepSize; ///< rate / (1 − β₁^step)
    double m_secondCorrection; ///< √(1 − β₂^step)
};

/// The sum of the squares of all numbers.
double squaredNorm(const torch::Tensor& gradient);

} // namespace attentoscope
