// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/keptheads.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

/// The number of columns of a row that are kept.
std::size_t keptColumns(HeadKind kind, std::size_t row, std::size_t columns)
{
    return kind == HeadKind::Decoder ? std::min(row + 1, columns) : columns;
}

} // namespace

std::optional<std::size_t> keptWeights(const HeadCounts& counts, std::size_t sourceTokens, std::size_t targetTokens)
{
    if (counts.encoderLayers > mostKeptLayers || counts.decoderLayers > mostKeptLayers || counts.heads > mostKeptHeads
        || sourceTokens > mostKeptWeights || targetTokens > mostKeptWeights)
        return std::nullopt; // keeps the products below within 64 bits
    const auto decoder = targetTokens * sourceTokens + targetTokens * (targetTokens + 1) / 2;
    const auto weights =
        counts.heads * (counts.encoderLayers * sourceTokens * sourceTokens + counts.decoderLayers * decoder);
    return weights <= mostKeptWeights ? std::optional(weights) : std::nullopt;
}

KeptHeads keptHeads(const Translation& translation)
{
    if (translation.heads.empty())
        return {};
    HeadCounts counts;
    for (const auto& map : translation.heads) {
        auto& layers = map.id.kind == HeadKind::Encoder ? counts.encoderLayers : counts.decoderLayers;
        layers = std::max(layers, static_cast<std::size_t>(map.id.layer));
        counts.heads = std::max(counts.heads, static_cast<std::size_t>(map.id.head));
    }
    const auto size = keptWeights(counts, translation.source.size(), translation.target.size());
    if (!size || translation.heads.size() != counts.heads * (counts.encoderLayers + 2 * counts.decoderLayers))
        return {};
    std::vector<std::uint8_t> weights;
    weights.reserve(*size);
    for (const auto& [id, map] : translation.heads)
        for (std::size_t row = 0; row < map.rows; ++row)
            for (std::size_t column = 0; column < keptColumns(id.kind, row, map.columns); ++column)
                weights.push_back(
                    static_cast<std::uint8_t>(std::lround(255.0F * std::clamp(map.at(row, column), 0.0F, 1.0F))));
    if (weights.size() != *size)
        return {};
    return {counts, std::make_shared<const std::vector<std::uint8_t>>(std::move(weights))};
}

AttentionMap headMap(
    const KeptHeads& kept, const AttentionHead& head, std::size_t sourceTokens, std::size_t targetTokens)
{
    const auto& [encoderLayers, decoderLayers, heads] = kept.counts;
    const bool isEncoder = head.kind == HeadKind::Encoder;
    const auto layers = isEncoder ? encoderLayers : decoderLayers;
    if (kept.isEmpty() || head.layer < 1 || head.head < 1 || static_cast<std::size_t>(head.layer) > layers
        || static_cast<std::size_t>(head.head) > heads)
        return {};
    const auto rows = isEncoder ? sourceTokens : targetTokens;
    const auto columns = head.kind == HeadKind::Decoder ? targetTokens : sourceTokens;
    const auto size = head.kind == HeadKind::Decoder ? rows * (rows + 1) / 2 : rows * columns;
    const auto before = (static_cast<std::size_t>(head.layer) - 1) * heads + static_cast<std::size_t>(head.head) - 1;
    const auto encoder = isEncoder ? 0 : encoderLayers * heads * sourceTokens * sourceTokens;
    const auto cross = head.kind == HeadKind::Decoder ? decoderLayers * heads * targetTokens * sourceTokens : 0;
    auto next = kept.weights->begin() + static_cast<std::ptrdiff_t>(encoder + cross + before * size);
    std::vector<float> weights(rows * columns, 0.0F);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < keptColumns(head.kind, row, columns); ++column)
            weights[row * columns + column] = static_cast<float>(*next++) / 255.0F;
    return {.rows = rows,
        .columns = columns,
        .weights = std::make_shared<const std::vector<float>>(std::move(weights)),
        .centres = {}};
}

std::vector<HeadMap> headMaps(const KeptHeads& kept, std::size_t sourceTokens, std::size_t targetTokens)
{
    std::vector<HeadMap> maps;
    if (kept.isEmpty())
        return maps;
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder}) {
        const auto layers = kind == HeadKind::Encoder ? kept.counts.encoderLayers : kept.counts.decoderLayers;
        for (std::size_t place = 0; place < layers * kept.counts.heads; ++place) {
            const AttentionHead head{
                kind, static_cast<int>(place / kept.counts.heads + 1), static_cast<int>(place % kept.counts.heads + 1)};
            maps.push_back({head, headMap(kept, head, sourceTokens, targetTokens)});
        }
    }
    return maps;
}

} // namespace attentoscope
