// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>
#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// The weights that dropOut() leaves out of a context.
struct WeightDropout
{
    double rate = 0.0;
    std::uint64_t key = 0;
};

/// The tensors that attention reads at all steps of a batch, in float32, and one place for each of their gradients.
/// Every step adds to that place. Autograd would make a tensor of the size of the annotations at each step.
class FusedAttention
{
public:
    /// `annotations` (B, S, A); `keys` (B, S, K), undefined if no score reads keys; `lengths` (B).
    FusedAttention(const torch::Tensor& annotations, const torch::Tensor& keys, const torch::Tensor& lengths);

    /// v · tanh(query + key), (B, T, S), for queries (B, T, K) and v (K); zero at padding. The backward pass computes
    /// the tanh again, so that no tensor (B, T, S, K) is kept.
    torch::Tensor additiveScores(const torch::Tensor& queries, const torch::Tensor& v) const;

    /// query · key, (B, T, S), for queries (B, T, K); zero at padding.
    torch::Tensor dotScores(const torch::Tensor& queries) const;

    struct Attended
    {
        torch::Tensor weights; ///< (B, T, S): the softmax of each row over the valid positions; zero at padding
        torch::Tensor context; ///< (B, T, A)
    };
    /// With dropout, the context uses the dropped weights, but the returned weights are complete.
    Attended attend(const torch::Tensor& scores, const WeightDropout& dropout = {}) const;

    class Shared;

private:
    c10::intrusive_ptr<Shared> m_shared;
    torch::Tensor m_anchor; ///< leads gradients to annotations and keys; undefined without gradients
};

class FusedAttention::Shared : public torch::CustomClassHolder
{
public:
    torch::Tensor annotations, keys, lengths;

    /// The tensor to which each step adds the gradient of its keys.
    const torch::Tensor& keyGradient();
    /// Returns the gradient of the keys from all steps, and forgets it. Undefined if there was no step.
    torch::Tensor takeKeyGradient();
    /// Keeps the data of one step that the annotations' gradient needs: weights (B, T, S) and the gradient of the
    /// context (B, T, A).
    void addContexts(torch::Tensor weights, torch::Tensor gradient);
    /// The gradient of the annotations from all steps. Undefined if there was no step.
    torch::Tensor annotationGradient();

private:
    torch::Tensor m_keyGradient;
    std::vector<torch::Tensor> m_weights, m_contextGradients;
};

} // namespace attentoscope
