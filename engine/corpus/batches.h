// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// A mini-batch, padded, time-major: element (t, b) has the index t * size + b.
struct Batch
{
    std::size_t size = 0; ///< B, the number of pairs
    std::size_t sourceLength = 0; ///< S, the longest source, markers included
    std::size_t targetLength = 0; ///< T, the longest target plus its end token
    std::vector<std::int64_t> source; ///< (S, B)
    std::vector<std::int64_t> sourceLengths; ///< (B), markers included
    std::vector<std::int64_t> targetInput; ///< (T, B), starts with the start token
    std::vector<std::int64_t>
        targetOutput; ///< (T, B), ends with the end token; of a pair that is left out only padding
    std::vector<std::int64_t> targetLengths; ///< (B), the end token counted
    std::size_t sourceTokens = 0; ///< padding not counted
    std::size_t targetTokens = 0; ///< padding not counted
    std::size_t countedTokens = 0; ///< those of them that count in the loss: all, unless pairs are left out
};

/// The start and end tokens that a source gets.
std::size_t markerCount(SourceMarkers markers);

/// The most that a batch may hold. One pair always fits, whatever its length.
struct BatchLimit
{
    std::size_t pairs = 64;
    std::size_t targetTokens = 0; ///< padding and end tokens included; 0: no limit of this kind

    static BatchLimit of(const TrainingConfiguration& configuration);
};

/// Indices of the pairs of each batch of one epoch. The pairs are shuffled, cut into pools of a hundred batches, sorted
/// by length within a pool, and the batches are shuffled again. The same seed and epoch give the same batches. Within a
/// batch the longest target comes first, so that unfinished sentences have consecutive indices.
std::vector<std::vector<std::uint32_t>> batchOrder(
    const EncodedPairs& pairs, const BatchLimit& limit, std::uint64_t seed, std::uint64_t epoch);

/// Indices in batches sorted by length, without shuffling, for evaluation. Within a batch the order is as above.
std::vector<std::vector<std::uint32_t>> sortedBatches(const EncodedPairs& pairs, std::size_t batchSize);

/// A pair that is left out has its place, its words and its share of targetTokens, but no words to predict.
Batch makeBatch(const EncodedPairs& pairs, std::span<const std::uint32_t> indices, SourceMarkers markers);

} // namespace attentoscope
