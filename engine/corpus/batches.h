// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// A padded batch, time-major: element (t, b) has the index t * size + b.
struct Batch
{
    std::size_t size = 0; ///< B, the number of pairs
    std::size_t sourceLength = 0; ///< S, the longest source, markers included
    std::size_t targetLength = 0; ///< T, the longest target plus its end token
    std::vector<std::int64_t> source; ///< (S, B)
    std::vector<std::int64_t> sourceLengths; ///< (B), markers included
    std::vector<std::int64_t> targetInput; ///< (T, B), starts with the start token
    std::vector<std::int64_t>
        targetOutput; ///< (T, B), ends with the end token; a pair that is left out has only padding
    std::vector<std::int64_t> targetLengths; ///< (B), end token included
    std::size_t sourceTokens = 0; ///< without padding
    std::size_t targetTokens = 0; ///< without padding
    std::size_t countedTokens = 0; ///< target tokens that count in the loss: all, unless pairs are left out
};

/// The number of start and end tokens that are added to a source.
std::size_t markerCount(SourceMarkers markers);

/// The largest size of a batch. A single pair always fits, whatever its length.
struct BatchLimit
{
    std::size_t pairs = 64;
    std::size_t targetTokens = 0; ///< with padding and end tokens; 0: no limit

    static BatchLimit of(const TrainingConfiguration& configuration);
};

/// The pairs of each batch of one epoch, as indices. The pairs are shuffled, cut into pools of a hundred batches, and
/// sorted by length in each pool. Then the batches are shuffled. The same seed and epoch give the same batches. In a
/// batch the longest target comes first, so that unfinished sentences have consecutive indices.
std::vector<std::vector<std::uint32_t>> batchOrder(
    const EncodedPairs& pairs, const BatchLimit& limit, std::uint64_t seed, std::uint64_t epoch);

/// Indices in batches sorted by length, without shuffling, for evaluation. The order in a batch is as above.
std::vector<std::vector<std::uint32_t>> sortedBatches(const EncodedPairs& pairs, std::size_t batchSize);

/// A pair that is left out still has its place, its words and its share of targetTokens, but no words to predict.
Batch makeBatch(const EncodedPairs& pairs, std::span<const std::uint32_t> indices, SourceMarkers markers);

} // namespace attentoscope
