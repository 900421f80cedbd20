// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/linear.h"

#include "engine/arithmetic/rowkernels.h"

#include <ATen/Parallel.h>
#include <algorithm>
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

using InnerAndOuter = std::pair<SharedWeight::Handle, SharedWeight::Handle>;

/// A few rows at a time go through both layers, so that the numbers between the layers stay in the cache.
template <typename Work>
void forSomeRows(std::int64_t rows, const Work& work)
{
    constexpr std::int64_t rowsAtOnce = 256;
    for (std::int64_t first = 0; first < rows; first += rowsAtOnce)
        work(first, std::min(rowsAtOnce, rows - first));
}

/// A thread is worth its start only with this many numbers.
constexpr std::int64_t numbersOfThread = 32768;

torch::Tensor swish(const torch::Tensor& sums)
{
    auto result = torch::empty_like(sums);
    const auto* from = sums.data_ptr<float>();
    auto* to = result.data_ptr<float>();
    at::parallel_for(0, sums.numel(), numbersOfThread,
        [&](std::int64_t begin, std::int64_t end) { swishRow(from + begin, end - begin, to + begin); });
    return result;
}

/// The numbers between the layers that the backward pass needs. With ReLU they are the input of the outer layer, with
/// swish the output of the inner layer.
struct FedForward
{
    torch::Tensor kept, result;
};

FedForward fedForward(const torch::Tensor& rows, Activation activation, const InnerAndOuter& layers)
{
    const auto options = rows.options().requires_grad(false);
    const FedForward fed{torch::empty({rows.size(0), layers.first->weight().size(0)}, options),
        torch::empty({rows.size(0), layers.second->weight().size(0)}, options)};
    forSomeRows(rows.size(0), [&](std::int64_t first, std::int64_t count) {
        auto kept = fed.kept.narrow(0, first, count);
        layers.first->multiply(rows.narrow(0, first, count), kept, Accumulation::Replace);
        layers.second->multiply(activation == Activation::Relu ? kept.relu_() : swish(kept),
            fed.result.narrow(0, first, count), Accumulation::Replace);
    });
    return fed;
}

/// Turns the gradient of the outer layer's input into that of the inner layer's output.
void activateBack(Activation activation, const torch::Tensor& kept, torch::Tensor& gradient)
{
    if (activation == Activation::Relu) {
        at::threshold_backward_out(gradient, gradient, kept, 0.0);
        return;
    }
    const auto* sums = kept.data_ptr<float>();
    auto* numbers = gradient.data_ptr<float>();
    at::parallel_for(0, kept.numel(), numbersOfThread,
        [&](std::int64_t begin, std::int64_t end) { swishRowBack(sums + begin, end - begin, numbers + begin); });
}

class FeedForwardNode : public torch::autograd::Function<FeedForwardNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& rows, const torch::Tensor&,
        const torch::Tensor&, Activation activation, const InnerAndOuter& layers)
    {
        const auto fed = fedForward(rows, activation, layers);
        context->save_for_backward({rows, fed.kept});
        context->saved_data["activation"] = static_cast<std::int64_t>(activation);
        context->saved_data["inner"] = c10::IValue::make_capsule(layers.first);
        context->saved_data["outer"] = c10::IValue::make_capsule(layers.second);
        return fed.result;
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto inner = layerOf(*context, "inner"), outer = layerOf(*context, "outer");
        const auto saved = context->get_saved_variables();
        const auto &rows = saved[0], &kept = saved[1];
        const auto activation = static_cast<Activation>(context->saved_data["activation"].toInt());
        const auto gradient = gradients[0].contiguous();
        const auto inside = torch::empty_like(kept), result = torch::empty_like(rows);
        forSomeRows(rows.size(0), [&](std::int64_t first, std::int64_t count) {
            auto some = inside.narrow(0, first, count);
            outer->multiplyBack(gradient.narrow(0, first, count), some, Accumulation::Replace);
            activateBack(activation, kept.narrow(0, first, count), some);
            inner->multiplyBack(some, result.narrow(0, first, count), Accumulation::Replace);
        });
        outer->accumulate(gradient, activation == Activation::Relu ? kept : swish(kept));
        outer->accumulateBias(gradient);
        inner->accumulate(inside, rows);
        inner->accumulateBias(inside);
        return {result, {}, {}, {}, {}};
    }

private:
    static SharedWeight::Handle layerOf(AutogradContext& context, const char* name)
    {
        return c10::static_intrusive_pointer_cast<SharedWeight::Shared>(context.saved_data[name].toCapsule());
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

torch::Tensor fusedFeedForward(LinearImpl& inner, LinearImpl& outer, Activation activation, const torch::Tensor& rows)
{
    const auto flat = rows.reshape({-1, rows.size(-1)});
    const InnerAndOuter layers{inner.steps().shared(), outer.steps().shared()};
    const auto first = inner.steps().anchor(), second = outer.steps().anchor();
    const auto result = first.defined() ? FeedForwardNode::apply(flat, first, second, activation, layers)
                                        : fedForward(flat, activation, layers).result;
    return result.view_as(rows);
}

} // namespace attentoscope
