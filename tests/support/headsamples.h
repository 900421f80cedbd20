// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <memory>
#include <random>
#include <string>
#include <vector>

namespace attentoscope::tests {

struct HeadShape
{
    int layers = 2; ///< of the encoder, and of the decoder
    int heads = 4; ///< of a layer, of each kind
};

/// A map whose rows sum to one. Beyond its diagonal a decoder's has no weight.
inline AttentionMap randomHead(HeadKind kind, std::size_t rows, std::size_t columns, std::mt19937& random)
{
    std::uniform_real_distribution<float> weight(0.0F, 1.0F);
    std::vector<float> weights(rows * columns, 0.0F);
    for (std::size_t row = 0; row < rows; ++row) {
        const auto seen = kind == HeadKind::Decoder ? row + 1 : columns;
        float sum = 0.0F;
        for (std::size_t column = 0; column < seen; ++column)
            sum += weights[row * columns + column] = weight(random) + 0.001F;
        for (std::size_t column = 0; column < seen; ++column)
            weights[row * columns + column] /= sum;
    }
    return {.rows = rows,
        .columns = columns,
        .weights = std::make_shared<const std::vector<float>>(std::move(weights)),
        .centres = {}};
}

/// A translation of so many tokens, end tokens included, with all of its heads.
inline Translation translationWithHeads(
    std::size_t sourceTokens, std::size_t targetTokens, const HeadShape& shape = {}, unsigned seed = 1)
{
    Translation translation;
    for (std::size_t token = 0; token < sourceTokens; ++token)
        translation.source.push_back({.text = "s" + std::to_string(token), .special = token + 1 == sourceTokens});
    for (std::size_t token = 0; token < targetTokens; ++token)
        translation.target.push_back({.text = "t" + std::to_string(token), .special = token + 1 == targetTokens});
    std::mt19937 random(seed);
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
        for (int layer = 1; layer <= shape.layers; ++layer)
            for (int head = 1; head <= shape.heads; ++head)
                translation.heads.push_back({{kind, layer, head},
                    randomHead(kind, kind == HeadKind::Encoder ? sourceTokens : targetTokens,
                        kind == HeadKind::Decoder ? targetTokens : sourceTokens, random)});
    translation.attention = randomHead(HeadKind::Cross, targetTokens, sourceTokens, random);
    translation.probabilities.assign(targetTokens, 0.5F);
    return translation;
}

} // namespace attentoscope::tests
