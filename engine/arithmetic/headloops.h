// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/headkernels.h"
#include "engine/arithmetic/smalltiles.h"
#include "engine/arithmetic/vectormath.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Loops over the numbers of one head. They become a part of the kernels, each for its kind of processor.
namespace attentoscope::headloops {

/// Copies rows times a factor. What pads the rows of the scratch memory was zero from the beginning, and stays so.
[[gnu::always_inline]] inline void copyRows(
    HeadMatrix<const float> from, std::int64_t count, std::int64_t size, float factor, HeadMatrix<float> to)
{
    for (std::int64_t row = 0; row < count; ++row) {
        const float* numbers = from.first + row * from.stride;
        float* copy = to.first + row * to.stride;
#pragma omp simd
        for (std::int64_t unit = 0; unit < size; ++unit)
            copy[unit] = factor * numbers[unit];
    }
}

[[gnu::always_inline]] inline void transposeRows(
    HeadMatrix<const float> rows, std::int64_t count, std::int64_t size, std::int64_t width, float* transposed)
{
    for (std::int64_t unit = 0; unit < size; ++unit) {
        float* to = transposed + unit * width;
        for (std::int64_t row = 0; row < count; ++row)
            to[row] = rows.first[row * rows.stride + unit];
        std::fill(to + count, to + width, 0.0f);
    }
}

/// Softmax over the first `visible` of `width` scores; the others become zero. Returns log Σ e^score.
[[gnu::always_inline]] inline float softmax(float* scores, std::int64_t visible, std::int64_t width)
{
    // The smallest power is so small that the padding changes no sum.
    std::fill(scores + visible, scores + width, -std::numeric_limits<float>::max());
    float largest = -std::numeric_limits<float>::max();
#pragma omp simd reduction(max : largest)
    for (std::int64_t key = 0; key < width; ++key)
        largest = scores[key] > largest ? scores[key] : largest;
    float total = 0.0f;
#pragma omp simd reduction(+ : total)
    for (std::int64_t key = 0; key < width; ++key) {
        scores[key] = exponential(scores[key] - largest);
        total += scores[key];
    }
    const float factor = 1.0f / total;
#pragma omp simd
    for (std::int64_t key = 0; key < width; ++key)
        scores[key] *= factor;
    std::fill(scores + visible, scores + width, 0.0f);
    return largest + std::log(total);
}

[[gnu::always_inline]] inline void dropWeights(
    const HeadDropout& dropout, std::int64_t query, std::int64_t count, float* weights)
{
    const auto place = dropout.place + static_cast<std::uint32_t>(query) * dropout.stride;
#pragma omp simd
    for (std::int64_t key = 0; key < count; ++key)
        weights[key] *= dropout.mask.at<float>(place + static_cast<std::uint32_t>(key));
}

/// The scores of one query, one product after the other: for so few queries turning the keys over would cost more.
template <int bytes>
[[gnu::always_inline]] inline void scoresOf(const HeadInput& input, std::int64_t query, float* scores)
{
    using Vector = typename TileVector<bytes>::Type;
    const std::int64_t whole = input.size / numbersIn<bytes> * numbersIn<bytes>;
    const float* numbers = input.queries.first + query * input.queries.stride;
    for (std::int64_t key = 0; key < input.keyCount; ++key) {
        const float* others = input.keys.first + key * input.keys.stride;
        Vector sums{};
        for (std::int64_t unit = 0; unit < whole; unit += numbersIn<bytes>)
            sums += *reinterpret_cast<const Vector*>(numbers + unit) * *reinterpret_cast<const Vector*>(others + unit);
        float sum = sumOf<bytes>(sums);
        for (std::int64_t unit = whole; unit < input.size; ++unit)
            sum += numbers[unit] * others[unit];
        scores[key] = input.scale * sum;
    }
}

template <int bytes>
[[gnu::always_inline]] inline void addValues(const HeadInput& input, const float* weights, float* context)
{
    const std::int64_t whole = input.size / tileWidth * tileWidth;
    std::fill(context, context + input.size, 0.0f);
    addSmallProduct<bytes>(
        {weights, 0, 1}, 1, input.values.first, input.values.stride, input.keyCount, context, 0, whole);
    for (std::int64_t unit = whole; unit < input.size; ++unit)
        for (std::int64_t key = 0; key < input.keyCount; ++key)
            context[unit] += weights[key] * input.values.first[key * input.values.stride + unit];
}

/// Turns the scores of one query into its weights, and leaves log sum and whole weights where they are asked for.
[[gnu::always_inline]] inline void weigh(
    const HeadInput& input, const HeadDropout& dropout, std::int64_t query, float* scores, const HeadOutput& output)
{
    const std::int64_t width = paddedToTiles(input.keyCount);
    output.logSums.first[query * output.logSums.stride] = softmax(scores, input.visible(query), width);
    if (output.weights.first)
        std::copy(scores, scores + input.keyCount, output.weights.first + query * output.weights.stride);
    if (dropout.isOn)
        dropWeights(dropout, query, input.keyCount, scores);
}

/// The weights of one query again, from its scores.
[[gnu::always_inline]] inline void weightsAgain(float* scores, std::int64_t visible, std::int64_t width, float logSum)
{
#pragma omp simd
    for (std::int64_t key = 0; key < visible; ++key)
        scores[key] = exponential(scores[key] - logSum);
    std::fill(scores + visible, scores + width, 0.0f);
}

/// In: weights w before dropout, and gradients g of the weights after dropout. Out, in the same places: the weights
/// after dropout, and the gradients of the scores, w(j) (g(j) − Σ w g).
[[gnu::always_inline]] inline void softmaxBack(const HeadDropout& dropout, std::int64_t query, std::int64_t visible,
    std::int64_t width, float* weights, float* gradients)
{
    if (dropout.isOn)
        dropWeights(dropout, query, visible, gradients);
    float mean = 0.0f;
#pragma omp simd reduction(+ : mean)
    for (std::int64_t key = 0; key < visible; ++key)
        mean += weights[key] * gradients[key];
#pragma omp simd
    for (std::int64_t key = 0; key < visible; ++key)
        gradients[key] = weights[key] * (gradients[key] - mean);
    std::fill(gradients + visible, gradients + width, 0.0f);
    if (dropout.isOn)
        dropWeights(dropout, query, visible, weights);
}

} // namespace attentoscope::headloops
