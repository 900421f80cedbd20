// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/linearoversteps.h"

#include "engine/recurrent/recurrentnode.h"
#include "engine/recurrent/stepproducts.h"

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

torch::Tensor products(const TimeSteps& steps, const torch::Tensor& input, SharedWeight::Shared& weight)
{
    const auto result =
        torch::empty({input.size(0), input.size(1), weight.weight().size(0)}, input.options().requires_grad(false));
    multiplyInputs(steps, input, weight, result);
    for (std::int64_t time = 0; time < steps.count(); ++time) {
        const std::int64_t active = steps.active(time), over = result.size(1) - active;
        if (over > 0)
            result[time].narrow(0, active, over).zero_();
    }
    return result;
}

class LinearOverStepsNode : public torch::autograd::Function<LinearOverStepsNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& input, const torch::Tensor&,
        const torch::Tensor& lengths, const SharedWeight::Handle& weight)
    {
        context->save_for_backward({input, lengths});
        keepWeight(*context, "weight", weight);
        return products(TimeSteps(input.size(0), input.size(1), TimeOrder::Forward, lengths), input, *weight);
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const auto weight = keptWeight(*context, "weight");
        const auto& input = saved[0];
        const TimeSteps steps(input.size(0), input.size(1), TimeOrder::Forward, saved[1]);
        const auto gradient = gradients.front().contiguous();
        torch::Tensor inputs;
        if (context->needs_input_grad(0))
            inputs = inputGradient(steps, gradient, *weight, input.sizes());
        addStepRows(steps, gradient, input, *weight);
        addStepBias(steps, gradient, *weight);
        return {inputs, {}, {}, {}};
    }
};

} // namespace

torch::Tensor linearOverSteps(LinearImpl& layer, const torch::Tensor& input, const torch::Tensor& lengths)
{
    const auto rows = input.contiguous(), ends = lengths.contiguous();
    auto& steps = layer.steps();
    const auto anchor = steps.anchor();
    if (anchor.defined())
        return LinearOverStepsNode::apply(rows, anchor, ends, steps.shared());
    return products(TimeSteps(rows.size(0), rows.size(1), TimeOrder::Forward, ends), rows, *steps.shared());
}

} // namespace attentoscope
