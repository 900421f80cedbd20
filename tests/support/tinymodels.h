// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/seq2seq.h"
#include "engine/model/translationmodel.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>

namespace attentoscope::tests {

inline ModelConfiguration tinyTransformer(NormPlace norm = NormPlace::Pre)
{
    return ModelConfiguration{.architecture = Architecture::Transformer,
        .layers = 2,
        .embeddingSize = 8,
        .heads = 2,
        .innerSize = 12,
        .norm = norm};
}

/// A model like a student of MarianMT: three layers in the encoder and one in the decoder, a table of positions, and no
/// last normalisation. The start token has only its position as embedding.
inline ModelConfiguration tinyMarian()
{
    auto model = tinyTransformer(NormPlace::Post);
    model.layers = 3;
    model.decoderLayers = 1;
    model.finalNorm = false;
    model.positions = Positions::FixedTable;
    model.maximumPositions = 16;
    model.activation = Activation::Swish;
    model.outputBias = false;
    model.startVector = StartVector::Zero;
    model.lengthPenaltyKind = LengthPenaltyKind::Power;
    return model;
}

/// A small configuration for each row of the kinds table, and for a Transformer.
inline ModelConfiguration tinyConfiguration(const std::string& attention)
{
    if (attention == multiHeadId)
        return tinyTransformer();
    ModelConfiguration configuration{
        .attention = attention, .layers = 2, .embeddingSize = 5, .hiddenSize = 6, .attentionBias = true};
    return configuration;
}

/// The sizes of such a model with this number of words.
inline ModelSizes sizesOf(const ModelConfiguration& model, std::size_t sourceWords, std::size_t targetWords)
{
    Configuration configuration{.model = model};
    return modelSizes(configuration, sourceWords, targetWords).value();
}

inline Vocabulary letters(int count)
{
    std::vector<std::string> words;
    for (int index = 0; index < count; ++index)
        words.push_back(std::string(1, static_cast<char>('a' + index)));
    return Vocabulary::fromWords(words).value();
}

/// A model over single letters. Its weights are so large that its attention is far from flat.
inline std::shared_ptr<TranslationModel> tinyModel(const ModelConfiguration& model, std::uint64_t seed = 3)
{
    Configuration configuration{
        .data = {.tokenizer = TokenizerKind::Space}, .model = model, .training = {.initialRange = 0.8, .seed = seed}};
    return TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
}

/// Pairs of unequal lengths. The shortest sentence of each side has one word.
inline EncodedPairs raggedPairs()
{
    EncodedPairs pairs;
    const std::vector<std::vector<std::int32_t>> sources{{4, 7, 5}, {10}, {6, 8, 9, 5, 4, 11}, {5, 5}};
    const std::vector<std::vector<std::int32_t>> targets{{5, 4}, {8, 7, 6, 5}, {4}, {9, 8, 8}};
    for (std::size_t index = 0; index < sources.size(); ++index) {
        pairs.source.add(sources[index]);
        pairs.target.add(targets[index]);
    }
    return pairs;
}

inline const std::vector<std::uint32_t> everyPair{0, 1, 2, 3}; ///< indices of raggedPairs()

/// ‖Δ‖ / ‖expected‖. Some tensors are zero except for rounding, such as the gradient of a bias that cancels in the
/// softmax. They are compared with a small norm instead of their own.
inline double relativeDifference(const torch::Tensor& actual, const torch::Tensor& expected)
{
    constexpr double smallNorm = 1e-3;
    return (actual - expected).norm().item<double>() / std::max(expected.norm().item<double>(), smallNorm);
}

} // namespace attentoscope::tests
