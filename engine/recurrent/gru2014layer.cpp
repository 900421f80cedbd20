// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/gru2014layer.h"

#include "engine/recurrent/timesteps.h"

namespace attentoscope {

namespace {

/// One direction. `inside` is (T, B, 1), true where a sentence is not over, or undefined.
struct OneDirection
{
    const torch::Tensor* weights;
    TimeOrder order;

    torch::Tensor step(const torch::Tensor& fromInput, const torch::Tensor& state) const
    {
        const std::int64_t size = state.size(-1);
        const auto& recurrent = weights[1];
        const auto& bias = weights[3];
        const auto gates = (fromInput.narrow(-1, 0, 2 * size)
            + torch::linear(state, recurrent.narrow(0, 0, 2 * size), bias.narrow(0, 0, 2 * size)))
                               .sigmoid();
        const auto reset = gates.narrow(-1, 0, size), update = gates.narrow(-1, size, size);
        const auto candidate = (fromInput.narrow(-1, 2 * size, size)
            + torch::linear(reset * state, recurrent.narrow(0, 2 * size, size), bias.narrow(0, 2 * size, size)))
                                   .tanh();
        return state + update * (candidate - state);
    }

    std::pair<torch::Tensor, torch::Tensor> run(
        const torch::Tensor& input, const torch::Tensor& initial, const torch::Tensor& inside) const
    {
        const auto fromInput = torch::linear(input, weights[0], weights[2]); // (T, B, 3H)
        const std::int64_t steps = input.size(0);
        std::vector<torch::Tensor> states(static_cast<std::size_t>(steps));
        auto state = initial;
        for (std::int64_t step = 0; step < steps; ++step) {
            const std::int64_t time = order == TimeOrder::Forward ? step : steps - 1 - step;
            const auto next = this->step(fromInput[time], state);
            state = inside.defined() ? torch::where(inside[time], next, state) : next;
            states[static_cast<std::size_t>(time)] = inside.defined() ? state * inside[time] : state;
        }
        return {torch::stack(states), state};
    }
};

} // namespace

Gru2014Layer::Output Gru2014Layer::run(
    const torch::Tensor& input, const torch::Tensor& initial, const torch::Tensor& lengths) const
{
    torch::Tensor inside;
    if (lengths.defined())
        inside = torch::arange(input.size(0)).unsqueeze(1).lt(lengths.unsqueeze(0)).unsqueeze(-1);
    std::vector<torch::Tensor> states, last;
    for (std::size_t direction = 0; direction < weights.size() / 4; ++direction) {
        const OneDirection one{&weights[4 * direction], direction == 0 ? TimeOrder::Forward : TimeOrder::Backward};
        auto [own, end] = one.run(input, initial[static_cast<std::int64_t>(direction)], inside);
        states.push_back(std::move(own));
        last.push_back(std::move(end));
    }
    return {states.size() == 1 ? states.front() : torch::cat(states, -1), torch::stack(last)};
}

} // namespace attentoscope
