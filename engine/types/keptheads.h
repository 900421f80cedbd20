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

/// The numbers of a Transformer's heads. Each layer has the same number. A decoder's layer has them twice: for the
/// source (cross) and for its own words (decoder).
struct HeadCounts
{
    std::size_t encoderLayers = 0;
    std::size_t decoderLayers = 0;
    std::size_t heads = 0; ///< heads in a layer

    bool operator==(const HeadCounts&) const = default;
};

constexpr std::size_t mostKeptLayers = 64;
constexpr std::size_t mostKeptHeads = 256; ///< most heads in a layer
/// Most weights of a sentence: 72 heads over 260 tokens on each side.
constexpr std::size_t mostKeptWeights = 4U << 20U;

/// The number of kept weights. A row of a decoder's head is kept up to its diagonal; rows of other kinds are kept
/// completely. None if that is more than the limits above.
std::optional<std::size_t> keptWeights(const HeadCounts& counts, std::size_t sourceTokens, std::size_t targetTokens);

/// All heads of one sentence with 8 bits for each weight: the nearest whole number to 255 times the weight. They differ
/// from the computed weights by at most 1/510, and in long sentences the sum of a row is no longer exactly one.
struct KeptHeads
{
    HeadCounts counts;
    /// The weights of encoder, cross and decoder, by layer and head, row by row. Their number is keptWeights(). Null:
    /// no heads are kept.
    std::shared_ptr<const std::vector<std::uint8_t>> weights;

    [[nodiscard]] bool isEmpty() const { return !weights; }
};

/// The heads of a translation in that form. Empty if it has none, if they are too many, or if they are not all heads of
/// a model.
KeptHeads keptHeads(const Translation& translation);

/// One of the kept heads of a sentence with this number of tokens. Empty if it is not kept.
AttentionMap headMap(
    const KeptHeads& kept, const AttentionHead& head, std::size_t sourceTokens, std::size_t targetTokens);

/// All kept heads.
std::vector<HeadMap> headMaps(const KeptHeads& kept, std::size_t sourceTokens, std::size_t targetTokens);

} // namespace attentoscope
