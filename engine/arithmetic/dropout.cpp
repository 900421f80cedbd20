// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/dropout.h"

#include "engine/arithmetic/dropoutmask.h"
#include "engine/arithmetic/vectormath.h"

#include <ATen/Dispatch.h>
#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

template <typename Number>
[[gnu::always_inline]] inline void dropLoop(
    const Number* input, Number* output, std::int64_t begin, std::int64_t end, DropoutMask mask)
{
#pragma GCC ivdep
    for (std::int64_t place = begin; place < end; ++place)
        output[place] = input[place] * mask.at<Number>(static_cast<std::uint32_t>(place));
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void drop(const float* input, float* output, std::int64_t begin, std::int64_t end, DropoutMask mask)
{
    dropLoop(input, output, begin, end, mask);
}

void drop(const double* input, double* output, std::int64_t begin, std::int64_t end, DropoutMask mask)
{
    dropLoop(input, output, begin, end, mask);
}

torch::Tensor applyMask(const torch::Tensor& input, double rate, std::uint64_t key)
{
    const auto numbers = input.contiguous();
    auto output = torch::empty_like(numbers);
    const DropoutMask mask(rate, key);
    AT_DISPATCH_FLOATING_TYPES(numbers.scalar_type(), "dropOut", [&] {
        const auto* from = numbers.data_ptr<scalar_t>();
        auto* to = output.data_ptr<scalar_t>();
        at::parallel_for(0, numbers.numel(), 1 << 15,
            [&](std::int64_t begin, std::int64_t end) { drop(from, to, begin, end, mask); });
    });
    return output;
}

class DropoutNode : public torch::autograd::Function<DropoutNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& input, double rate, std::int64_t key)
    {
        context->saved_data["rate"] = rate;
        context->saved_data["key"] = key;
        return applyMask(input, rate, static_cast<std::uint64_t>(key));
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto key = static_cast<std::uint64_t>(context->saved_data["key"].toInt());
        return {applyMask(gradients.front(), context->saved_data["rate"].toDouble(), key), {}, {}};
    }
};

/// The same factors as from DropoutMask, by LibTorch's operations on the device of the input.
torch::Tensor maskLike(const torch::Tensor& input, double rate, std::uint64_t key)
{
    constexpr std::int64_t low = 0xffffffff; // the mask is computed in 32 bits
    const auto folded = [](const torch::Tensor& bits, int by) { return bits ^ bits.bitwise_right_shift(by); };
    auto bits = torch::arange(input.numel(), input.options().dtype(torch::kInt64).requires_grad(false)) & low;
    bits = bits ^ static_cast<std::int64_t>(key & low);
    bits = (folded(bits, 16) * std::int64_t{0x7feb352d} + static_cast<std::int64_t>(key >> 32)) & low;
    bits = (folded(bits, 15) * std::int64_t{0x846ca68b}) & low;
    const auto threshold = static_cast<std::int64_t>(static_cast<std::uint32_t>(rate * 4294967296.0));
    return (folded(bits, 16).ge(threshold).to(input.scalar_type()) * (1.0 / (1.0 - rate))).view(input.sizes());
}

} // namespace

torch::Tensor dropOut(const torch::Tensor& input, double rate, std::uint64_t key)
{
    if (!input.is_cpu())
        return input * maskLike(input, rate, key);
    return DropoutNode::apply(input, rate, static_cast<std::int64_t>(key));
}

} // namespace attentoscope
