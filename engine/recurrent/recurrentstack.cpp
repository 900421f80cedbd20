// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/recurrentstack.h"

#include "engine/recurrent/fusedlstm.h"
#include "engine/recurrent/gru2014layer.h"
#include "engine/recurrent/referencelayer.h"

namespace attentoscope {

namespace {

RecurrentState slice(const RecurrentState& state, std::int64_t first, std::int64_t count)
{
    return {state.hidden.narrow(0, first, count),
        state.cell.defined() ? state.cell.narrow(0, first, count) : torch::Tensor()};
}

} // namespace

RecurrentStackImpl::RecurrentStackImpl(const RecurrentOptions& options, SharedRandom random)
    : m_options(options), m_random(std::move(random))
{
    const std::int64_t gates = options.cell == CellKind::Lstm ? 4 : 3;
    const std::int64_t directions = options.bidirectional ? 2 : 1;
    for (std::int64_t layer = 0; layer < options.layers; ++layer) {
        const std::int64_t inputSize = layer == 0 ? options.inputSize : directions * options.hiddenSize;
        for (std::int64_t direction = 0; direction < directions; ++direction) {
            const std::string suffix = "_l" + std::to_string(layer) + (direction == 1 ? "_reverse" : "");
            const std::int64_t rows = gates * options.hiddenSize;
            m_weights.push_back({
                register_parameter("weight_ih" + suffix, torch::empty({rows, inputSize})),
                register_parameter("weight_hh" + suffix, torch::empty({rows, options.hiddenSize})),
                register_parameter("bias_ih" + suffix, torch::empty({rows})),
                register_parameter("bias_hh" + suffix, torch::empty({rows})),
            });
        }
    }
}

RecurrentState RecurrentStackImpl::zeros(std::int64_t batch) const
{
    const std::int64_t directions = m_options.bidirectional ? 2 : 1;
    const auto& like = m_weights.front().front();
    const auto hidden =
        torch::zeros({m_options.layers * directions, batch, m_options.hiddenSize}, like.options().requires_grad(false));
    return {hidden, m_options.cell == CellKind::Lstm ? torch::zeros_like(hidden) : torch::Tensor()};
}

std::vector<torch::Tensor> RecurrentStackImpl::weightsOf(std::int64_t layer) const
{
    const std::int64_t directions = m_options.bidirectional ? 2 : 1;
    std::vector<torch::Tensor> weights;
    for (std::int64_t direction = 0; direction < directions; ++direction) {
        const auto& own = m_weights[static_cast<std::size_t>(layer * directions + direction)];
        weights.insert(weights.end(), own.begin(), own.end());
    }
    return weights;
}

RecurrentStackImpl::Output RecurrentStackImpl::runLayer(
    std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    if (m_options.path == RecurrentPath::Fused && canBeFused(input))
        return runFused(layer, input, initial, lengths);
    if (m_options.cell == CellKind::Gru2014) {
        auto [states, last] = Gru2014Layer{weightsOf(layer)}.run(input, initial.hidden, lengths);
        return {states, {last, {}}};
    }
    const ReferenceLayer reference{m_options.cell, m_options.bidirectional, weightsOf(layer)};
    auto [states, last] = reference.run(input, initial, lengths);
    return {states, last};
}

bool RecurrentStackImpl::canBeFused(const torch::Tensor& input) const
{
    return m_options.cell == CellKind::Lstm && input.scalar_type() == torch::kFloat32 && input.is_cpu();
}

RecurrentStackImpl::Output RecurrentStackImpl::runFused(
    std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    const auto weights = weightsOf(layer);
    const bool ragged = lengths.defined() && lengths.min().item<std::int64_t>() < input.size(0);
    std::vector<torch::Tensor> states, hidden, cell;
    for (std::size_t direction = 0; direction < weights.size() / 4; ++direction) {
        const auto* own = &weights[4 * direction];
        const FusedLstm fused{
            own[0], own[1], own[2], own[3], direction == 0 ? TimeOrder::Forward : TimeOrder::Backward};
        const auto index = static_cast<std::int64_t>(direction);
        auto output = fused.run(input, initial.hidden[index], initial.cell[index], ragged ? lengths : torch::Tensor());
        states.push_back(std::move(output.states));
        hidden.push_back(std::move(output.hidden));
        cell.push_back(std::move(output.cell));
    }
    return {states.size() == 1 ? states.front() : torch::cat(states, -1), {torch::stack(hidden), torch::stack(cell)}};
}

RecurrentStackImpl::Output RecurrentStackImpl::forward(
    const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    const std::int64_t directions = m_options.bidirectional ? 2 : 1;
    const RecurrentState start = initial.hidden.defined() ? initial : zeros(input.size(1));
    Output output{input, {}};
    std::vector<torch::Tensor> hidden, cell;
    for (std::int64_t layer = 0; layer < m_options.layers; ++layer) {
        if (layer > 0 && is_training())
            output.states = m_random->dropout(output.states, m_options.dropout);
        output = runLayer(layer, output.states, slice(start, layer * directions, directions), lengths);
        hidden.push_back(output.last.hidden);
        if (output.last.cell.defined())
            cell.push_back(output.last.cell);
    }
    output.last.hidden = torch::cat(hidden, 0);
    output.last.cell = cell.empty() ? torch::Tensor() : torch::cat(cell, 0);
    return output;
}

} // namespace attentoscope
