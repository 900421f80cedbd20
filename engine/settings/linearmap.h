// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

/// The tensors that a map has in a saved file.
enum class MapWeights : std::uint8_t {
    None, ///< it multiplies two activations, such as a query and a key
    Vector, ///< (inputs)
    Matrix, ///< (outputs, inputs)
    MatrixAndBias, ///< a matrix, and (outputs)
    Bias, ///< only (outputs): the matrix is that of another map
};

/// What the forward pass multiplies by a map once for each of. A pair is a target token and a source token of one
/// sentence pair, a source pair two source tokens in one order, and a target pair a target token and itself or one
/// before it. A map that is never used only holds weights: a table of word vectors, or a matrix of whose columns
/// other maps use parts.
enum class MapUse : std::uint8_t { Never, Sentence, SourceToken, TargetToken, Pair, SourcePair, TargetPair };

/// A linear map from `inputs` to `outputs` numbers.
struct LinearMap
{
    std::string name; ///< of its weight, as PyTorch has it: "decoder.output.weight"
    std::int64_t inputs = 0;
    std::int64_t outputs = 0;
    MapWeights weights = MapWeights::MatrixAndBias;
    MapUse use = MapUse::TargetToken;

    bool hasBias() const { return weights == MapWeights::MatrixAndBias || weights == MapWeights::Bias; }
    /// PyTorch names a bias as it names the weight: "decoder.output.bias", "bias_ih_l0".
    std::string biasName() const
    {
        constexpr std::string_view weight = "weight";
        return std::string(name).replace(name.rfind(weight), weight.size(), "bias");
    }
};

} // namespace attentoscope
