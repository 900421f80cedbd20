// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/softmaxrow.h"

#include "engine/arithmetic/vectormath.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

ATTENTOSCOPE_FOR_EACH_PROCESSOR
float largest(const float* numbers, std::int64_t count)
{
    float result = numbers[0];
#pragma omp simd reduction(max : result)
    for (std::int64_t index = 0; index < count; ++index)
        result = numbers[index] > result ? numbers[index] : result;
    return result;
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
float sum(const float* numbers, std::int64_t count)
{
    float result = 0.0f;
#pragma omp simd reduction(+ : result)
    for (std::int64_t index = 0; index < count; ++index)
        result += numbers[index];
    return result;
}

/// Σ e^(number − shift).
ATTENTOSCOPE_FOR_EACH_PROCESSOR
float sumOfPowers(const float* numbers, std::int64_t count, float shift)
{
    float result = 0.0f;
#pragma omp simd reduction(+ : result)
    for (std::int64_t index = 0; index < count; ++index)
        result += exponential(numbers[index] - shift);
    return result;
}

/// Replaces each number by e^(number − shift) and returns their sum.
ATTENTOSCOPE_FOR_EACH_PROCESSOR
float exponentiate(float* numbers, std::int64_t count, float shift)
{
    float result = 0.0f;
#pragma omp simd reduction(+ : result)
    for (std::int64_t index = 0; index < count; ++index) {
        const float power = exponential(numbers[index] - shift);
        numbers[index] = power;
        result += power;
    }
    return result;
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void scale(float* numbers, std::int64_t count, float factor, float offset)
{
#pragma omp simd
    for (std::int64_t index = 0; index < count; ++index)
        numbers[index] = numbers[index] * factor + offset;
}

} // namespace

double softmaxLossRow(float* scores, std::int64_t count, std::int64_t target, float smoothing)
{
    const float highest = largest(scores, count);
    const auto words = static_cast<float>(count);
    const double wanted = (1.0 - static_cast<double>(smoothing)) * static_cast<double>(scores[target])
        + (smoothing > 0.0f ? static_cast<double>(smoothing) * static_cast<double>(sum(scores, count) / words) : 0.0);
    const float total = exponentiate(scores, count, highest);
    scale(scores, count, 1.0f / total, -smoothing / words);
    scores[target] -= 1.0f - smoothing;
    return static_cast<double>(highest) + std::log(static_cast<double>(total)) - wanted;
}

void softmaxRow(float* scores, std::int64_t count, std::int64_t validLength)
{
    const float total = exponentiate(scores, validLength, largest(scores, validLength));
    scale(scores, validLength, 1.0f / total, 0.0f);
    std::fill(scores + validLength, scores + count, 0.0f);
}

float logSumRow(const float* scores, std::int64_t count)
{
    const float highest = largest(scores, count);
    return highest + std::log(sumOfPowers(scores, count, highest));
}

std::int64_t largestOfRow(const float* scores, std::int64_t count)
{
    const float* found = std::find(scores, scores + count, largest(scores, count));
    return found == scores + count ? 0 : found - scores;
}

} // namespace attentoscope
