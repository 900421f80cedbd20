// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>
#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// What the attention of all steps of one batch reads, in float32, and where their gradients meet: a step adds to one
/// place, instead of making a tensor of the annotations' size for autograd to add up.
class FusedAttention
{
public:
    /// `annotations` (B, S, A); `keys` (B, S, K), or undefined when no score here reads them; `lengths` (B).
    FusedAttention(const torch::Tensor& annotations, const torch::Tensor& keys, const torch::Tensor& lengths);

    /// v · tanh(query + key) of queries (B, T, K) and v (K): (B, T, S); zero at padding. No sums of all steps are kept:
    /// the backward pass works them out again.
    torch::Tensor additiveScores(const torch::Tensor& queries, const torch::Tensor& v) const;

    /// query · key of queries (B, T, K): (B, T, S); zero at padding.
    torch::Tensor dotScores(const torch::Tensor& queries) const;

    struct Attended
    {
        torch::Tensor weights; ///< (B, T, S): the softmax of each row over what is not padding, where it is zero
        torch::Tensor context; ///< (B, T, A)
    };
    Attended attend(const torch::Tensor& scores) const;

    class Shared;

private:
    c10::intrusive_ptr<Shared> m_shared;
    torch::Tensor m_anchor; ///< through which gradients reach annotations and keys; undefined without gradients
};

class FusedAttention::Shared : public torch::CustomClassHolder
{
public:
    torch::Tensor annotations, keys, lengths;

    /// Where the gradient of the keys is added up.
    const torch::Tensor& keyGradient();
    /// That of all steps; undefined if there were none.
    torch::Tensor takeKeyGradient();
    /// Keeps a step's share of the annotations' gradient: weights (B, T, S) and the gradient of the context (B, T, A).
    void addContexts(torch::Tensor weights, torch::Tensor gradient);
    /// Of all steps; undefined if there were none.
    torch::Tensor annotationGradient();

private:
    torch::Tensor m_keyGradient;
    std::vector<torch::Tensor> m_weights, m_contextGradients;
};

} // namespace attentoscope
