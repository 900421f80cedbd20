// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/recurrent/fusedlayers.h"
#include "engine/settings/modelsizes.h"

#include <optional>
#include <torch/nn.h>

namespace attentoscope {

/// One step of one layer, with the letters of its equations (SteppedLayer). All tensors are (B, H), except the input
/// (B, I).
struct RecurrentStep
{
    CellKind cell = CellKind::Lstm;
    LayerNormalization normalization = LayerNormalization::Off;
    torch::Tensor input, hidden, memory; ///< state before the step; `memory` is undefined for gated units
    std::vector<torch::Tensor> gates; ///< i, f, g and o of an LSTM; otherwise r, z and the new content n
    torch::Tensor nextHidden, nextMemory;
};

/// The hidden state of every layer, and for LSTMs also the cell state. Each is (layers · directions, B, H).
struct RecurrentState
{
    torch::Tensor hidden;
    torch::Tensor cell; ///< undefined for GRUs
    /// A factor for the hidden state whenever its layer reads it. It is the same at all steps, and has the shape of
    /// `hidden` (Gal and Ghahramani 2016, section 4). Undefined: no factor.
    torch::Tensor mask = {};
    RecurrentStep* record = nullptr; ///< if not null, a pass with a single step writes the top layer's step here
};

struct RecurrentOptions : RecurrentSizes
{
    double dropout = 0.0; ///< dropout between layers, during training
    Arithmetic arithmetic;
};

/// Stacked LSTM or GRU layers with the weights, names and equations of torch.nn.LSTM and torch.nn.GRU, or the gated
/// units of 2014 (SteppedLayer) with the same names.
class RecurrentStackImpl : public torch::nn::Module, public HasSharedWeights
{
public:
    RecurrentStackImpl(const RecurrentOptions& options, SharedRandom random);

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H), of the top layer
        RecurrentState last; ///< the last state of each sentence
    };

    /// `input` is (T, B, I). If `initial` is undefined, the first state is zero. With `lengths` (B, on the CPU), every
    /// sentence ends at its own length: its last state is the one at that place, and states after it are zero.
    /// Otherwise all sentences have length T.
    Output forward(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths = {});

    const RecurrentOptions& options() const { return m_options; }
    RecurrentState zeros(std::int64_t batch) const;
    std::vector<SharedWeight*> sharedWeights() override;

private:
    RecurrentStep topStep(const torch::Tensor& input, const RecurrentState& initial) const;
    Output runLayer(
        std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths);
    Output runFused(
        std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths);
    Output runFusedDirection(std::int64_t layer, std::int64_t direction, const torch::Tensor& input,
        const RecurrentState& initial, const torch::Tensor& lengths);
    std::vector<torch::Tensor> weightsOf(std::int64_t layer) const;
    std::vector<torch::Tensor> normsOf(std::int64_t layer) const;

    RecurrentOptions m_options;
    SharedRandom m_random;
    /// The weights of one direction of one layer: from its input and from its state.
    struct Direction
    {
        SharedWeight input, state;
        /// The same weights, divided into two parts for gated units of 2014.
        std::optional<FusedGru2014::Part> gates, candidate;
    };
    std::vector<Direction> m_directions; ///< for each layer, the forward direction first
    std::vector<torch::Tensor> m_norms; ///< weights of normalizationMaps()
};
TORCH_MODULE(RecurrentStack);

} // namespace attentoscope
