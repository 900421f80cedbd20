// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/rowkernels.h"

#include "engine/arithmetic/vectormath.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

std::size_t largestOfRow(const float* scores, std::int64_t count, std::span<std::int32_t> places)
{
    if (places.empty())
        return 0;
    constexpr std::int64_t block = 256; // most blocks are skipped, because their largest score is too small
    std::size_t found = 0;
    const auto isWanted = [&](float score) {
        const bool isFull = found == places.size();
        return score > (isFull ? scores[places.back()] : -std::numeric_limits<float>::infinity());
    };
    for (std::int64_t begin = 0; begin < count; begin += block) {
        const auto end = std::min(begin + block, count);
        if (!isWanted(largest(scores + begin, end - begin)))
            continue;
        for (auto place = begin; place < end; ++place) {
            const float score = scores[place];
            if (!isWanted(score))
                continue;
            auto at = found < places.size() ? found++ : found - 1;
            for (; at > 0 && scores[places[at - 1]] < score; --at)
                places[at] = places[at - 1];
            places[at] = static_cast<std::int32_t>(place);
        }
    }
    return found;
}

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

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void swishRow(const float* sums, std::int64_t size, float* squashed)
{
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit)
        squashed[unit] = sums[unit] * sigmoid(sums[unit]);
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void swishRowBack(const float* sums, std::int64_t size, float* gradient)
{
#pragma omp simd
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float share = sigmoid(sums[unit]);
        gradient[unit] *= share * (1.0f + sums[unit] * (1.0f - share));
    }
}

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
