// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/sharedweight.h"

#include "engine/arithmetic/vectormath.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <torch/csrc/autograd/custom_function.h>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

SharedWeight::Handle handleOf(const c10::IValue& value)
{
    return c10::static_intrusive_pointer_cast<SharedWeight::Shared>(value.toCapsule());
}

class AnchorNode : public torch::autograd::Function<AnchorNode>
{
public:
    static torch::Tensor forward(
        AutogradContext* context, const torch::Tensor& weight, const torch::Tensor&, const SharedWeight::Handle& shared)
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

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void addRow(const float* row, float* sums, std::int64_t count)
{
#pragma GCC ivdep
    for (std::int64_t column = 0; column < count; ++column)
        sums[column] += row[column];
}

} // namespace

PackedWeight::Copy PackedWeight::forward()
{
    const std::lock_guard lock(m_mutex);
    return keep(m_forward, rows().t());
}

PackedWeight::Copy PackedWeight::back()
{
    const std::lock_guard lock(m_mutex);
    return keep(m_back, rows());
}

PackedWeight::Copy PackedWeight::keep(Kept& kept, const torch::Tensor& matrix)
{
    auto copy = kept.copy.lock();
    if (!copy || kept.version != version()) {
        copy = std::make_shared<const PackedMatrix>(matrix, m_precision);
        kept = {copy, version()};
    }
    return copy;
}

SharedWeight::SharedWeight(const torch::Tensor& weight, torch::Tensor bias, Precision precision)
    : SharedWeight(weight, std::move(bias), precision, {0, weight.size(0)})
{
}

SharedWeight::SharedWeight(const torch::Tensor& weight, torch::Tensor bias, Precision precision, RowRange rows)
    : m_shared(c10::make_intrusive<Shared>(weight, std::move(bias), precision, rows))
{
}

void SharedWeight::multiplyAs(const SharedWeight& owner)
{
    m_shared->multiplyAs(*owner.m_shared);
}

torch::Tensor SharedWeight::anchor()
{
    const auto& weight = m_shared->wholeWeight();
    if (!torch::GradMode::is_enabled() || !weight.requires_grad())
        return {};
    if (m_shared->isUsed() || m_anchorVersion != weight._version()) {
        m_shared->begin();
        // Autograd functions accept no undefined tensors.
        const auto& bias = m_shared->wholeBias();
        m_anchor = AnchorNode::apply(weight, bias.defined() ? bias : torch::empty({0}), m_shared);
        m_anchorVersion = static_cast<std::uint32_t>(weight._version());
    }
    return m_anchor;
}

void SharedWeight::forgetUnfinished()
{
    m_shared->forget();
    m_anchor.reset();
}

void SharedWeight::Shared::begin()
{
    forget();
    m_used = false;
}

void SharedWeight::Shared::forget()
{
    m_gradients.clear();
    m_inputs.clear();
    m_weightGradient.reset();
    m_biasGradient.reset();
    m_used = true;
}

const PackedMatrix& SharedWeight::Shared::hold(Held& held, PackedWeight::Copy (PackedWeight::*get)())
{
    const std::uint32_t version = m_packed->version();
    if (!held.copy || held.version != version) {
        held.copy.reset(); // frees the old copy before the new one is made
        held = {((*m_packed).*get)(), version};
    }
    return *held.copy;
}

void SharedWeight::Shared::multiply(const torch::Tensor& rows, const torch::Tensor& result, Accumulation accumulation)
{
    hold(m_forward, &PackedWeight::forward)
        .multiply(rows, result, accumulation, accumulation == Accumulation::Add ? torch::Tensor() : bias());
}

void SharedWeight::Shared::multiplyBack(
    const torch::Tensor& gradient, const torch::Tensor& result, Accumulation accumulation, PackedCopies copies)
{
    if (copies == PackedCopies::One)
        m_forward.copy.reset();
    hold(m_backward, &PackedWeight::back).multiply(gradient, result, accumulation);
}

void SharedWeight::Shared::unpack()
{
    m_forward.copy.reset();
    m_backward.copy.reset();
}

void SharedWeight::Shared::accumulate(torch::Tensor gradient, torch::Tensor input)
{
    constexpr std::int64_t manyRows = 512;
    if (gradient.size(0) >= manyRows) {
        addProduct(gradient, input);
        return;
    }
    m_gradients.push_back(std::move(gradient));
    m_inputs.push_back(std::move(input));
}

void SharedWeight::Shared::addProduct(const torch::Tensor& gradient, const torch::Tensor& input)
{
    const auto options = m_weight.options().requires_grad(false);
    const bool whole = m_rows.count == m_weight.size(0), first = !m_weightGradient.defined();
    if (first)
        m_weightGradient = whole ? torch::empty(m_weight.sizes(), options) : torch::zeros(m_weight.sizes(), options);
    attentoscope::multiply(
        gradient.t(), input, ownRows(m_weightGradient), first ? Accumulation::Replace : Accumulation::Add, m_precision);
}

void SharedWeight::Shared::accumulateBias(const torch::Tensor& gradient)
{
    if (!m_bias.defined())
        return;
    if (!m_biasGradient.defined())
        m_biasGradient = torch::zeros(m_bias.sizes(), m_bias.options().requires_grad(false));
    addColumnSums(gradient, ownRows(m_biasGradient));
}

std::pair<torch::Tensor, torch::Tensor> SharedWeight::Shared::gradients()
{
    m_used = true;
    if (m_gradients.size() == 1)
        addProduct(m_gradients.front(), m_inputs.front());
    else if (m_gradients.size() > 1)
        addProduct(torch::cat(m_gradients, 0), torch::cat(m_inputs, 0));
    m_gradients.clear();
    m_inputs.clear();
    m_backward.copy.reset();
    return {std::exchange(m_weightGradient, {}), std::exchange(m_biasGradient, {})};
}

void forgetGradients(torch::nn::Module& module)
{
    for (auto& weight : module.parameters())
        weight.mutable_grad().reset();
    for (const auto& part : module.modules())
        if (auto* sharing = dynamic_cast<HasSharedWeights*>(part.get()))
            for (auto* weight : sharing->sharedWeights())
                weight->forgetUnfinished();
}

void addColumnSums(const torch::Tensor& rows, const torch::Tensor& sums)
{
    const std::int64_t count = rows.size(0), columns = rows.size(1);
    TORCH_INTERNAL_ASSERT(rows.is_contiguous() && sums.is_contiguous() && sums.numel() == columns);
    constexpr std::int64_t numbersWorthAThread = 65536;
    const std::int64_t grain = std::max<std::int64_t>(16, numbersWorthAThread / std::max<std::int64_t>(1, count));
    const auto* row = rows.data_ptr<float>();
    auto* sum = sums.data_ptr<float>();
    // Threads divide the columns, not the rows. So the order of additions, and with it the sum, does not depend on the
    // number of threads.
    at::parallel_for(0, columns, grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = 0; index < count; ++index)
            addRow(row + index * columns + begin, sum + begin, end - begin);
    });
}

} // namespace attentoscope
