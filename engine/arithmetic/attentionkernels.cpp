// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/attentionkernels.h"

#include "engine/arithmetic/vectormath.h"

#include <algorithm>

namespace attentoscope {

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void additiveScores(
    const float* query, const float* keys, const float* v, std::int64_t validLength, std::int64_t size, float* scores)
{
    for (std::int64_t row = 0; row < validLength; ++row) {
        const float* key = keys + row * size;
        float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t unit = 0; unit < size; ++unit)
            sum += v[unit] * hyperbolicTangent(query[unit] + key[unit]);
        scores[row] = sum;
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void additiveGradients(const float* query, const float* keys, const float* v, const float* scoreGradients,
    std::int64_t validLength, std::int64_t size, float* queryGradient, float* keyGradients, float* vGradient)
{
    for (std::int64_t row = 0; row < validLength; ++row) {
        const float* key = keys + row * size;
        float* keyGradient = keyGradients + row * size;
        const float gradient = scoreGradients[row];
#pragma omp simd
        for (std::int64_t unit = 0; unit < size; ++unit) {
            const float squashed = hyperbolicTangent(query[unit] + key[unit]);
            const float inner = gradient * v[unit] * (1.0f - squashed * squashed);
            queryGradient[unit] += inner;
            keyGradient[unit] += inner;
            vGradient[unit] += gradient * squashed;
        }
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void weightedSum(const float* weights, const float* rows, std::int64_t validLength, std::int64_t size, float* sum)
{
    std::fill(sum, sum + size, 0.0f);
    for (std::int64_t row = 0; row < validLength; ++row) {
        const float* numbers = rows + row * size;
        const float weight = weights[row];
#pragma omp simd
        for (std::int64_t unit = 0; unit < size; ++unit)
            sum[unit] += weight * numbers[unit];
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void addOuter(const float* weights, const float* vector, std::int64_t validLength, std::int64_t size, float* rows)
{
    for (std::int64_t row = 0; row < validLength; ++row) {
        float* numbers = rows + row * size;
        const float weight = weights[row];
#pragma omp simd
        for (std::int64_t unit = 0; unit < size; ++unit)
            numbers[unit] += weight * vector[unit];
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void dotProducts(const float* vector, const float* rows, std::int64_t validLength, std::int64_t size, float* products)
{
    for (std::int64_t row = 0; row < validLength; ++row) {
        const float* numbers = rows + row * size;
        float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t unit = 0; unit < size; ++unit)
            sum += vector[unit] * numbers[unit];
        products[row] = sum;
    }
}

} // namespace attentoscope
