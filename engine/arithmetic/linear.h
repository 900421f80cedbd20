// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/sharedweight.h"
#include "engine/settings/modelsizes.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace attentoscope {

/// y = x Wᵀ + b with torch.nn.Linear's weights, names and layout, made for being called at every step of a sentence.
class LinearImpl : public torch::nn::Module, public HasSharedWeights
{
public:
    /// A matrix that is tied belongs to another module. Only the bias is then a parameter of this one.
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

/// Makes the layer that `path` names, such as "decoder.output", a part of `module`, with the sizes of its map. Null
/// where the model has none.
Linear registerLinear(
    torch::nn::Module& module, const ModelSizes& sizes, const std::string& path, const torch::Tensor& tied = {});

/// Whether fusedFeedForward() knows this activation.
constexpr bool isFusedActivation(Activation activation)
{
    return activation == Activation::Relu || activation == Activation::Swish;
}

/// outer(g(inner(rows))) of float32 rows (…, D) on the processor as one node: Vaswani et al. 2017, equation 2, with
/// g(a) = max(0, a) or a σ(a). What is kept for the way back is the input and what lies between the two layers, once.
torch::Tensor fusedFeedForward(LinearImpl& inner, LinearImpl& outer, Activation activation, const torch::Tensor& rows);

} // namespace attentoscope
