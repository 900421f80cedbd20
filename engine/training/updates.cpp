// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/updates.h"

#include "engine/arithmetic/vectormath.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace attentoscope {

namespace {

constexpr double beta1 = 0.9;
constexpr double epsilon = 1e-8;

template <typename Number>
struct Factors
{
    Number scale, kept, stepSize, inverseCorrection, decay2;
};

template <typename Number>
[[gnu::always_inline]] inline void updateLoop(Number* weight, const Number* gradient, Number* first, Number* second,
    std::int64_t count, const Factors<Number>& factors)
{
    constexpr auto decay1 = static_cast<Number>(beta1);
    const Number decay2 = factors.decay2;
    constexpr auto tiny = static_cast<Number>(epsilon);
#pragma GCC ivdep
    for (std::int64_t index = 0; index < count; ++index) {
        const Number scaled = gradient[index] * factors.scale;
        const Number mean = decay1 * first[index] + (1 - decay1) * scaled;
        const Number square = decay2 * second[index] + (1 - decay2) * scaled * scaled;
        first[index] = mean;
        second[index] = square;
        weight[index] = weight[index] * factors.kept
            - factors.stepSize * mean / (std::sqrt(square) * factors.inverseCorrection + tiny);
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void update(
    float* weight, const float* gradient, float* first, float* second, std::int64_t count, Factors<float> factors)
{
    updateLoop(weight, gradient, first, second, count, factors);
}

void update(
    double* weight, const double* gradient, double* first, double* second, std::int64_t count, Factors<double> factors)
{
    updateLoop(weight, gradient, first, second, count, factors);
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
double squares(const float* numbers, std::int64_t count)
{
    float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t index = 0; index < count; ++index)
        sum += numbers[index] * numbers[index];
    return static_cast<double>(sum);
}

double squares(const double* numbers, std::int64_t count)
{
    return std::inner_product(numbers, numbers + count, numbers, 0.0);
}

} // namespace

AdamUpdate::AdamUpdate(double learningRate, double gradientScale, const AdamOptions& options, std::int64_t step)
    : m_gradientScale(gradientScale)
    , m_kept(1.0 - learningRate * options.weightDecay)
    , m_secondDecay(options.secondDecay)
    , m_stepSize(learningRate / (1.0 - std::pow(beta1, static_cast<double>(step))))
    , m_secondCorrection(std::sqrt(1.0 - std::pow(options.secondDecay, static_cast<double>(step))))
{
}

/// Does the same with LibTorch's operations, on the tensors' device.
void AdamUpdate::applyThere(
    torch::Tensor& weight, const torch::Tensor& gradient, torch::Tensor& first, torch::Tensor& second) const
{
    const torch::NoGradGuard guard;
    const auto scaled = gradient * m_gradientScale;
    first.mul_(beta1).add_(scaled, 1.0 - beta1);
    second.mul_(m_secondDecay).addcmul_(scaled, scaled, 1.0 - m_secondDecay);
    const auto divisor = second.sqrt().mul_(1.0 / m_secondCorrection).add_(epsilon);
    weight.mul_(m_kept).addcdiv_(first, divisor, -m_stepSize);
}

void AdamUpdate::apply(
    torch::Tensor& weight, const torch::Tensor& gradient, torch::Tensor& first, torch::Tensor& second) const
{
    if (!weight.is_cpu()) {
        applyThere(weight, gradient, first, second);
        return;
    }
    const auto inOrder = gradient.contiguous();
    constexpr std::int64_t grain = 32'768;
    AT_DISPATCH_FLOATING_TYPES(weight.scalar_type(), "AdamUpdate", [&] {
        auto* w = weight.data_ptr<scalar_t>();
        const auto* g = inOrder.data_ptr<scalar_t>();
        auto* m = first.data_ptr<scalar_t>();
        auto* v = second.data_ptr<scalar_t>();
        const Factors<scalar_t> factors{static_cast<scalar_t>(m_gradientScale), static_cast<scalar_t>(m_kept),
            static_cast<scalar_t>(m_stepSize), static_cast<scalar_t>(1.0 / m_secondCorrection),
            static_cast<scalar_t>(m_secondDecay)};
        at::parallel_for(0, weight.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
            update(w + begin, g + begin, m + begin, v + begin, end - begin, factors);
        });
    });
    // Tells autograd about the change, because it does not notice writes through a pointer.
    weight.unsafeGetTensorImpl()->bump_version();
}

double squaredNorm(const torch::Tensor& gradient)
{
    if (!gradient.is_cpu())
        return gradient.to(torch::kFloat64).square().sum().item<double>();
    const auto inOrder = gradient.contiguous();
    constexpr std::int64_t chunk = 1 << 14;
    const std::int64_t count = inOrder.numel(), chunks = (count + chunk - 1) / chunk;
    std::vector<double> sums(static_cast<std::size_t>(chunks));
    AT_DISPATCH_FLOATING_TYPES(inOrder.scalar_type(), "squaredNorm", [&] {
        const auto* numbers = inOrder.data_ptr<scalar_t>();
        at::parallel_for(0, chunks, 4, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t index = begin; index < end; ++index)
                sums[static_cast<std::size_t>(index)] =
                    squares(numbers + index * chunk, std::min(chunk, count - index * chunk));
        });
    });
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

} // namespace attentoscope
