// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// The tensors of a map in a saved file.
enum class MapWeights : std::uint8_t {
    /// None of its own: it multiplies two activations, such as a query and a key, or uses the matrix of another map.
    None,
    Vector, ///< (inputs)
    Matrix, ///< (outputs, inputs)
    MatrixAndBias, ///< (outputs, inputs), and a bias (outputs)
    Bias, ///< only a bias (outputs); the matrix belongs to another map
};

/// How often the forward pass multiplies by a map: once for each sentence, source token and so on. Pair: a target token
/// and a source token of one sentence pair. SourcePair: two source tokens, in order. TargetPair: a target token and
/// itself or an earlier one. Never: the map only has weights, such as a table of word vectors, or a matrix whose
/// columns belong to other maps.
enum class MapUse : std::uint8_t { Never, Sentence, SourceToken, TargetToken, Pair, SourcePair, TargetPair };

/// A linear map from `inputs` to `outputs` numbers.
struct LinearMap
{
    std::string name; ///< name of its weight, as in PyTorch: "decoder.output.weight"
    std::int64_t inputs = 0;
    std::int64_t outputs = 0;
    MapWeights weights = MapWeights::MatrixAndBias;
    MapUse use = MapUse::TargetToken;

    bool hasBias() const { return weights == MapWeights::MatrixAndBias || weights == MapWeights::Bias; }
    /// The name of the bias, which PyTorch derives from that of the weight: "decoder.output.bias", "bias_ih_l0".
    std::string biasName() const
    {
        constexpr std::string_view weight = "weight";
        return std::string(name).replace(name.rfind(weight), weight.size(), "bias");
    }
};

/// The sizes of stacked recurrent layers.
struct RecurrentSizes
{
    CellKind cell = CellKind::Lstm;
    std::int64_t inputSize = 0;
    std::int64_t hiddenSize = 0; ///< numbers of the state in each direction
    std::int64_t layers = 1;
    bool bidirectional = false;
    LayerNormalization normalization = LayerNormalization::Off;

    std::int64_t directions() const { return bidirectional ? 2 : 1; }
    std::int64_t outputSize() const { return directions() * hiddenSize; }
};

/// Two maps for each direction of each layer, the forward direction first: from the input and from the state to all
/// gates. The names are those of torch.nn.LSTM and torch.nn.GRU.
std::vector<LinearMap> recurrentMaps(const RecurrentSizes& sizes, MapUse use);

/// The maps of layer normalisation for each direction of each layer, the forward direction first: the gains for the
/// sums over the input and over the state. An LSTM also has a gain and a bias for its cell. Empty without
/// normalisation.
std::vector<LinearMap> normalizationMaps(const RecurrentSizes& sizes);

/// The sizes of a Transformer's layers.
struct TransformerSizes
{
    std::int64_t model = 0; ///< D: size of each layer's input and output
    std::int64_t heads = 1; ///< H: heads of each attention; each head reads D / H numbers
    std::int64_t inner = 0; ///< F: size between the two linear layers
    std::int64_t layers = 1; ///< layers of the encoder
    std::int64_t decoderLayers = 1;
    bool finalNorm = true; ///< whether each side normalises after its last layer

    static TransformerSizes of(const ModelConfiguration& configuration);
};

/// The maps of all layers of the encoder and of the decoder, with the gains and biases of their normalisations. The
/// names are those of torch.nn.Transformer. That module always normalises after the last layer; here a setting decides.
std::vector<LinearMap> transformerEncoderMaps(const TransformerSizes& sizes);
std::vector<LinearMap> transformerDecoderMaps(const TransformerSizes& sizes);

/// The sizes of a model and all its linear maps. From these follow the network, the number of its weights, the number
/// of its operations, and the tensors of its saved files.
struct ModelSizes
{
    ModelConfiguration model; ///< the configuration, with a final value for tied embeddings
    std::int64_t sourceWord = 0; ///< numbers in a source word's vector; a one-hot vector is as long as the vocabulary
    std::int64_t targetWord = 0; ///< E, numbers in a target word's vector
    std::int64_t annotation = 0; ///< A, numbers in the annotation of a source token
    std::int64_t state = 0; ///< H, numbers in the decoder's state
    std::int64_t inner = 0; ///< K, numbers inside additive scores
    std::int64_t readout = 0; ///< R, size of the output layer's input
    RecurrentSizes encoder;
    RecurrentSizes decoder;
    TransformerSizes transformer; ///< sizes of a Transformer, which has none of the recurrent ones
    std::vector<LinearMap> maps;

    /// The tensors of the score's map. A setting decides whether there is a bias.
    MapWeights scoreWeights() const { return model.attentionBias ? MapWeights::MatrixAndBias : MapWeights::Matrix; }
    /// Whether the output layer's matrix is the table of target words.
    bool isOutputTied() const { return model.tiedEmbeddings != TiedEmbeddings::None; }
    /// The map with this name; null if the model has none.
    const LinearMap* find(std::string_view name) const;
};

/// The sizes of the configured model. Both numbers of words include the special tokens. It is an InvalidSetting error
/// if the attention kind is unknown.
Result<ModelSizes> modelSizes(const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords);

} // namespace attentoscope
