// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/fusedgru.h"

#include "engine/recurrent/grugates.h"
#include "engine/recurrent/recurrentnode.h"
#include "engine/recurrent/stepproducts.h"

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using GruWeight = SharedWeight::Shared;

struct GruForward
{
    torch::Tensor gates, stateSums, states; ///< (T, B, 3H) twice, (T, B, H); states are carried through padding
};

struct GruSaved
{
    torch::Tensor input, hidden, lengths;
    GruForward forward;
};

GruForward runForward(const torch::Tensor& input, const torch::Tensor& hidden, const TimeSteps& steps,
    GruWeight& inputWeight, GruWeight& stateWeight)
{
    const std::int64_t batch = input.size(1), size = stateWeight.weight().size(1);
    const auto options = input.options().requires_grad(false);
    const GruForward result{torch::empty({steps.count(), batch, 3 * size}, options),
        torch::empty({steps.count(), batch, 3 * size}, options), torch::empty({steps.count(), batch, size}, options)};
    multiplyInputs(steps, input, inputWeight, result.gates);
    const auto* previous = hidden.data_ptr<float>();
    for (std::int64_t step = 0; step < steps.count(); ++step) {
        const std::int64_t time = steps.at(step), active = steps.active(time);
        const auto before =
            step > 0 ? firstRows(result.states, steps.at(step - 1), active) : hidden.narrow(0, 0, active);
        stateWeight.multiply(before, firstRows(result.stateSums, time, active), Accumulation::Replace);
        auto* next = numbersAt(result.states, time);
        gruForward({batch, size, time, steps.lengths()}, numbersAt(result.gates, time),
            numbersAt(result.stateSums, time), previous, next);
        previous = next;
    }
    return result;
}

struct GruSumGradients
{
    torch::Tensor input, state; ///< (T, B, 3H)
};

/// In the place of the sums, which nobody needs any more. `hidden` (B, H) holds the gradient of the last state and
/// receives that of the first.
GruSumGradients runBackward(const GruSaved& saved, const TimeSteps& steps, const torch::Tensor& stateGradient,
    const torch::Tensor& hidden, GruWeight& stateWeight)
{
    const auto& [gates, stateSums, states] = saved.forward;
    const std::int64_t batch = states.size(1), size = states.size(2);
    GruSumGradients result{gates, stateSums};
    for (std::int64_t step = steps.count() - 1; step >= 0; --step) {
        const std::int64_t time = steps.at(step), active = steps.active(time);
        const auto* previous = step > 0 ? numbersAt(states, steps.at(step - 1)) : saved.hidden.data_ptr<float>();
        gruBackward({batch, size, time, steps.lengths()}, numbersAt(gates, time), numbersAt(stateSums, time), previous,
            numbersAt(stateGradient, time), hidden.data_ptr<float>(), numbersAt(result.input, time),
            numbersAt(result.state, time));
        stateWeight.multiplyBack(firstRows(result.state, time, active), hidden.narrow(0, 0, active), Accumulation::Add);
    }
    return result;
}

class FusedGruNode : public torch::autograd::Function<FusedGruNode>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& input, const torch::Tensor& hidden,
        const torch::Tensor&, const torch::Tensor&, const torch::Tensor& lengths, TimeOrder order,
        const SharedWeight::Handle& inputWeight, const SharedWeight::Handle& stateWeight)
    {
        const TimeSteps steps(input.size(0), input.size(1), order, lengths);
        const auto rows = input.contiguous(), first = hidden.contiguous();
        const auto [gates, stateSums, states] = runForward(rows, first, steps, *inputWeight, *stateWeight);
        context->save_for_backward({rows, first, lengths, gates, stateSums, states});
        keepOrder(*context, order);
        keepWeight(*context, "inputWeight", inputWeight);
        keepWeight(*context, "stateWeight", stateWeight);
        const auto last = states[steps.at(steps.count() - 1)].clone();
        return {withoutPadding(steps, states), last};
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto variables = context->get_saved_variables();
        const GruSaved saved{variables[0], variables[1], variables[2], {variables[3], variables[4], variables[5]}};
        const TimeSteps steps(saved.input.size(0), saved.input.size(1), keptOrder(*context), saved.lengths);
        const auto inputWeight = keptWeight(*context, "inputWeight"), stateWeight = keptWeight(*context, "stateWeight");
        const auto hidden = gradients[1].contiguous().clone();
        const auto sums = runBackward(saved, steps, gradients[0].contiguous(), hidden, *stateWeight);
        addStepRows(steps, sums.input, saved.input, *inputWeight);
        addStateRows(steps, sums.state, saved.hidden, saved.forward.states, *stateWeight);
        addStepBias(steps, sums.input, *inputWeight);
        addStepBias(steps, sums.state, *stateWeight);
        torch::Tensor input;
        if (context->needs_input_grad(0))
            input = inputGradient(steps, sums.input, *inputWeight, saved.input.sizes());
        return {input, hidden, {}, {}, {}, {}, {}, {}};
    }
};

} // namespace

FusedGruOutput FusedGru::run(
    const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& lengths) const
{
    const auto inputAnchor = inputWeight.anchor(), stateAnchor = stateWeight.anchor();
    const auto ends = orEmpty(lengths);
    if (!inputAnchor.defined()) {
        const TimeSteps steps(input.size(0), input.size(1), order, ends);
        const auto forward =
            runForward(input.contiguous(), hidden.contiguous(), steps, *inputWeight.shared(), *stateWeight.shared());
        const auto last = forward.states[steps.at(steps.count() - 1)].clone();
        return {withoutPadding(steps, forward.states), last};
    }
    const auto results = FusedGruNode::apply(
        input, hidden, inputAnchor, stateAnchor, ends, order, inputWeight.shared(), stateWeight.shared());
    return {results[0], results[1]};
}

} // namespace attentoscope
