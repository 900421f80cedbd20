// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/recurrentnode.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

/// Joins the rows of unfinished sentences from `tensor` (N, B, …), which begins at the time `first`. Adds rows of zeros
/// to round their number up, because oneDNN compiles a kernel for every number of rows.
torch::Tensor activeRows(const TimeSteps& steps, const torch::Tensor& tensor, std::int64_t first)
{
    std::vector<torch::Tensor> rows;
    for (std::int64_t index = 0; index < tensor.size(0); ++index)
        rows.push_back(firstRows(tensor, index, steps.active(first + index)));
    constexpr std::int64_t multiple = 64;
    const std::int64_t count = std::accumulate(rows.begin(), rows.end(), std::int64_t{0},
        [](std::int64_t sum, const torch::Tensor& one) { return sum + one.size(0); });
    const std::int64_t missing = (multiple - count % multiple) % multiple;
    if (missing > 0)
        rows.push_back(torch::zeros({missing, tensor.size(2)}, tensor.options()));
    return torch::cat(rows, 0);
}

/// Counts the times from `first` to before `end` at which most sentences are unfinished.
std::int64_t crowdedTimes(const TimeSteps& steps, std::int64_t batch, std::int64_t first, std::int64_t end)
{
    std::int64_t time = first;
    // A row of zeros in a product costs about three times as much as copying a row.
    while (time < end && 4 * steps.active(time) > 3 * batch)
        ++time;
    return time - first;
}

/// Does the same as addStepRows(), for gates (N, B, G) and rows (N, B, K) that begin at the time `first`.
void addRowsFrom(const TimeSteps& steps, std::int64_t first, const torch::Tensor& gates, const torch::Tensor& rows,
    SharedWeight::Shared& weight)
{
    const std::int64_t count = gates.size(0);
    const std::int64_t crowded = crowdedTimes(steps, gates.size(1), first, first + count), others = count - crowded;
    if (crowded > 0)
        weight.accumulate(gates.narrow(0, 0, crowded).flatten(0, 1), rows.narrow(0, 0, crowded).flatten(0, 1));
    if (others > 0)
        weight.accumulate(activeRows(steps, gates.narrow(0, crowded, others), first + crowded),
            activeRows(steps, rows.narrow(0, crowded, others), first + crowded));
}

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

void multiplyInputs(
    const TimeSteps& steps, const torch::Tensor& input, SharedWeight::Shared& weight, const torch::Tensor& gates)
{
    if (!steps.isRagged()) {
        weight.multiply(input.flatten(0, 1), gates.flatten(0, 1), Accumulation::Replace);
        return;
    }
    for (std::int64_t time = 0; time < steps.count(); ++time) {
        const std::int64_t active = steps.active(time);
        weight.multiply(firstRows(input, time, active), firstRows(gates, time, active), Accumulation::Replace);
    }
}

torch::Tensor inputGradient(
    const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight, at::IntArrayRef shape)
{
    auto gradient = torch::empty(shape, gates.options());
    if (!steps.isRagged()) {
        weight.multiplyBack(gates.flatten(0, 1), gradient.flatten(0, 1), Accumulation::Replace);
        return gradient;
    }
    for (std::int64_t time = 0; time < steps.count(); ++time) {
        const std::int64_t active = steps.active(time), over = gradient.size(1) - active;
        weight.multiplyBack(firstRows(gates, time, active), firstRows(gradient, time, active), Accumulation::Replace);
        if (over > 0)
            gradient[time].narrow(0, active, over).zero_();
    }
    return gradient;
}

void addStepRows(
    const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& rows, SharedWeight::Shared& weight)
{
    addRowsFrom(steps, 0, gates, rows, weight);
}

void addStateRows(const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& first,
    const torch::Tensor& states, SharedWeight::Shared& weight)
{
    const std::int64_t begin = steps.at(0), others = steps.count() - 1;
    addRowsFrom(steps, begin, gates.narrow(0, begin, 1), first.unsqueeze(0), weight);
    if (others == 0)
        return;
    const std::int64_t afterFirst = begin == 0 ? 1 : 0;
    addRowsFrom(
        steps, afterFirst, gates.narrow(0, afterFirst, others), states.narrow(0, 1 - afterFirst, others), weight);
}

void addStepBias(const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight)
{
    for (std::int64_t time = 0; time < steps.count(); ++time)
        weight.accumulateBias(firstRows(gates, time, steps.active(time)));
}

torch::Tensor withoutPadding(const TimeSteps& steps, const torch::Tensor& states)
{
    if (!steps.isRagged())
        return states;
    auto result = steps.at(0) == 0 ? states : states.clone();
    const std::int64_t batch = states.size(1), size = states.size(2);
    auto* numbers = result.data_ptr<float>();
    for (std::int64_t sentence = 0; sentence < batch; ++sentence)
        for (std::int64_t time = steps.lengths()[sentence]; time < steps.count(); ++time)
            std::fill_n(numbers + (time * batch + sentence) * size, size, 0.0f);
    return result;
}

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
