// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/recurrentsizes.h"
#include "engine/settings/transformersizes.h"
#include "engine/types/error.h"

#include <string_view>

namespace attentoscope {

/// The sizes of a model, and all its linear maps. The network, the count of its weights, the count of its operations
/// and the tensors of its saved files all follow from these.
struct ModelSizes
{
    ModelConfiguration model; ///< the configuration that the sizes were made from; which embeddings are tied is decided
    std::int64_t sourceWord = 0; ///< numbers of a source word's vector; one-hot vectors are as long as the vocabulary
    std::int64_t targetWord = 0; ///< E, of a target word's vector
    std::int64_t annotation = 0; ///< A, of the annotation of a source token
    std::int64_t state = 0; ///< H, of the decoder's state
    std::int64_t inner = 0; ///< K, of additive scores
    std::int64_t readout = 0; ///< R, of what the output layer reads
    RecurrentSizes encoder;
    RecurrentSizes decoder;
    TransformerSizes transformer; ///< of a Transformer; it has none of the recurrent sizes
    std::vector<LinearMap> maps;

    /// Those of the score: whether it has a bias is a setting.
    MapWeights scoreWeights() const { return model.attentionBias ? MapWeights::MatrixAndBias : MapWeights::Matrix; }
    /// Whether the output layer's matrix is the table of target words.
    bool isOutputTied() const { return model.tiedEmbeddings != TiedEmbeddings::None; }
    /// The map with this name; null where the model has none.
    const LinearMap* find(std::string_view name) const;
};

/// The sizes of the configuration's model; both counts of words include the special tokens. An attention kind that is
/// not known is an InvalidSetting error.
Result<ModelSizes> modelSizes(const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords);

} // namespace attentoscope
