// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/normkernels.h"

#include "engine/arithmetic/vectormath.h"

#include <cmath>

namespace attentoscope {

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void addRows(const float* row, const float* branch, std::int64_t size, float* sum)
{
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit)
        sum[unit] = row[unit] + branch[unit];
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void addDroppedRow(
    const float* row, const float* branch, const DropoutMask& mask, std::uint32_t place, std::int64_t size, float* sum)
{
    const DropoutMask own = mask;
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit)
        sum[unit] = row[unit] + branch[unit] * own.at<float>(place + static_cast<std::uint32_t>(unit));
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
RowStatistics normalizeRow(
    const float* row, const float* gain, const float* bias, float epsilon, std::int64_t size, float* normed)
{
    const float share = 1.0f / static_cast<float>(size);
    float sum = 0.0f, squares = 0.0f;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t unit = 0; unit < size; ++unit)
        sum += row[unit];
    const float mean = sum * share;
#pragma omp simd reduction(+ : squares)
    for (std::int64_t unit = 0; unit < size; ++unit)
        squares += (row[unit] - mean) * (row[unit] - mean);
    const float inverse = 1.0f / std::sqrt(squares * share + epsilon);
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit)
        normed[unit] = gain[unit] * ((row[unit] - mean) * inverse) + bias[unit];
    return {mean, inverse};
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void normalizeRowBack(const float* row, const float* gain, RowStatistics statistics, const float* gradient,
    const float* further, std::int64_t size, float* rowGradient, float* gainSums, float* biasSums)
{
    const float share = 1.0f / static_cast<float>(size), mean = statistics.mean, inverse = statistics.inverseDeviation;
    float sum = 0.0f, product = 0.0f;
#pragma omp simd reduction(+ : sum, product)
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float standard = (row[unit] - mean) * inverse, scaled = gradient[unit] * gain[unit];
        sum += scaled;
        product += scaled * standard;
        gainSums[unit] += gradient[unit] * standard;
        biasSums[unit] += gradient[unit];
    }
    sum *= share;
    product *= share;
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float standard = (row[unit] - mean) * inverse;
        rowGradient[unit] = inverse * (gradient[unit] * gain[unit] - sum - standard * product);
    }
    if (!further)
        return;
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit)
        rowGradient[unit] += further[unit];
}

} // namespace attentoscope
