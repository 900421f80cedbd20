// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/fusedlayers.h"

#include "engine/recurrent/gates.h"
#include "engine/recurrent/recurrentnode.h"

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using GruWeight = SharedWeight::Shared;

struct GruForward
{
    torch::Tensor gates, stateSums, states; ///< (T, B, 3H) twice, (T, B, H); padding keeps the state before it
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

/// Overwrites the sums, which are not needed afterwards. `hidden` (B, H) has the gradient of the last state, and
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

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

struct Weights
{
    SharedWeight::Handle inputGates, inputCandidate, stateGates, stateCandidate;
};

/// (T, B, …); padding keeps the state before it.
struct Gru2014Forward
{
    torch::Tensor gates; ///< r and z, 2H
    torch::Tensor candidates; ///< n, H
    torch::Tensor resets; ///< r ∘ h, H
    torch::Tensor states; ///< H
};

struct Gru2014Saved
{
    torch::Tensor input, hidden, lengths;
    Gru2014Forward forward;
};

Gru2014Forward runForward(
    const torch::Tensor& input, const torch::Tensor& hidden, const TimeSteps& steps, const Weights& weights)
{
    const std::int64_t count = steps.count(), batch = input.size(1), size = hidden.size(1);
    const auto options = input.options().requires_grad(false);
    const auto room = [&](std::int64_t numbers) { return torch::empty({count, batch, numbers}, options); };
    const Gru2014Forward result{room(2 * size), room(size), room(size), room(size)};
    multiplyInputs(steps, input, *weights.inputGates, result.gates);
    multiplyInputs(steps, input, *weights.inputCandidate, result.candidates);
    const auto gateBias = weights.stateGates->bias(), candidateBias = weights.stateCandidate->bias();
    const auto* previous = hidden.data_ptr<float>();
    for (std::int64_t step = 0; step < count; ++step) {
        const std::int64_t time = steps.at(step), active = steps.active(time);
        const GateStep gateStep{batch, size, time, steps.lengths()};
        const auto before =
            step > 0 ? firstRows(result.states, steps.at(step - 1), active) : hidden.narrow(0, 0, active);
        auto *gates = numbersAt(result.gates, time), *candidate = numbersAt(result.candidates, time),
             *next = numbersAt(result.states, time);
        weights.stateGates->multiply(before, firstRows(result.gates, time, active), Accumulation::Add);
        gru2014Gates(gateStep, gateBias.data_ptr<float>(), gates, previous, numbersAt(result.resets, time));
        weights.stateCandidate->multiply(
            firstRows(result.resets, time, active), firstRows(result.candidates, time, active), Accumulation::Add);
        gru2014State(gateStep, candidateBias.data_ptr<float>(), gates, candidate, previous, next);
        previous = next;
    }
    return result;
}

struct Gru2014SumGradients
{
    torch::Tensor gates, candidates; ///< (T, B, 2H), (T, B, H)
};

/// Overwrites the sums, which are not needed afterwards. `hidden` (B, H) has the gradient of the last state, and
/// receives that of the first.
Gru2014SumGradients runBackward(const Gru2014Saved& saved, const TimeSteps& steps, const torch::Tensor& stateGradient,
    const torch::Tensor& hidden, const Weights& weights)
{
    const auto& forward = saved.forward;
    const std::int64_t batch = forward.states.size(1), size = forward.states.size(2);
    Gru2014SumGradients result{forward.gates, forward.candidates};
    const auto resetGradient = torch::empty({batch, size}, forward.gates.options());
    for (std::int64_t step = steps.count() - 1; step >= 0; --step) {
        const std::int64_t time = steps.at(step), active = steps.active(time);
        const auto* previous =
            step > 0 ? numbersAt(forward.states, steps.at(step - 1)) : saved.hidden.data_ptr<float>();
        const GateStep gateStep{batch, size, time, steps.lengths()};
        auto *gates = numbersAt(result.gates, time), *candidate = numbersAt(result.candidates, time);
        gru2014StateBackward(gateStep, numbersAt(forward.gates, time), numbersAt(forward.candidates, time), previous,
            numbersAt(stateGradient, time), hidden.data_ptr<float>(), gates, candidate);
        weights.stateCandidate->multiplyBack(
            firstRows(result.candidates, time, active), resetGradient.narrow(0, 0, active), Accumulation::Replace);
        gru2014GatesBackward(gateStep, numbersAt(forward.gates, time), previous, resetGradient.data_ptr<float>(),
            hidden.data_ptr<float>(), gates);
        weights.stateGates->multiplyBack(
            firstRows(result.gates, time, active), hidden.narrow(0, 0, active), Accumulation::Add);
    }
    return result;
}

class FusedGru2014Node : public torch::autograd::Function<FusedGru2014Node>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& input, const torch::Tensor& hidden,
        const torch::Tensor&, const torch::Tensor&, const torch::Tensor&, const torch::Tensor&,
        const torch::Tensor& lengths, TimeOrder order, const Weights& weights)
    {
        const TimeSteps steps(input.size(0), input.size(1), order, lengths);
        const auto rows = input.contiguous(), first = hidden.contiguous();
        const auto [gates, candidates, resets, states] = runForward(rows, first, steps, weights);
        context->save_for_backward({rows, first, lengths, gates, candidates, resets, states});
        keepOrder(*context, order);
        keepWeight(*context, "inputGates", weights.inputGates);
        keepWeight(*context, "inputCandidate", weights.inputCandidate);
        keepWeight(*context, "stateGates", weights.stateGates);
        keepWeight(*context, "stateCandidate", weights.stateCandidate);
        const auto last = states[steps.at(steps.count() - 1)].clone();
        return {withoutPadding(steps, states), last};
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto variables = context->get_saved_variables();
        const Gru2014Saved saved{
            variables[0], variables[1], variables[2], {variables[3], variables[4], variables[5], variables[6]}};
        const TimeSteps steps(saved.input.size(0), saved.input.size(1), keptOrder(*context), saved.lengths);
        const Weights weights{keptWeight(*context, "inputGates"), keptWeight(*context, "inputCandidate"),
            keptWeight(*context, "stateGates"), keptWeight(*context, "stateCandidate")};
        const auto hidden = gradients[1].contiguous().clone();
        const auto sums = runBackward(saved, steps, gradients[0].contiguous(), hidden, weights);
        addStepRows(steps, sums.gates, saved.input, *weights.inputGates);
        addStepRows(steps, sums.candidates, saved.input, *weights.inputCandidate);
        addStateRows(steps, sums.gates, saved.hidden, saved.forward.states, *weights.stateGates);
        addStepRows(steps, sums.candidates, saved.forward.resets, *weights.stateCandidate);
        for (const auto& weight : {weights.inputGates, weights.stateGates})
            addStepBias(steps, sums.gates, *weight);
        for (const auto& weight : {weights.inputCandidate, weights.stateCandidate})
            addStepBias(steps, sums.candidates, *weight);
        torch::Tensor input;
        if (context->needs_input_grad(0))
            input = inputGradient(steps, sums.gates, *weights.inputGates, saved.input.sizes())
                        .add_(inputGradient(steps, sums.candidates, *weights.inputCandidate, saved.input.sizes()));
        return {input, hidden, {}, {}, {}, {}, {}, {}, {}};
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

FusedGruOutput FusedGru2014::run(
    const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& lengths) const
{
    const Weights weights{
        gates.input.shared(), candidate.input.shared(), gates.state.shared(), candidate.state.shared()};
    const torch::Tensor anchors[] = {
        gates.input.anchor(), candidate.input.anchor(), gates.state.anchor(), candidate.state.anchor()};
    const auto ends = orEmpty(lengths);
    if (!anchors[0].defined()) {
        const TimeSteps steps(input.size(0), input.size(1), order, ends);
        const auto forward = runForward(input.contiguous(), hidden.contiguous(), steps, weights);
        const auto last = forward.states[steps.at(steps.count() - 1)].clone();
        return {withoutPadding(steps, forward.states), last};
    }
    const auto results =
        FusedGru2014Node::apply(input, hidden, anchors[0], anchors[1], anchors[2], anchors[3], ends, order, weights);
    return {results[0], results[1]};
}

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using LstmWeight = SharedWeight::Shared;

struct LstmForward
{
    torch::Tensor gates, states, cells; ///< (T, B, 4H), (T, B, H); padding keeps the state before it
};

/// Tensors that the backward pass of one layer needs.
struct LstmSaved
{
    torch::Tensor input, lengths;
    FusedLstm::Start start;
    LstmForward forward;
};

torch::Tensor maskedRows(const torch::Tensor& rows, const torch::Tensor& mask)
{
    return mask.defined() ? rows * mask.narrow(0, 0, rows.size(0)) : rows;
}

LstmForward runForward(const torch::Tensor& input, const FusedLstm::Start& start, const TimeSteps& steps,
    LstmWeight& inputWeight, LstmWeight& stateWeight)
{
    const auto& [hidden, cell, mask] = start;
    const std::int64_t batch = input.size(1), size = stateWeight.weight().size(1);
    const auto options = input.options().requires_grad(false);
    const LstmForward result{torch::empty({steps.count(), batch, 4 * size}, options),
        torch::empty({steps.count(), batch, size}, options), torch::empty({steps.count(), batch, size}, options)};
    multiplyInputs(steps, input, inputWeight, result.gates);
    const auto bias = stateWeight.bias();
    const auto* previousHidden = hidden.data_ptr<float>();
    const auto* previousCell = cell.data_ptr<float>();
    for (std::int64_t step = 0; step < steps.count(); ++step) {
        const std::int64_t time = steps.at(step), active = steps.active(time);
        const auto previous =
            step > 0 ? firstRows(result.states, steps.at(step - 1), active) : hidden.narrow(0, 0, active);
        stateWeight.multiply(maskedRows(previous, mask), firstRows(result.gates, time, active), Accumulation::Add);
        auto *nextHidden = numbersAt(result.states, time), *nextCell = numbersAt(result.cells, time);
        lstmForward({batch, size, time, steps.lengths()}, bias.data_ptr<float>(), numbersAt(result.gates, time),
            previousHidden, previousCell, nextHidden, nextCell);
        previousHidden = nextHidden;
        previousCell = nextCell;
    }
    return result;
}

void addStateGradient(
    LstmWeight& weight, const torch::Tensor& rows, const torch::Tensor& mask, const torch::Tensor& hidden)
{
    if (!mask.defined()) {
        weight.multiplyBack(rows, hidden, Accumulation::Add);
        return;
    }
    const auto gradient = torch::empty_like(hidden);
    weight.multiplyBack(rows, gradient, Accumulation::Replace);
    hidden.addcmul_(gradient, mask.narrow(0, 0, hidden.size(0)));
}

struct LstmSumGradients
{
    torch::Tensor gates; ///< (T, B, 4H)
    torch::Tensor bias; ///< (1, 4H): the sum of these rows, which is the gradient of each of the two biases
};

/// The gradient of the gates' sums. It overwrites the gates, which are not needed afterwards. `hidden` and `cell` (B,
/// H) have the gradient of the last state, and receive that of the first.
LstmSumGradients runBackward(const LstmSaved& saved, const TimeSteps& steps, const torch::Tensor& stateGradient,
    const torch::Tensor& hidden, const torch::Tensor& cell, LstmWeight& stateWeight)
{
    const auto& [gates, states, cells] = saved.forward;
    const std::int64_t batch = states.size(1), size = states.size(2);
    const auto bias = torch::zeros({1, 4 * size}, gates.options());
    for (std::int64_t step = steps.count() - 1; step >= 0; --step) {
        const std::int64_t time = steps.at(step), active = steps.active(time);
        const auto* previousCell = step > 0 ? numbersAt(cells, steps.at(step - 1)) : saved.start.cell.data_ptr<float>();
        auto* now = numbersAt(gates, time);
        lstmBackward({batch, size, time, steps.lengths()}, now, numbersAt(cells, time), previousCell,
            numbersAt(stateGradient, time), hidden.data_ptr<float>(), cell.data_ptr<float>(), now);
        const auto rows = firstRows(gates, time, active);
        // Padding has kept its gradient in `hidden`. Real steps have left zeros, to which the product adds.
        addStateGradient(stateWeight, rows, saved.start.mask, hidden.narrow(0, 0, active));
        addColumnSums(rows, bias);
    }
    return {gates, bias};
}

/// An autograd function does not accept undefined tensors, so an empty mask means that there is none.
torch::Tensor maskOf(const torch::Tensor& mask)
{
    return mask.numel() > 0 ? mask : torch::Tensor();
}

class FusedLstmNode : public torch::autograd::Function<FusedLstmNode>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& input, const torch::Tensor& hidden,
        const torch::Tensor& cell, const torch::Tensor& mask, const torch::Tensor&, const torch::Tensor&,
        const torch::Tensor& lengths, TimeOrder order, const SharedWeight::Handle& inputWeight,
        const SharedWeight::Handle& stateWeight)
    {
        const TimeSteps steps(input.size(0), input.size(1), order, lengths);
        const auto rows = input.contiguous();
        const FusedLstm::Start start{hidden.contiguous(), cell.contiguous(), maskOf(mask)};
        const auto [gates, states, cells] = runForward(rows, start, steps, *inputWeight, *stateWeight);
        context->save_for_backward({rows, lengths, start.hidden, start.cell, mask, gates, states, cells});
        keepOrder(*context, order);
        keepWeight(*context, "inputWeight", inputWeight);
        keepWeight(*context, "stateWeight", stateWeight);
        const std::int64_t last = steps.at(steps.count() - 1);
        const auto lastHidden = states[last].clone();
        return {withoutPadding(steps, states), lastHidden, cells[last].clone()};
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto variables = context->get_saved_variables();
        const LstmSaved saved{variables[0], variables[1], {variables[2], variables[3], maskOf(variables[4])},
            {variables[5], variables[6], variables[7]}};
        const auto& mask = saved.start.mask;
        const TimeSteps steps(saved.input.size(0), saved.input.size(1), keptOrder(*context), saved.lengths);
        const auto inputWeight = keptWeight(*context, "inputWeight"), stateWeight = keptWeight(*context, "stateWeight");
        const auto hidden = gradients[1].contiguous().clone(), cell = gradients[2].contiguous().clone();
        const auto [gates, bias] = runBackward(saved, steps, gradients[0].contiguous(), hidden, cell, *stateWeight);
        addStepRows(steps, gates, saved.input, *inputWeight);
        addStateRows(steps, gates, maskedRows(saved.start.hidden, mask),
            mask.defined() ? saved.forward.states * mask : saved.forward.states, *stateWeight);
        for (const auto& weight : {inputWeight, stateWeight})
            weight->accumulateBias(bias);
        torch::Tensor input;
        if (context->needs_input_grad(0))
            input = inputGradient(steps, gates, *inputWeight, saved.input.sizes());
        return {input, hidden, cell, {}, {}, {}, {}, {}, {}, {}};
    }
};

} // namespace

FusedLstm::Output FusedLstm::run(const torch::Tensor& input, const Start& start, const torch::Tensor& lengths) const
{
    const auto inputAnchor = inputWeight.anchor(), stateAnchor = stateWeight.anchor();
    const auto ends = orEmpty(lengths);
    if (!inputAnchor.defined()) {
        const TimeSteps steps(input.size(0), input.size(1), order, ends);
        const auto forward =
            runForward(input.contiguous(), {start.hidden.contiguous(), start.cell.contiguous(), start.mask}, steps,
                *inputWeight.shared(), *stateWeight.shared());
        const std::int64_t last = steps.at(steps.count() - 1);
        const auto lastHidden = forward.states[last].clone();
        return {withoutPadding(steps, forward.states), lastHidden, forward.cells[last]};
    }
    const auto mask = start.mask.defined() ? start.mask.contiguous() : torch::empty({0});
    const auto results = FusedLstmNode::apply(input, start.hidden, start.cell, mask, inputAnchor, stateAnchor, ends,
        order, inputWeight.shared(), stateWeight.shared());
    return {results[0], results[1], results[2]};
}

} // namespace attentoscope
