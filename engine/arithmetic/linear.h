// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/sharedweight.h"
#include "engine/settings/modelsizes.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace attentoscope {

/// y = x Wᵀ + b with the weights, names and layout of torch.nn.Linear. It is meant to be called at every step of a
/// sentence.
class LinearImpl : public torch::nn::Module, public HasSharedWeights
{
public:
    /// A tied matrix belongs to another module. Then only the bias is a parameter of this module.
    LinearImpl(const LinearMap& map, Arithmetic arithmetic, const torch::Tensor& tied = {});

    /// (…, inputs) to (…, outputs).
    torch::Tensor forward(const torch::Tensor& input);

    torch::Tensor weight; ///< (outputs, inputs)
    torch::Tensor bias; ///< (outputs), or undefined

    SharedWeight& steps() { return m_steps; }
    std::vector<SharedWeight*> sharedWeights() override { return {&m_steps}; }
    const Arithmetic& arithmetic() const { return m_arithmetic; }

private:
    Arithmetic m_arithmetic;
    SharedWeight m_steps;
};
TORCH_MODULE(Linear);

/// The product of rows (…, K) and a shared weight, plus its bias: (…, N), in float32.
torch::Tensor sharedProduct(const torch::Tensor& rows, SharedWeight& weight);

/// Registers the layer that `path` names, such as "decoder.output", in `module`, with the sizes of its map. Null if the
/// model has no such layer.
Linear registerLinear(
    torch::nn::Module& module, const ModelSizes& sizes, const std::string& path, const torch::Tensor& tied = {});

/// Whether fusedFeedForward() knows this activation.
constexpr bool isFusedActivation(Activation activation)
{
    return activation == Activation::Relu || activation == Activation::Swish;
}

/// outer(g(inner(rows))) of float32 rows (…, D) on the processor as one node (Vaswani et al. 2017, equation 2), with
/// g(a) = max(0, a) or a σ(a). For the backward pass it keeps the input and one copy of the numbers between the layers.
torch::Tensor fusedFeedForward(LinearImpl& inner, LinearImpl& outer, Activation activation, const torch::Tensor& rows);

} // namespace attentoscope
