// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

/// How many heads a Transformer has: the same number in each layer, in a decoder's layer once for the source (cross)
/// and once for its own words (decoder).
struct HeadCounts
{
    std::size_t encoderLayers = 0;
    std::size_t decoderLayers = 0;
    std::size_t heads = 0; ///< of a layer

    bool operator==(const HeadCounts&) const = default;
};

constexpr std::size_t mostKeptLayers = 64;
constexpr std::size_t mostKeptHeads = 256; ///< of a layer
constexpr std::size_t mostKeptWeights = 4U << 20U; ///< of a sentence: 72 heads over 260 tokens on each side

/// The weights of a row of a decoder's head up to its diagonal are kept, and of the other kinds the whole row. None
/// where that is more than the limits above.
std::optional<std::size_t> keptWeights(const HeadCounts& counts, std::size_t sourceTokens, std::size_t targetTokens);

/// All heads of one sentence, 8 bits a weight: the nearest whole number to 255 times the weight. They differ from what
/// the model computed by 1/510 at most, and the rows of long sentences no longer sum to one exactly.
struct KeptHeads
{
    HeadCounts counts;
    /// keptWeights() of them: encoder, cross, decoder, by layer and head, row by row. Null: no heads are kept.
    std::shared_ptr<const std::vector<std::uint8_t>> weights;

    [[nodiscard]] bool isEmpty() const { return !weights; }
};

/// The heads of a translation, for keeping. Empty where it has none, where they are too many, or where they are not all
/// of a model's.
KeptHeads keptHeads(const Translation& translation);

/// One of the heads that were kept of a sentence with so many tokens; empty if it was not kept.
AttentionMap headMap(
    const KeptHeads& kept, const AttentionHead& head, std::size_t sourceTokens, std::size_t targetTokens);

/// All of them.
std::vector<HeadMap> headMaps(const KeptHeads& kept, std::size_t sourceTokens, std::size_t targetTokens);

} // namespace attentoscope
