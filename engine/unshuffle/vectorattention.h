// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/modelsizes.h"
#include "engine/types/catalogue.h"
#include "engine/types/dissection.h"

#include <torch/nn.h>

namespace attentoscope {

/// What the attention over vectors gives for T states.
struct VectorOutput
{
    torch::Tensor vectors; ///< (T, B, 2): the weighted sums of the inputs
    torch::Tensor weights; ///< (T, B, S): each row sums to one
};

/// Additive attention over the input vectors themselves, as the alignment article builds it. Its model has no more:
///   e(t,j) = v · tanh(W s(t) + U x(j)),   α(t,·) = softmax over j of e(t,j),   o(t) = Σ α(t,j) x(j)
/// s(t) is the vector before the one asked for. W and U are (K, 2), v is (1, K), without bias.
class VectorAttentionImpl : public torch::nn::Module
{
public:
    explicit VectorAttentionImpl(const ModelSizes& sizes);

    /// states (T, B, 2), inputs (S, B, 2), padding (B, S) true where there is no input: its weight is zero.
    VectorOutput forward(const torch::Tensor& states, const torch::Tensor& inputs, const torch::Tensor& padding);

    /// The arithmetic behind the score of one input (2) under one state (2). The last term is the score.
    std::vector<DissectionTerm> explainScore(const torch::Tensor& state, const torch::Tensor& input);
    /// How the weights follow from the scores of the inputs (S, 2) under that state.
    RowArithmetic explainRow(const torch::Tensor& state, const torch::Tensor& inputs);

    static AttentionKindInfo information();

private:
    torch::nn::Linear m_input; ///< U
    torch::nn::Linear m_state; ///< W
    torch::nn::Linear m_score; ///< v
};
TORCH_MODULE(VectorAttention);

} // namespace attentoscope
