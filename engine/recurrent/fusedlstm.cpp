// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/fusedlstm.h"

#include "engine/recurrent/gates.h"
#include "engine/recurrent/recurrentnode.h"

namespace attentoscope {

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
