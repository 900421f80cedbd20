// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/fusedlstm.h"

#include "engine/recurrent/lstmgates.h"

#include <torch/csrc/autograd/custom_function.h>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

/// Steps of one pass: the t-th one is at time `at(t)`.
struct Steps
{
    std::int64_t count;
    TimeOrder order;
    std::int64_t at(std::int64_t step) const { return order == TimeOrder::Forward ? step : count - 1 - step; }
};

const std::int64_t* lengthsOf(const torch::Tensor& lengths)
{
    return lengths.numel() > 0 ? lengths.data_ptr<std::int64_t>() : nullptr;
}

class FusedLstmFunction : public torch::autograd::Function<FusedLstmFunction>
{
public:
    static variable_list forward(AutogradContext* context, const Variable& input, const Variable& hidden,
        const Variable& cell, const Variable& inputWeight, const Variable& stateWeight, const Variable& inputBias,
        const Variable& stateBias, const torch::Tensor& lengths, bool backwardInTime)
    {
        const Steps steps{input.size(0), backwardInTime ? TimeOrder::Backward : TimeOrder::Forward};
        const std::int64_t batch = input.size(1), size = stateWeight.size(1);
        const auto flat = input.reshape({steps.count * batch, input.size(2)});
        auto gates = torch::addmm(inputBias + stateBias, flat, inputWeight.t()).view({steps.count, batch, 4 * size});
        auto states = torch::empty({steps.count, batch, size}, input.options()); // carried through padding
        auto cells = torch::empty_like(states);
        const auto transposed = stateWeight.t();
        auto previousHidden = hidden.contiguous(), previousCell = cell.contiguous();
        for (std::int64_t step = 0; step < steps.count; ++step) {
            const std::int64_t time = steps.at(step);
            auto now = gates[time];
            now.addmm_(previousHidden, transposed);
            auto nextHidden = states[time], nextCell = cells[time];
            lstmForward({batch, size, time, lengthsOf(lengths)}, now.data_ptr<float>(),
                previousHidden.data_ptr<float>(), previousCell.data_ptr<float>(), nextHidden.data_ptr<float>(),
                nextCell.data_ptr<float>());
            previousHidden = nextHidden;
            previousCell = nextCell;
        }
        auto output = states;
        if (lengths.numel() > 0) {
            const auto padding = torch::arange(steps.count).unsqueeze(1).ge(lengths.unsqueeze(0)).unsqueeze(-1);
            output = states.masked_fill(padding, 0.0);
        }
        context->save_for_backward({input, hidden, cell, inputWeight, stateWeight, gates, states, cells, lengths});
        context->saved_data["backwardInTime"] = backwardInTime;
        return {output, previousHidden.clone(), previousCell.clone()};
    }

    static variable_list backward(AutogradContext* context, variable_list gradients)
    {
        const auto saved = context->get_saved_variables();
        const auto &input = saved[0], &hidden = saved[1], &cell = saved[2], &inputWeight = saved[3],
                   &stateWeight = saved[4];
        const auto &gates = saved[5], &states = saved[6], &cells = saved[7], &lengths = saved[8];
        const Steps steps{
            input.size(0), context->saved_data["backwardInTime"].toBool() ? TimeOrder::Backward : TimeOrder::Forward};
        const std::int64_t batch = input.size(1), size = stateWeight.size(1);
        const auto stateGradient = gradients[0].contiguous();
        auto hiddenGradient = gradients[1].contiguous().clone(), cellGradient = gradients[2].contiguous().clone();
        auto gateGradient = torch::empty_like(gates);
        auto before = torch::empty_like(states); // the state that each step started from
        const auto firstHidden = hidden.contiguous(), firstCell = cell.contiguous();
        for (std::int64_t step = steps.count - 1; step >= 0; --step) {
            const std::int64_t time = steps.at(step);
            const auto previousCell = step > 0 ? cells[steps.at(step - 1)] : firstCell;
            before[time].copy_(step > 0 ? states[steps.at(step - 1)] : firstHidden);
            auto now = gateGradient[time];
            lstmBackward({batch, size, time, lengthsOf(lengths)}, gates[time].data_ptr<float>(),
                cells[time].data_ptr<float>(), previousCell.data_ptr<float>(), stateGradient[time].data_ptr<float>(),
                hiddenGradient.data_ptr<float>(), cellGradient.data_ptr<float>(), now.data_ptr<float>());
            // Padding kept its gradient in hiddenGradient; real steps left zero there for the product to fill.
            hiddenGradient.addmm_(now, stateWeight);
        }
        const auto flatGates = gateGradient.view({steps.count * batch, 4 * size});
        const auto bias = flatGates.sum(0);
        const auto inputGradient =
            context->needs_input_grad(0) ? torch::mm(flatGates, inputWeight).view(input.sizes()) : torch::Tensor();
        return {inputGradient, hiddenGradient, cellGradient,
            torch::mm(flatGates.t(), input.reshape({steps.count * batch, input.size(2)})),
            torch::mm(flatGates.t(), before.view({steps.count * batch, size})), bias, bias, {}, {}};
    }
};

} // namespace

FusedLstm::Output FusedLstm::run(const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& cell,
    const torch::Tensor& lengths) const
{
    // An autograd function takes no undefined tensors.
    const auto ends = lengths.defined() ? lengths : torch::empty({0}, torch::kInt64);
    const auto results = FusedLstmFunction::apply(
        input, hidden, cell, inputWeight, stateWeight, inputBias, stateBias, ends, order == TimeOrder::Backward);
    return {results[0], results[1], results[2]};
}

} // namespace attentoscope
