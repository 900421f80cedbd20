// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/batches.h"

#include "engine/reproducible/random.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace attentoscope {

namespace {

using Indices = std::vector<std::uint32_t>;

constexpr std::size_t batchesInPool = 100;

Indices allIndices(const EncodedPairs& pairs)
{
    Indices indices(pairs.size());
    std::iota(indices.begin(), indices.end(), 0U);
    return indices;
}

/// Sorts by source length, then by target length. Equal ones keep their order.
void sortByLength(std::span<std::uint32_t> indices, const EncodedPairs& pairs)
{
    std::ranges::stable_sort(indices, {},
        [&pairs](std::uint32_t index) { return std::pair(pairs.source[index].size(), pairs.target[index].size()); });
}

/// The number of indices from the front that fit into one batch.
std::size_t countWithin(const BatchLimit& limit, std::span<const std::uint32_t> indices, const EncodedPairs& pairs)
{
    std::size_t count = 1, longest = pairs.target[indices[0]].size() + 1;
    while (count < std::min(limit.pairs, indices.size())) {
        longest = std::max(longest, pairs.target[indices[count]].size() + 1);
        if (limit.targetTokens > 0 && longest * (count + 1) > limit.targetTokens)
            break;
        ++count;
    }
    return count;
}

void cut(std::span<const std::uint32_t> indices, const EncodedPairs& pairs, const BatchLimit& limit,
    std::vector<Indices>& batches)
{
    while (!indices.empty()) {
        const std::size_t count = countWithin(limit, indices, pairs);
        const auto part = indices.first(count);
        auto& batch = batches.emplace_back(part.begin(), part.end());
        std::ranges::stable_sort(
            batch, std::greater{}, [&pairs](std::uint32_t index) { return pairs.target[index].size(); });
        indices = indices.subspan(count);
    }
}

/// Writes one sentence into its column, between its markers.
struct Column
{
    std::vector<std::int64_t>& matrix;
    std::size_t size;
    std::size_t column;
    std::size_t length = 0;

    void write(std::int64_t id) { matrix[length++ * size + column] = id; }
    void write(std::span<const std::int32_t> ids)
    {
        for (const std::int32_t id : ids)
            write(std::int64_t{id});
    }
};

enum class Learned : std::uint8_t { Yes, LeftOut };

void fillColumn(Batch& batch, std::size_t column, std::span<const std::int32_t> source,
    std::span<const std::int32_t> target, SourceMarkers markers, Learned learned)
{
    Column sourceColumn{batch.source, batch.size, column};
    if (markers == SourceMarkers::StartAndEnd)
        sourceColumn.write(Vocabulary::start);
    sourceColumn.write(source);
    if (markers != SourceMarkers::None)
        sourceColumn.write(Vocabulary::end);
    Column input{batch.targetInput, batch.size, column};
    input.write(Vocabulary::start);
    input.write(target);
    if (learned == Learned::Yes) {
        Column output{batch.targetOutput, batch.size, column};
        output.write(target);
        output.write(Vocabulary::end);
        batch.countedTokens += output.length;
    }
    batch.sourceLengths[column] = static_cast<std::int64_t>(sourceColumn.length);
    batch.targetLengths[column] = static_cast<std::int64_t>(input.length);
    batch.sourceTokens += sourceColumn.length;
    batch.targetTokens += input.length; // the input has the start token, the output the end token
}

} // namespace

std::size_t markerCount(SourceMarkers markers)
{
    return markers == SourceMarkers::None ? 0 : markers == SourceMarkers::End ? 1 : 2;
}

BatchLimit BatchLimit::of(const TrainingConfiguration& configuration)
{
    return {static_cast<std::size_t>(configuration.batchSize), static_cast<std::size_t>(configuration.batchTokens)};
}

std::vector<Indices> batchOrder(
    const EncodedPairs& pairs, const BatchLimit& limit, std::uint64_t seed, std::uint64_t epoch)
{
    // Neighbouring seeds give unrelated sequences. The large odd factor keeps pairs of seed and epoch apart.
    Random random(seed + (epoch + 1) * 0x9e3779b97f4a7c15ULL);
    Indices order = allIndices(pairs);
    random.shuffle(order);
    std::vector<Indices> batches;
    const std::size_t poolSize = limit.pairs * batchesInPool;
    for (std::size_t at = 0; at < order.size(); at += poolSize) {
        const auto pool = std::span(order).subspan(at, std::min(poolSize, order.size() - at));
        sortByLength(pool, pairs);
        cut(pool, pairs, limit, batches);
    }
    random.shuffle(batches);
    return batches;
}

std::vector<Indices> sortedBatches(const EncodedPairs& pairs, std::size_t batchSize)
{
    Indices order = allIndices(pairs);
    sortByLength(order, pairs);
    std::vector<Indices> batches;
    cut(order, pairs, {batchSize}, batches);
    return batches;
}

Batch makeBatch(const EncodedPairs& pairs, std::span<const std::uint32_t> indices, SourceMarkers markers)
{
    Batch batch;
    batch.size = indices.size();
    for (const std::uint32_t index : indices) {
        batch.sourceLength = std::max(batch.sourceLength, pairs.source[index].size() + markerCount(markers));
        batch.targetLength = std::max(batch.targetLength, pairs.target[index].size() + 1);
    }
    batch.source.assign(batch.sourceLength * batch.size, Vocabulary::padding);
    batch.targetInput.assign(batch.targetLength * batch.size, Vocabulary::padding);
    batch.targetOutput.assign(batch.targetLength * batch.size, Vocabulary::padding);
    batch.sourceLengths.resize(batch.size);
    batch.targetLengths.resize(batch.size);
    for (std::size_t column = 0; column < batch.size; ++column) {
        const auto index = indices[column];
        const bool isLeftOut = !pairs.leftOut.empty() && pairs.leftOut[index];
        fillColumn(batch, column, pairs.source[index], pairs.target[index], markers,
            isLeftOut ? Learned::LeftOut : Learned::Yes);
    }
    return batch;
}

} // namespace attentoscope
