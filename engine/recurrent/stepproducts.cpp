// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/stepproducts.h"

namespace attentoscope {

void multiplyInputs(
    const TimeSteps& steps, const torch::Tensor& input, StepWeight::Shared& weight, const torch::Tensor& gates)
{
    if (!steps.isRagged()) {
        weight.multiply(input.flatten(0, 1), gates.flatten(0, 1), Accumulation::Replace);
        return;
    }
    for (std::int64_t time = 0; time < steps.count(); ++time) {
        const std::int64_t active = steps.active(time);
        weight.multiply(input[time].narrow(0, 0, active), gates[time].narrow(0, 0, active), Accumulation::Replace);
    }
}

torch::Tensor inputGradient(
    const TimeSteps& steps, const torch::Tensor& gates, StepWeight::Shared& weight, at::IntArrayRef shape)
{
    auto gradient = torch::empty(shape, gates.options());
    if (!steps.isRagged()) {
        weight.multiplyBack(gates.flatten(0, 1), gradient.flatten(0, 1), Accumulation::Replace);
        return gradient;
    }
    for (std::int64_t time = 0; time < steps.count(); ++time) {
        const std::int64_t active = steps.active(time), over = gradient.size(1) - active;
        weight.multiplyBack(
            gates[time].narrow(0, 0, active), gradient[time].narrow(0, 0, active), Accumulation::Replace);
        gradient[time].narrow(0, active, over).zero_();
    }
    return gradient;
}

void addStateRows(const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& first,
    const torch::Tensor& states, StepWeight::Shared& weight)
{
    weight.addRows(gates[steps.at(0)], first);
    const std::int64_t others = steps.count() - 1;
    if (others == 0)
        return;
    const bool forward = steps.at(0) == 0;
    weight.addRows(gates.narrow(0, forward ? 1 : 0, others).flatten(0, 1),
        states.narrow(0, forward ? 0 : 1, others).flatten(0, 1));
}

torch::Tensor withoutPadding(const torch::Tensor& states, const torch::Tensor& lengths)
{
    if (lengths.numel() == 0)
        return states;
    const auto padding = torch::arange(states.size(0)).unsqueeze(1).ge(lengths.unsqueeze(0)).unsqueeze(-1);
    return states.masked_fill(padding, 0.0);
}

} // namespace attentoscope
