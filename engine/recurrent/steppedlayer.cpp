// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/steppedlayer.h"

#include "engine/recurrent/timesteps.h"

namespace attentoscope {

namespace {

/// The state of one direction, (B, H).
struct StepState
{
    torch::Tensor hidden, cell; ///< no cell in gated units
};

torch::Tensor masked(const torch::Tensor& hidden, const torch::Tensor& mask)
{
    return mask.defined() ? hidden * mask : hidden;
}

/// One direction of one layer.
struct OneDirection
{
    CellKind cell;
    const torch::Tensor* weights;
    torch::Tensor mask; ///< (B, H), or undefined
    TimeOrder order;

    StepState lstmStep(const torch::Tensor& fromInput, const StepState& state) const
    {
        const auto gates = (fromInput + torch::linear(masked(state.hidden, mask), weights[1], weights[3])).chunk(4, -1);
        const auto next = gates[1].sigmoid() * state.cell + gates[0].sigmoid() * gates[2].tanh();
        return {gates[3].sigmoid() * next.tanh(), next};
    }

    StepState gruStep(const torch::Tensor& fromInput, const StepState& state) const
    {
        const auto input = fromInput.chunk(3, -1);
        const auto own = torch::linear(masked(state.hidden, mask), weights[1], weights[3]).chunk(3, -1);
        const auto reset = (input[0] + own[0]).sigmoid(), kept = (input[1] + own[1]).sigmoid();
        const auto candidate = (input[2] + reset * own[2]).tanh();
        return {candidate + kept * (state.hidden - candidate), {}};
    }

    StepState gru2014Step(const torch::Tensor& fromInput, const StepState& state) const
    {
        const std::int64_t size = state.hidden.size(-1);
        const auto read = masked(state.hidden, mask);
        const auto ofState = [&](const torch::Tensor& hidden, std::int64_t row, std::int64_t rows) {
            return fromInput.narrow(-1, row, rows)
                + torch::linear(hidden, weights[1].narrow(0, row, rows), weights[3].narrow(0, row, rows));
        };
        const auto gates = ofState(read, 0, 2 * size).sigmoid();
        const auto reset = gates.narrow(-1, 0, size), update = gates.narrow(-1, size, size);
        const auto candidate = ofState(reset * read, 2 * size, size).tanh();
        return {state.hidden + update * (candidate - state.hidden), {}};
    }

    StepState step(const torch::Tensor& fromInput, const StepState& state) const
    {
        switch (cell) {
        case CellKind::Lstm:
            return lstmStep(fromInput, state);
        case CellKind::Gru:
            return gruStep(fromInput, state);
        case CellKind::Gru2014:
            break;
        }
        return gru2014Step(fromInput, state);
    }

    /// `inside` is (T, B, 1), true where a sentence is not over, or undefined.
    std::pair<torch::Tensor, StepState> run(
        const torch::Tensor& input, StepState state, const torch::Tensor& inside) const
    {
        const auto fromInput = torch::linear(input, weights[0], weights[2]); // (T, B, G·H)
        const std::int64_t steps = input.size(0);
        std::vector<torch::Tensor> states(static_cast<std::size_t>(steps));
        for (std::int64_t index = 0; index < steps; ++index) {
            const std::int64_t time = order == TimeOrder::Forward ? index : steps - 1 - index;
            auto next = step(fromInput[time], state);
            if (inside.defined()) {
                next.hidden = torch::where(inside[time], next.hidden, state.hidden);
                if (next.cell.defined())
                    next.cell = torch::where(inside[time], next.cell, state.cell);
            }
            state = next;
            states[static_cast<std::size_t>(time)] = inside.defined() ? state.hidden * inside[time] : state.hidden;
        }
        return {torch::stack(states), state};
    }
};

torch::Tensor ofDirection(const torch::Tensor& tensor, std::int64_t direction)
{
    return tensor.defined() ? tensor[direction] : torch::Tensor();
}

} // namespace

SteppedLayer::Output SteppedLayer::run(
    const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const
{
    torch::Tensor inside;
    if (lengths.defined())
        inside = torch::arange(input.size(0)).unsqueeze(1).lt(lengths.unsqueeze(0)).unsqueeze(-1);
    std::vector<torch::Tensor> states, hidden, cells;
    const auto directions = static_cast<std::int64_t>(weights.size() / 4);
    for (std::int64_t direction = 0; direction < directions; ++direction) {
        const OneDirection one{cell, &weights[static_cast<std::size_t>(4 * direction)],
            ofDirection(initial.mask, direction), direction == 0 ? TimeOrder::Forward : TimeOrder::Backward};
        auto [own, end] = one.run(input, {initial.hidden[direction], ofDirection(initial.cell, direction)}, inside);
        states.push_back(std::move(own));
        hidden.push_back(end.hidden);
        if (end.cell.defined())
            cells.push_back(end.cell);
    }
    return {states.size() == 1 ? states.front() : torch::cat(states, -1),
        {torch::stack(hidden), cells.empty() ? torch::Tensor() : torch::stack(cells)}};
}

} // namespace attentoscope
