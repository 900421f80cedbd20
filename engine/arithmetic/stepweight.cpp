// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/stepweight.h"

#include <torch/csrc/autograd/custom_function.h>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

StepWeight::Handle handleOf(const c10::IValue& value)
{
    return c10::static_intrusive_pointer_cast<StepWeight::Shared>(value.toCapsule());
}

class TicketNode : public torch::autograd::Function<TicketNode>
{
public:
    static torch::Tensor forward(
        AutogradContext* context, const torch::Tensor& weight, const torch::Tensor&, const StepWeight::Handle& shared)
    {
        context->saved_data["shared"] = c10::IValue::make_capsule(shared);
        return torch::zeros({1}, weight.options());
    }

    static variable_list backward(AutogradContext* context, const variable_list&)
    {
        auto [weight, bias] = handleOf(context->saved_data["shared"])->gradients();
        return {weight, bias, {}};
    }
};

struct Rows
{
    std::vector<torch::Tensor> gradients, inputs;
};

/// The same rows in as few pieces as pay: a large one goes into its product as it is, small ones are put together.
Rows joined(const Rows& rows)
{
    constexpr std::int64_t large = 512;
    Rows result, small;
    for (std::size_t index = 0; index < rows.gradients.size(); ++index) {
        auto& target = rows.gradients[index].size(0) >= large ? result : small;
        target.gradients.push_back(rows.gradients[index]);
        target.inputs.push_back(rows.inputs[index]);
    }
    if (!small.gradients.empty()) {
        const bool one = small.gradients.size() == 1;
        result.gradients.push_back(one ? small.gradients.front() : torch::cat(small.gradients, 0));
        result.inputs.push_back(one ? small.inputs.front() : torch::cat(small.inputs, 0));
    }
    return result;
}

} // namespace

StepWeight::StepWeight(torch::Tensor weight, torch::Tensor bias, Precision precision)
    : StepWeight(weight, std::move(bias), precision, {0, weight.size(0)})
{
}

StepWeight::StepWeight(torch::Tensor weight, torch::Tensor bias, Precision precision, RowRange rows)
    : m_shared(c10::make_intrusive<Shared>(std::move(weight), std::move(bias), precision, rows))
{
}

torch::Tensor StepWeight::ticket()
{
    const auto& weight = m_shared->wholeWeight();
    if (!torch::GradMode::is_enabled() || !weight.requires_grad())
        return {};
    if (m_shared->isSpent() || m_ticketVersion != weight._version()) {
        m_shared->begin();
        // An autograd function takes no undefined tensors.
        const auto& bias = m_shared->wholeBias();
        m_ticket = TicketNode::apply(weight, bias.defined() ? bias : torch::empty({0}), m_shared);
        m_ticketVersion = static_cast<std::uint32_t>(weight._version());
    }
    return m_ticket;
}

void StepWeight::Shared::begin()
{
    m_gradients.clear();
    m_inputs.clear();
    m_spent = false;
}

const PackedMatrix& StepWeight::Shared::packed(Packed& packed, Side side) const
{
    const auto version = static_cast<std::uint32_t>(m_weight._version());
    if (!packed.matrix || packed.version != version) {
        packed.matrix.emplace(side == Side::Forward ? weight().t() : weight(), m_precision);
        packed.version = version;
    }
    return *packed.matrix;
}

void StepWeight::Shared::multiply(const torch::Tensor& rows, const torch::Tensor& result, Accumulation accumulation)
{
    packed(m_forward, Side::Forward)
        .multiply(rows, result, accumulation, accumulation == Accumulation::Add ? torch::Tensor() : bias());
}

void StepWeight::Shared::multiplyBack(
    const torch::Tensor& gradient, const torch::Tensor& result, Accumulation accumulation)
{
    packed(m_backward, Side::Backward).multiply(gradient, result, accumulation);
}

void StepWeight::Shared::addRows(torch::Tensor gradient, torch::Tensor input)
{
    m_gradients.push_back(std::move(gradient));
    m_inputs.push_back(std::move(input));
}

std::pair<torch::Tensor, torch::Tensor> StepWeight::Shared::gradients()
{
    m_spent = true;
    const auto rows = joined({std::exchange(m_gradients, {}), std::exchange(m_inputs, {})});
    const auto options = m_weight.options().requires_grad(false);
    const bool whole = m_rows.count == m_weight.size(0);
    auto weight = whole ? torch::empty(m_weight.sizes(), options) : torch::zeros(m_weight.sizes(), options);
    auto bias = m_bias.defined() ? torch::zeros(m_bias.sizes(), options) : torch::Tensor();
    for (std::size_t index = 0; index < rows.gradients.size(); ++index) {
        const auto& gradient = rows.gradients[index];
        attentoscope::multiply(gradient.t(), rows.inputs[index], ownRows(weight),
            index == 0 ? Accumulation::Replace : Accumulation::Add, m_precision);
        if (bias.defined())
            ownRows(bias).add_(gradient.sum(0));
    }
    return {weight, bias};
}

} // namespace attentoscope
