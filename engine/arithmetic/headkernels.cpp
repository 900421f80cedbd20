// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/headkernels.h"

#include "engine/arithmetic/vectormath.h"
#include "engine/machine/processor.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

// Products of matrices that are too small for a library: the call would cost more than the product.

/// The number of columns of a small matrix is padded to a multiple of this.
constexpr std::int64_t tileWidth = 16;

constexpr std::int64_t paddedToTiles(std::int64_t columns)
{
    return (columns + tileWidth - 1) / tileWidth * tileWidth;
}

/// The left matrix. Element (row, k) is at row · rowStride + k · innerStride.
struct TileLeft
{
    const float* numbers;
    std::int64_t rowStride, innerStride;
};

/// A vector that fits into one register. GCC keeps larger vectors in memory: on a processor with AVX2, products of 64
/// bytes at once took eight times as long as products of 32 bytes.
template <int bytes>
struct TileVector;
template <>
struct TileVector<16>
{
    using Type [[gnu::vector_size(16), gnu::aligned(4), gnu::may_alias]] = float;
};
template <>
struct TileVector<32>
{
    using Type [[gnu::vector_size(32), gnu::aligned(4), gnu::may_alias]] = float;
};
template <>
struct TileVector<64>
{
    using Type [[gnu::vector_size(64), gnu::aligned(4), gnu::may_alias]] = float;
};

template <int bytes>
constexpr std::int64_t numbersIn = bytes / static_cast<int>(sizeof(float));

/// The sum of a vector's numbers, by repeated halving. A loop over its numbers would use memory.
template <int bytes>
[[gnu::always_inline]] inline float sumOf(typename TileVector<bytes>::Type numbers)
{
    if constexpr (bytes == 64)
        return sumOf<32>(__builtin_shufflevector(numbers, numbers, 0, 1, 2, 3, 4, 5, 6, 7)
            + __builtin_shufflevector(numbers, numbers, 8, 9, 10, 11, 12, 13, 14, 15));
    else if constexpr (bytes == 32)
        return sumOf<16>(__builtin_shufflevector(numbers, numbers, 0, 1, 2, 3)
            + __builtin_shufflevector(numbers, numbers, 4, 5, 6, 7));
    else
        return (numbers[0] + numbers[2]) + (numbers[1] + numbers[3]);
}

/// Computes a tile. Its sums stay in registers until it is complete.
template <int bytes, int rows, int vectors>
[[gnu::always_inline]] inline void multiplyTile(const TileLeft& left, const float* right, std::int64_t rightStride,
    std::int64_t inner, float* result, std::int64_t resultStride)
{
    using Vector = typename TileVector<bytes>::Type;
    Vector sums[rows][vectors];
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < vectors; ++column)
            sums[row][column] =
                *reinterpret_cast<const Vector*>(result + row * resultStride + column * numbersIn<bytes>);
    for (std::int64_t k = 0; k < inner; ++k) {
        const float* numbers = right + k * rightStride;
        const float* factors = left.numbers + k * left.innerStride;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < vectors; ++column)
                sums[row][column] += factors[row * left.rowStride]
                    * *reinterpret_cast<const Vector*>(numbers + column * numbersIn<bytes>);
    }
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < vectors; ++column)
            *reinterpret_cast<Vector*>(result + row * resultStride + column * numbersIn<bytes>) = sums[row][column];
}

template <int bytes, int vectors>
[[gnu::always_inline]] inline void multiplyColumns(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t rightStride, std::int64_t inner, float* result, std::int64_t resultStride)
{
    constexpr int rowsAtOnce = 4;
    std::int64_t row = 0;
    for (; row + rowsAtOnce <= rows; row += rowsAtOnce)
        multiplyTile<bytes, rowsAtOnce, vectors>(
            {left.numbers + row * left.rowStride, left.rowStride, left.innerStride}, right, rightStride, inner,
            result + row * resultStride, resultStride);
    for (; row < rows; ++row)
        multiplyTile<bytes, 1, vectors>({left.numbers + row * left.rowStride, left.rowStride, left.innerStride}, right,
            rightStride, inner, result + row * resultStride, resultStride);
}

/// result (rows, columns) += left (rows, inner) · right (inner, columns). `columns` is a multiple of tileWidth.
template <int bytes>
[[gnu::always_inline]] inline void addSmallProduct(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t rightStride, std::int64_t inner, float* result, std::int64_t resultStride, std::int64_t columns)
{
    constexpr std::int64_t pair = 2 * numbersIn<bytes>;
    std::int64_t column = 0;
    for (; column + pair <= columns; column += pair)
        multiplyColumns<bytes, 2>(left, rows, right + column, rightStride, inner, result + column, resultStride);
    if (column < columns)
        multiplyColumns<bytes, 1>(left, rows, right + column, rightStride, inner, result + column, resultStride);
}

// Loops over the numbers of one head. They are inlined into kernels, which exist for each kind of processor.

/// Copies rows, multiplied by a factor. It does not write the padding of the scratch memory, which is zero from the
/// start.
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

/// Softmax over the first `visible` of `width` scores. The others become zero. Returns log Σ e^score.
[[gnu::always_inline]] inline float softmax(float* scores, std::int64_t visible, std::int64_t width)
{
    // The padding gets the lowest score, whose exponential is too small to change a sum.
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

/// The scores of one query, one product after the other. For so few queries, transposing the keys would cost more.
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

/// Turns the scores of one query into its weights. Stores the log sum, and the complete weights if they were requested.
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

/// Computes the weights of one query again, from its scores.
[[gnu::always_inline]] inline void weightsAgain(float* scores, std::int64_t visible, std::int64_t width, float logSum)
{
#pragma omp simd
    for (std::int64_t key = 0; key < visible; ++key)
        scores[key] = exponential(scores[key] - logSum);
    std::fill(scores + visible, scores + width, 0.0f);
}

/// The backward pass of softmax and dropout for one row. `weights` has the complete weights w. `gradients` has the
/// gradients of the dropped weights; `ofWhole` has those of the complete weights, or is null. Replaces w by the dropped
/// weights, and `gradients` by the gradients of the scores, w(j) (g(j) − Σ w g).
[[gnu::always_inline]] inline void softmaxBack(const HeadDropout& dropout, std::int64_t query, std::int64_t visible,
    std::int64_t width, const float* ofWhole, float* weights, float* gradients)
{
    if (dropout.isOn)
        dropWeights(dropout, query, visible, gradients);
    if (ofWhole)
        for (std::int64_t key = 0; key < visible; ++key)
            gradients[key] += ofWhole[key];
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

/// The rows that begin at `first`.
template <typename Number>
[[gnu::always_inline]] inline HeadMatrix<Number> from(HeadMatrix<Number> rows, std::int64_t first)
{
    return {rows.first + first * rows.stride, rows.stride};
}

/// result (rows, columns) = left · right.
template <int bytes>
[[gnu::always_inline]] inline void smallProduct(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t inner, float* result, std::int64_t columns)
{
    std::fill(result, result + rows * columns, 0.0f);
    addSmallProduct<bytes>(left, rows, right, columns, inner, result, columns, columns);
}

/// Copies a block of queries, and puts their scores into the place of the weights.
template <int bytes>
[[gnu::always_inline]] inline void scoreBlock(
    const HeadInput& input, HeadScratch& scratch, std::int64_t first, std::int64_t count)
{
    const std::int64_t size = paddedToTiles(input.size);
    copyRows(from(input.queries, first), count, input.size, input.scale, {scratch.queries(), size});
    smallProduct<bytes>({scratch.queries(), size, 1}, count, scratch.transposedKeys(), input.size, scratch.weights(),
        paddedToTiles(input.keyCount));
}

template <int bytes>
[[gnu::always_inline]] inline void attendFew(
    const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    for (std::int64_t query = 0; query < input.queryCount; ++query) {
        scoresOf<bytes>(input, query, scratch.row());
        weigh(input, dropout, query, scratch.row(), output);
        addValues<bytes>(input, scratch.row(), output.contexts.first + query * output.contexts.stride);
    }
}

/// Computes the gradients of a block of scores, the dropped weights, and the gradients of the contexts. Each goes to
/// its place in the scratch memory.
template <int bytes>
[[gnu::always_inline]] inline void scoreBlockBack(const HeadInput& input, const HeadDropout& dropout,
    HeadScratch& scratch, const HeadReturn& given, std::int64_t first, std::int64_t count)
{
    const std::int64_t width = paddedToTiles(input.keyCount), size = paddedToTiles(input.size);
    scoreBlock<bytes>(input, scratch, first, count);
    copyRows(from(given.contexts, first), count, input.size, 1.0f, {scratch.contexts(), size});
    smallProduct<bytes>(
        {scratch.contexts(), size, 1}, count, scratch.transposedValues(), input.size, scratch.gradients(), width);
    for (std::int64_t query = 0; query < count; ++query) {
        const std::int64_t visible = input.visible(first + query), at = query * width;
        const float* ofWhole = given.weights.first ? from(given.weights, first + query).first : nullptr;
        weightsAgain(scratch.weights() + at, visible, width, *from(given.logSums, first + query).first);
        softmaxBack(dropout, first + query, visible, width, ofWhole, scratch.weights() + at, scratch.gradients() + at);
    }
}

template <int bytes>
[[gnu::always_inline]] inline void attend(
    const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    constexpr std::int64_t fewQueries = 3;
    if (input.queryCount <= fewQueries) {
        attendFew<bytes>(input, dropout, scratch, output);
        return;
    }
    const std::int64_t width = paddedToTiles(input.keyCount), size = paddedToTiles(input.size);
    transposeRows(input.keys, input.keyCount, input.size, width, scratch.transposedKeys());
    copyRows(input.values, input.keyCount, input.size, 1.0f, {scratch.values(), size});
    for (std::int64_t first = 0; first < input.queryCount; first += HeadScratch::queriesAtOnce) {
        const std::int64_t count = std::min(HeadScratch::queriesAtOnce, input.queryCount - first);
        scoreBlock<bytes>(input, scratch, first, count);
        for (std::int64_t query = 0; query < count; ++query)
            weigh(input, dropout, first + query, scratch.weights() + query * width, output);
        smallProduct<bytes>(
            {scratch.weights(), width, 1}, count, scratch.values(), input.keyCount, scratch.contexts(), size);
        copyRows({scratch.contexts(), size}, count, input.size, 1.0f, from(output.contexts, first));
    }
}

template <int bytes>
[[gnu::always_inline]] inline void attendBack(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    const HeadReturn& given, const HeadGradients& gradients)
{
    const std::int64_t width = paddedToTiles(input.keyCount), size = paddedToTiles(input.size), keys = input.keyCount;
    transposeRows(input.keys, keys, input.size, width, scratch.transposedKeys());
    transposeRows(input.values, keys, input.size, width, scratch.transposedValues());
    copyRows(input.keys, keys, input.size, 1.0f, {scratch.keys(), size});
    std::fill(scratch.keyGradients(), scratch.keyGradients() + keys * size, 0.0f);
    std::fill(scratch.valueGradients(), scratch.valueGradients() + keys * size, 0.0f);
    for (std::int64_t first = 0; first < input.queryCount; first += HeadScratch::queriesAtOnce) {
        const std::int64_t count = std::min(HeadScratch::queriesAtOnce, input.queryCount - first);
        scoreBlockBack<bytes>(input, dropout, scratch, given, first, count);
        addSmallProduct<bytes>(
            {scratch.weights(), 1, width}, keys, scratch.contexts(), size, count, scratch.valueGradients(), size, size);
        addSmallProduct<bytes>(
            {scratch.gradients(), 1, width}, keys, scratch.queries(), size, count, scratch.keyGradients(), size, size);
        smallProduct<bytes>({scratch.gradients(), width, 1}, count, scratch.keys(), keys, scratch.contexts(), size);
        copyRows({scratch.contexts(), size}, count, input.size, input.scale, from(gradients.queries, first));
    }
    copyRows({scratch.keyGradients(), size}, keys, input.size, 1.0f, gradients.keys);
    copyRows({scratch.valueGradients(), size}, keys, input.size, 1.0f, gradients.values);
}

// One version for each vector width. The names of the functions have the width in bytes.

void attend16(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    attend<16>(input, dropout, scratch, output);
}

void attendBack16(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadReturn& given,
    const HeadGradients& gradients)
{
    attendBack<16>(input, dropout, scratch, given, gradients);
}

#ifdef ATTENTOSCOPE_HAS_TARGETS
[[gnu::target("avx2,fma")]] void attend32(
    const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    attend<32>(input, dropout, scratch, output);
}

[[gnu::target("avx2,fma")]] void attendBack32(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    const HeadReturn& given, const HeadGradients& gradients)
{
    attendBack<32>(input, dropout, scratch, given, gradients);
}

[[gnu::target("avx512f")]] void attend64(
    const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    attend<64>(input, dropout, scratch, output);
}

[[gnu::target("avx512f")]] void attendBack64(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    const HeadReturn& given, const HeadGradients& gradients)
{
    attendBack<64>(input, dropout, scratch, given, gradients);
}

#endif

struct HeadKernels
{
    decltype(&attend16) attend = attend16;
    decltype(&attendBack16) attendBack = attendBack16;
};

HeadKernels kernelsFor([[maybe_unused]] VectorWidth vectors)
{
#ifdef ATTENTOSCOPE_HAS_TARGETS
    if (vectors >= VectorWidth::Avx512)
        return {attend64, attendBack64};
    if (vectors >= VectorWidth::Avx2)
        return {attend32, attendBack32};
#endif
    return {};
}

const HeadKernels& kernels()
{
    static const auto chosen = kernelsFor(thisProcessor().vectors);
    return chosen;
}

} // namespace

HeadScratch::HeadScratch(std::int64_t longestKeys, std::int64_t size)
    : m_partSize(paddedToTiles(longestKeys) * paddedToTiles(size))
    , m_blockSize(queriesAtOnce * paddedToTiles(longestKeys))
    , m_rowsSize(queriesAtOnce * paddedToTiles(size))
    , m_row(static_cast<std::size_t>(paddedToTiles(longestKeys)))
{
}

float* HeadScratch::rest(std::int64_t place)
{
    if (m_rest.empty())
        m_rest.resize(static_cast<std::size_t>(parts * m_partSize + 2 * m_blockSize + 2 * m_rowsSize));
    return m_rest.data() + place;
}

void attendHead(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    kernels().attend(input, dropout, scratch, output);
}

void attendHeadBack(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadReturn& given,
    const HeadGradients& gradients)
{
    kernels().attendBack(input, dropout, scratch, given, gradients);
}

} // namespace attentoscope
