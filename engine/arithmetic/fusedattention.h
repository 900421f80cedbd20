// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>
#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// Which weights are left out of a context. See dropOut().
struct WeightDropout
{
    double rate = 0.0;
    std::uint64_t key = 0;
};

/// The tensors that attention reads at all steps of one batch, in float32, and the place where their gradients are
/// added up. Each step adds to that one place. Autograd would make a tensor of the size of the annotations at each
/// step.
class FusedAttention
{
public:
    /// `annotations` (B, S, A); `keys` (B, S, K), or undefined when no score here reads them; `lengths` (B).
    FusedAttention(const torch::Tensor& annotations, const torch::Tensor& keys, const torch::Tensor& lengths);

    /// v · tanh(query + key) for queries (B, T, K) and v (K): (B, T, S), zero at padding. The backward pass computes
    /// the tanh again, so that no tensor (B, T, S, K) is kept.
    torch::Tensor additiveScores(const torch::Tensor& queries, const torch::Tensor& v) const;

    /// query · key for queries (B, T, K): (B, T, S), zero at padding.
    torch::Tensor dotScores(const torch::Tensor& queries) const;

    struct Attended
    {
        torch::Tensor weights; ///< (B, T, S): the softmax of each row over the valid positions; zero at padding
        torch::Tensor context; ///< (B, T, A)
    };
    /// With dropout the weights that are given back are whole.
    Attended attend(const torch::Tensor& scores, const WeightDropout& dropout = {}) const;

    class Shared;

private:
    c10::intrusive_ptr<Shared> m_shared;
    torch::Tensor m_anchor; ///< through which gradients reach annotations and keys; undefined without gradients
};

class FusedAttention::Shared : public torch::CustomClassHolder
{
public:
    torch::Tensor annotations, keys, lengths;

    /// The tensor in which the gradient of the keys is added up.
    const torch::Tensor& keyGradient();
    /// Hands over the gradient of the keys from all steps; undefined if there were none.
    torch::Tensor takeKeyGradient();
    /// Keeps what the annotations' gradient needs of one step: weights (B, T, S) and the gradient of the context (B, T,
    /// A).
    void addContexts(torch::Tensor weights, torch::Tensor gradient);
    /// The gradient of the annotations from all steps; undefined if there were none.
    torch::Tensor annotationGradient();

private:
    torch::Tensor m_keyGradient;
    std::vector<torch::Tensor> m_weights, m_contextGradients;
};

} // namespace attentoscope
