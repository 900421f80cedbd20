// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/linear.h"

#include <torch/csrc/autograd/custom_function.h>
#include <torch/nn/functional/linear.h>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

torch::Tensor product(const torch::Tensor& rows, SharedWeight::Shared& weight)
{
    auto result = torch::empty({rows.size(0), weight.weight().size(0)}, rows.options().requires_grad(false));
    weight.multiply(rows, result, Accumulation::Replace);
    return result;
}

class LinearNode : public torch::autograd::Function<LinearNode>
{
public:
    static torch::Tensor forward(
        AutogradContext* context, const torch::Tensor& rows, const torch::Tensor&, const SharedWeight::Handle& weight)
    {
        context->save_for_backward({rows});
        context->saved_data["weight"] = c10::IValue::make_capsule(weight);
        return product(rows, *weight);
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto weight =
            c10::static_intrusive_pointer_cast<SharedWeight::Shared>(context->saved_data["weight"].toCapsule());
        const auto rows = context->get_saved_variables().front();
        const auto gradient = gradients.front().contiguous();
        torch::Tensor inputGradient;
        if (context->needs_input_grad(0)) {
            inputGradient = torch::empty_like(rows);
            weight->multiplyBack(gradient, inputGradient, Accumulation::Replace);
        }
        weight->accumulate(gradient, rows);
        weight->accumulateBias(gradient);
        return {inputGradient, {}, {}};
    }
};

} // namespace

LinearImpl::LinearImpl(const LinearMap& map, Arithmetic arithmetic, const torch::Tensor& tied)
    : weight(tied.defined() ? tied : register_parameter("weight", torch::empty({map.outputs, map.inputs})))
    , bias(map.hasBias() ? register_parameter("bias", torch::empty({map.outputs})) : torch::Tensor())
    , m_arithmetic(arithmetic)
    , m_steps(weight, bias, arithmetic.precision)
{
}

torch::Tensor LinearImpl::forward(const torch::Tensor& input)
{
    if (!m_arithmetic.isFusedFor(input))
        return torch::nn::functional::linear(input, weight, bias);
    return sharedProduct(input, m_steps);
}

torch::Tensor sharedProduct(const torch::Tensor& rows, SharedWeight& weight)
{
    auto sizes = rows.sizes().vec();
    const auto flat = rows.reshape({-1, sizes.back()});
    const auto anchor = weight.anchor();
    const auto result =
        anchor.defined() ? LinearNode::apply(flat, anchor, weight.shared()) : product(flat, *weight.shared());
    sizes.back() = result.size(1);
    return result.view(sizes);
}

Linear registerLinear(
    torch::nn::Module& module, const ModelSizes& sizes, const std::string& path, const torch::Tensor& tied)
{
    const auto* map = sizes.find(path + ".weight");
    if (!map)
        return nullptr;
    return module.register_module(path.substr(path.rfind('.') + 1), Linear(*map, Arithmetic::of(sizes.model), tied));
}

} // namespace attentoscope
