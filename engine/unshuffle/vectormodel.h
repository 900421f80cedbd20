// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/modelsizes.h"
#include "engine/storage/files/safetensors.h"
#include "engine/types/catalogue.h"
#include "engine/types/configuration.h"
#include "engine/types/dissection.h"
#include "engine/unshuffle/vectortext.h"

#include <torch/nn.h>
#include <torch/types.h>

namespace attentoscope {

/// Sequences as padded, time-major tensors.
struct VectorBatch
{
    torch::Tensor inputs; ///< (S, B, 2): [0,1], then the vectors in their mixed order
    torch::Tensor padding; ///< (B, S); true at positions beyond the end of a sequence
    torch::Tensor states; ///< (T, B, 2): the target before each target; [0,1] for the first
    torch::Tensor targets; ///< (T, B, 2): the vectors in order
    torch::Tensor counts; ///< (T, B); 1 if the sequence has a target, otherwise 0
    std::int64_t outputs = 0; ///< sum of the counts
};

/// The number of the first target: 1, or 2 in the article's recipe, which leaves out [1,2].
int firstTarget(UnshuffleRecipe recipe);

/// Makes a batch from sequences of the numbers 1…n in any order. n must be at least `firstTarget`.
VectorBatch makeVectorBatch(std::span<const std::vector<int>> sequences, int firstTarget);

/// Makes a tensor (N, 1, 2) that begins with the start pair.
torch::Tensor withStart(std::span<const NumberPair> vectors);

/// The results of the attention over vectors for T states.
struct VectorOutput
{
    torch::Tensor vectors; ///< (T, B, 2): the weighted sums of the inputs
    torch::Tensor weights; ///< (T, B, S): each row sums to one
};

/// Additive attention over the input vectors themselves, as the alignment article builds it. This is its whole model:
///   e(t,j) = v · tanh(W s(t) + U x(j)),   α(t,·) = softmax over j of e(t,j),   o(t) = Σ α(t,j) x(j)
/// s(t) is the vector before the target. W and U are (K, 2), v is (1, K), without bias.
class VectorAttentionImpl : public torch::nn::Module
{
public:
    explicit VectorAttentionImpl(const ModelSizes& sizes);

    /// states (T, B, 2), inputs (S, B, 2), padding (B, S): true if there is no input; such an input gets the weight
    /// zero.
    VectorOutput forward(const torch::Tensor& states, const torch::Tensor& inputs, const torch::Tensor& padding);

    /// How the score of one input (2) with one state (2) is calculated. The last term is the score.
    std::vector<DissectionTerm> explainScore(const torch::Tensor& state, const torch::Tensor& input);
    /// How the weights are calculated from the scores of the inputs (S, 2) with that state.
    RowArithmetic explainRow(const torch::Tensor& state, const torch::Tensor& inputs);

private:
    torch::nn::Linear m_input; ///< U
    torch::nn::Linear m_state; ///< W
    torch::nn::Linear m_score; ///< v
};
TORCH_MODULE(VectorAttention);

/// The attention over vectors with its configuration, for training and decoding.
class VectorModel
{
public:
    /// Draws the initial weights as the recipe says: uniform in [0, 1) as the article prints it, or normal with
    /// deviation 0.5.
    explicit VectorModel(const Configuration& configuration);

    const Configuration& configuration() const { return m_configuration; }
    VectorAttentionImpl& network() { return *m_network; }
    const VectorAttentionImpl& network() const { return *m_network; }
    int firstTarget() const { return attentoscope::firstTarget(m_configuration.training.recipe); }

    /// The mean squared error over the outputs with a target. Both numbers of a vector count. A scalar.
    torch::Tensor loss(const VectorBatch& batch);

    std::int64_t step = 0; ///< number of updates that made these weights

private:
    Configuration m_configuration;
    VectorAttention m_network;
};

} // namespace attentoscope
