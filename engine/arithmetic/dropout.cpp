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

} // namespace

torch::Tensor dropOut(const torch::Tensor& input, double rate, std::uint64_t key)
{
    return DropoutNode::apply(input, rate, static_cast<std::int64_t>(key));
}

} // namespace attentoscope
