// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/headkernels.h"

#include "engine/arithmetic/headloops.h"
#include "engine/machine/processor.h"

#include <algorithm>

namespace attentoscope {

HeadScratch::HeadScratch(std::int64_t longestKeys, std::int64_t size)
    : m_partSize(paddedToTiles(longestKeys) * paddedToTiles(size))
    , m_blockSize(queriesAtOnce * paddedToTiles(longestKeys))
    , m_parts(static_cast<std::size_t>(6 * m_partSize))
    , m_blocks(static_cast<std::size_t>(2 * m_blockSize))
    , m_queries(static_cast<std::size_t>(2 * queriesAtOnce * paddedToTiles(size)))
{
}

namespace {

using namespace headloops;

/// The rows from `first` on.
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

/// The queries, and their scores in the place of the weights.
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
        scoresOf<bytes>(input, query, scratch.weights());
        weigh(input, dropout, query, scratch.weights(), output);
        addValues<bytes>(input, scratch.weights(), output.contexts.first + query * output.contexts.stride);
    }
}

/// The gradients of a block of scores, the dropped weights, and the gradients of the contexts, each in its place.
template <int bytes>
[[gnu::always_inline]] inline void scoreBlockBack(const HeadInput& input, const HeadDropout& dropout,
    HeadScratch& scratch, HeadMatrix<const float> logSums, HeadMatrix<const float> contextGradients, std::int64_t first,
    std::int64_t count)
{
    const std::int64_t width = paddedToTiles(input.keyCount), size = paddedToTiles(input.size);
    scoreBlock<bytes>(input, scratch, first, count);
    copyRows(from(contextGradients, first), count, input.size, 1.0f, {scratch.contexts(), size});
    smallProduct<bytes>(
        {scratch.contexts(), size, 1}, count, scratch.transposedValues(), input.size, scratch.gradients(), width);
    for (std::int64_t query = 0; query < count; ++query) {
        const std::int64_t visible = input.visible(first + query), at = query * width;
        weightsAgain(scratch.weights() + at, visible, width, logSums.first[(first + query) * logSums.stride]);
        softmaxBack(dropout, first + query, visible, width, scratch.weights() + at, scratch.gradients() + at);
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
    HeadMatrix<const float> logSums, HeadMatrix<const float> contextGradients, const HeadGradients& gradients)
{
    const std::int64_t width = paddedToTiles(input.keyCount), size = paddedToTiles(input.size), keys = input.keyCount;
    transposeRows(input.keys, keys, input.size, width, scratch.transposedKeys());
    transposeRows(input.values, keys, input.size, width, scratch.transposedValues());
    copyRows(input.keys, keys, input.size, 1.0f, {scratch.keys(), size});
    std::fill(scratch.keyGradients(), scratch.keyGradients() + keys * size, 0.0f);
    std::fill(scratch.valueGradients(), scratch.valueGradients() + keys * size, 0.0f);
    for (std::int64_t first = 0; first < input.queryCount; first += HeadScratch::queriesAtOnce) {
        const std::int64_t count = std::min(HeadScratch::queriesAtOnce, input.queryCount - first);
        scoreBlockBack<bytes>(input, dropout, scratch, logSums, contextGradients, first, count);
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

// Once for each width of vectors, which the names of functions say in bytes.

void attend16(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    attend<16>(input, dropout, scratch, output);
}

void attendBack16(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    HeadMatrix<const float> logSums, HeadMatrix<const float> contextGradients, const HeadGradients& gradients)
{
    attendBack<16>(input, dropout, scratch, logSums, contextGradients, gradients);
}

#ifdef ATTENTOSCOPE_HAS_TARGETS
[[gnu::target("avx2,fma")]] void attend32(
    const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    attend<32>(input, dropout, scratch, output);
}

[[gnu::target("avx2,fma")]] void attendBack32(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    HeadMatrix<const float> logSums, HeadMatrix<const float> contextGradients, const HeadGradients& gradients)
{
    attendBack<32>(input, dropout, scratch, logSums, contextGradients, gradients);
}

[[gnu::target("avx512f")]] void attend64(
    const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    attend<64>(input, dropout, scratch, output);
}

[[gnu::target("avx512f")]] void attendBack64(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    HeadMatrix<const float> logSums, HeadMatrix<const float> contextGradients, const HeadGradients& gradients)
{
    attendBack<64>(input, dropout, scratch, logSums, contextGradients, gradients);
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

void attendHead(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output)
{
    kernels().attend(input, dropout, scratch, output);
}

void attendHeadBack(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch,
    HeadMatrix<const float> logSums, HeadMatrix<const float> contextGradients, const HeadGradients& gradients)
{
    kernels().attendBack(input, dropout, scratch, logSums, contextGradients, gradients);
}

} // namespace attentoscope
