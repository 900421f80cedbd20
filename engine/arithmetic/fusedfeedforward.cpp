// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/fusedfeedforward.h"

#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using InnerAndOuter = std::pair<SharedWeight::Handle, SharedWeight::Handle>;

/// Some rows at a time go through both layers, so that what lies between is still near the processor.
template <typename Work>
void forSomeRows(std::int64_t rows, const Work& work)
{
    constexpr std::int64_t rowsAtOnce = 256;
    for (std::int64_t first = 0; first < rows; first += rowsAtOnce)
        work(first, std::min(rowsAtOnce, rows - first));
}

struct FedForward
{
    torch::Tensor between, result;
};

FedForward fedForward(const torch::Tensor& rows, const InnerAndOuter& layers)
{
    const auto options = rows.options().requires_grad(false);
    const FedForward fed{torch::empty({rows.size(0), layers.first->weight().size(0)}, options),
        torch::empty({rows.size(0), layers.second->weight().size(0)}, options)};
    forSomeRows(rows.size(0), [&](std::int64_t first, std::int64_t count) {
        auto between = fed.between.narrow(0, first, count);
        layers.first->multiply(rows.narrow(0, first, count), between, Accumulation::Replace);
        between.relu_();
        layers.second->multiply(between, fed.result.narrow(0, first, count), Accumulation::Replace);
    });
    return fed;
}

class FeedForwardNode : public torch::autograd::Function<FeedForwardNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& rows, const torch::Tensor&,
        const torch::Tensor&, const InnerAndOuter& layers)
    {
        const auto fed = fedForward(rows, layers);
        context->save_for_backward({rows, fed.between});
        context->saved_data["inner"] = c10::IValue::make_capsule(layers.first);
        context->saved_data["outer"] = c10::IValue::make_capsule(layers.second);
        return fed.result;
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto inner = layerOf(*context, "inner"), outer = layerOf(*context, "outer");
        const auto saved = context->get_saved_variables();
        const auto &rows = saved[0], &between = saved[1];
        const auto gradient = gradients[0].contiguous();
        const auto inside = torch::empty_like(between), result = torch::empty_like(rows);
        forSomeRows(rows.size(0), [&](std::int64_t first, std::int64_t count) {
            auto some = inside.narrow(0, first, count);
            outer->multiplyBack(gradient.narrow(0, first, count), some, Accumulation::Replace);
            at::threshold_backward_out(some, some, between.narrow(0, first, count), 0.0);
            inner->multiplyBack(some, result.narrow(0, first, count), Accumulation::Replace);
        });
        outer->accumulate(gradient, between);
        outer->accumulateBias(gradient);
        inner->accumulate(inside, rows);
        inner->accumulateBias(inside);
        return {result, {}, {}, {}};
    }

private:
    static SharedWeight::Handle layerOf(AutogradContext& context, const char* name)
    {
        return c10::static_intrusive_pointer_cast<SharedWeight::Shared>(context.saved_data[name].toCapsule());
    }
};

} // namespace

torch::Tensor reluFeedForward(LinearImpl& inner, LinearImpl& outer, const torch::Tensor& rows)
{
    const auto flat = rows.reshape({-1, rows.size(-1)});
    const InnerAndOuter layers{inner.steps().shared(), outer.steps().shared()};
    const auto first = inner.steps().anchor(), second = outer.steps().anchor();
    const auto result =
        first.defined() ? FeedForwardNode::apply(flat, first, second, layers) : fedForward(flat, layers).result;
    return result.view_as(rows);
}

} // namespace attentoscope
