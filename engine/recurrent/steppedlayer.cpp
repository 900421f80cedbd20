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
    const torch::Tensor* norms; ///< null: no layer normalisation
    torch::Tensor mask; ///< (B, H), or undefined
    TimeOrder order;

    /// A product from the column `first` of all gates on, before its bias.
    torch::Tensor normalized(const torch::Tensor& product, int gain, std::int64_t first) const
    {
        const std::int64_t size = product.size(-1);
        return norms ? torch::layer_norm(product, {size}, norms[gain].narrow(0, first, size)) : product;
    }

    torch::Tensor fromState(const torch::Tensor& read, std::int64_t first, std::int64_t size) const
    {
        const auto product = torch::linear(read, weights[1].narrow(0, first, size));
        return normalized(product, 1, first) + weights[3].narrow(0, first, size);
    }

    torch::Tensor fromInputs(const torch::Tensor& input) const // (T, B, G·H)
    {
        const auto product = torch::linear(input, weights[0]);
        const std::int64_t all = product.size(-1), gates = cell == CellKind::Lstm ? all : all / 3 * 2;
        auto sums = normalized(product.narrow(-1, 0, gates), 0, 0);
        if (gates < all)
            sums = torch::cat({sums, normalized(product.narrow(-1, gates, all - gates), 0, gates)}, -1);
        return sums + weights[2];
    }

    StepState lstmStep(const torch::Tensor& fromInput, const StepState& state) const
    {
        const std::int64_t size = state.hidden.size(-1);
        const auto gates = (fromInput + fromState(masked(state.hidden, mask), 0, 4 * size)).chunk(4, -1);
        const auto next = gates[1].sigmoid() * state.cell + gates[0].sigmoid() * gates[2].tanh();
        const auto shown = norms ? torch::layer_norm(next, {size}, norms[2], norms[3]) : next;
        return {gates[3].sigmoid() * shown.tanh(), next};
    }

    /// Both gated units; they differ in where the reset acts, and in what z keeps.
    StepState gatedStep(const torch::Tensor& fromInput, const StepState& state) const
    {
        const std::int64_t size = state.hidden.size(-1);
        const auto read = masked(state.hidden, mask);
        const auto gates = (fromInput.narrow(-1, 0, 2 * size) + fromState(read, 0, 2 * size)).sigmoid();
        const auto reset = gates.narrow(-1, 0, size), z = gates.narrow(-1, size, size);
        const auto own =
            cell == CellKind::Gru ? reset * fromState(read, 2 * size, size) : fromState(reset * read, 2 * size, size);
        const auto candidate = (fromInput.narrow(-1, 2 * size, size) + own).tanh();
        return {cell == CellKind::Gru ? candidate + z * (state.hidden - candidate)
                                      : state.hidden + z * (candidate - state.hidden),
            {}};
    }

    StepState step(const torch::Tensor& fromInput, const StepState& state) const
    {
        return cell == CellKind::Lstm ? lstmStep(fromInput, state) : gatedStep(fromInput, state);
    }

    /// `inside` is (T, B, 1), true where a sentence is not over, or undefined.
    std::pair<torch::Tensor, StepState> run(
        const torch::Tensor& input, StepState state, const torch::Tensor& inside) const
    {
        const auto fromInput = fromInputs(input);
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
        inside = torch::arange(input.size(0)).unsqueeze(1).lt(lengths.unsqueeze(0)).unsqueeze(-1).to(input.device());
    std::vector<torch::Tensor> states, hidden, cells;
    const auto directions = static_cast<std::int64_t>(weights.size() / 4);
    for (std::int64_t direction = 0; direction < directions; ++direction) {
        const auto index = static_cast<std::size_t>(direction), ofEach = norms.size() / (weights.size() / 4);
        const OneDirection one{cell, &weights[4 * index], norms.empty() ? nullptr : &norms[ofEach * index],
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
