// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/recurrentstack.h"

#include "engine/recurrent/fusedlstm.h"
#include "engine/recurrent/referencelayer.h"
#include "engine/recurrent/steppedlayer.h"

namespace attentoscope {

namespace {

RecurrentState slice(const RecurrentState& state, std::int64_t first, std::int64_t count)
{
    return {state.hidden.narrow(0, first, count),
        state.cell.defined() ? state.cell.narrow(0, first, count) : torch::Tensor(),
        state.mask.defined() ? state.mask.narrow(0, first, count) : torch::Tensor()};
}

} // namespace

RecurrentStackImpl::RecurrentStackImpl(const RecurrentOptions& options, SharedRandom random)
    : m_options(options), m_random(std::move(random))
{
    const auto weight = [this](const LinearMap& map) {
        return register_parameter(map.name, torch::empty({map.outputs, map.inputs}));
    };
    const auto bias = [this](const LinearMap& map) {
        return register_parameter(map.biasName(), torch::empty({map.outputs}));
    };
    const auto precision = options.arithmetic.precision;
    const auto maps = recurrentMaps(options, MapUse::Never);
    for (auto map = maps.begin(); map != maps.end(); map += 2) {
        const auto inputWeight = weight(map[0]), stateWeight = weight(map[1]);
        const auto inputBias = bias(map[0]), stateBias = bias(map[1]);
        auto& own = m_directions.emplace_back(
            SharedWeight(inputWeight, inputBias, precision), SharedWeight(stateWeight, stateBias, precision));
        if (options.cell == CellKind::Gru2014) {
            const std::int64_t size = options.hiddenSize;
            const auto part = [&](RowRange rowsOfPart) {
                return FusedGru2014::Part{SharedWeight(inputWeight, inputBias, precision, rowsOfPart),
                    SharedWeight(stateWeight, stateBias, precision, rowsOfPart)};
            };
            own.gates = part({0, 2 * size});
            own.candidate = part({2 * size, size});
        }
    }
    for (const auto& map : normalizationMaps(options))
        m_norms.push_back(register_parameter(map.name, torch::empty({map.inputs})));
}

std::vector<SharedWeight*> RecurrentStackImpl::sharedWeights()
{
    std::vector<SharedWeight*> weights;
    for (auto& own : m_directions) {
        weights.insert(weights.end(), {&own.input, &own.state});
        for (auto* part : {&own.gates, &own.candidate})
            if (*part)
                weights.insert(weights.end(), {&(*part)->input, &(*part)->state});
    }
    return weights;
}

RecurrentState RecurrentStackImpl::zeros(std::int64_t batch) const
{
    const std::int64_t directions = m_options.directions();
    const auto& like = m_directions.front().input.weight();
    const auto hidden =
        torch::zeros({m_options.layers * directions, batch, m_options.hiddenSize}, like.options().requires_grad(false));
    return {hidden, m_options.cell == CellKind::Lstm ? torch::zeros_like(hidden) : torch::Tensor()};
}

std::vector<torch::Tensor> RecurrentStackImpl::weightsOf(std::int64_t layer) const
{
    const std::int64_t directions = m_options.directions();
    std::vector<torch::Tensor> weights;
    for (std::int64_t direction = 0; direction < directions; ++direction) {
        const auto& own = m_directions[static_cast<std::size_t>(layer * directions + direction)];
        weights.insert(weights.end(), {own.input.weight(), own.state.weight(), own.input.bias(), own.state.bias()});
    }
    return weights;
}

std::vector<torch::Tensor> RecurrentStackImpl::normsOf(std::int64_t layer) const
{
    const auto ofLayer = static_cast<std::ptrdiff_t>(m_norms.size()) / m_options.layers;
    return {m_norms.begin() + layer * ofLayer, m_norms.begin() + (layer + 1) * ofLayer};
}

RecurrentStackImpl::Output RecurrentStackImpl::runLayer(
    std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    const bool isMaskedGate = initial.mask.defined() && m_options.cell != CellKind::Lstm; // fused gates know no mask
    if (m_options.arithmetic.isFusedFor(input) && !isMaskedGate && m_norms.empty())
        return runFused(layer, input, initial, lengths);
    if (m_options.cell == CellKind::Gru2014 || initial.mask.defined() || !m_norms.empty()) {
        auto [states, last] =
            SteppedLayer{m_options.cell, weightsOf(layer), normsOf(layer)}.run(input, initial, lengths);
        return {states, last};
    }
    const ReferenceLayer reference{m_options.cell, m_options.bidirectional, weightsOf(layer)};
    auto [states, last] = reference.run(input, initial, lengths);
    return {states, last};
}

RecurrentStackImpl::Output RecurrentStackImpl::runFusedDirection(std::int64_t layer, std::int64_t direction,
    const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    const std::int64_t directions = m_options.directions();
    auto& own = m_directions[static_cast<std::size_t>(layer * directions + direction)];
    const auto order = direction == 0 ? TimeOrder::Forward : TimeOrder::Backward;
    const auto hidden = initial.hidden[direction];
    if (m_options.cell == CellKind::Lstm) {
        const auto mask = initial.mask.defined() ? initial.mask[direction] : torch::Tensor();
        auto output =
            FusedLstm{own.input, own.state, order}.run(input, {hidden, initial.cell[direction], mask}, lengths);
        return {output.states, {output.hidden, output.cell}};
    }
    auto output = m_options.cell == CellKind::Gru
        ? FusedGru{own.input, own.state, order}.run(input, hidden, lengths)
        : FusedGru2014{*own.gates, *own.candidate, order}.run(input, hidden, lengths);
    return {output.states, {output.hidden, {}}};
}

RecurrentStackImpl::Output RecurrentStackImpl::runFused(
    std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    const bool ragged = lengths.defined() && lengths.min().item<std::int64_t>() < input.size(0);
    const auto ends = ragged ? lengths.contiguous() : torch::Tensor();
    auto forward = runFusedDirection(layer, 0, input, initial, ends);
    const auto &hidden = forward.last.hidden, &cell = forward.last.cell;
    if (!m_options.bidirectional)
        return {forward.states, {hidden.unsqueeze(0), cell.defined() ? cell.unsqueeze(0) : cell}};
    const auto backward = runFusedDirection(layer, 1, input, initial, ends);
    return {torch::cat({forward.states, backward.states}, -1),
        {torch::stack({hidden, backward.last.hidden}),
            cell.defined() ? torch::stack({cell, backward.last.cell}) : cell}};
}

RecurrentStackImpl::Output RecurrentStackImpl::forward(
    const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    const std::int64_t directions = m_options.directions();
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
    if (m_options.layers > 1) {
        output.last.hidden = torch::cat(hidden, 0);
        output.last.cell = cell.empty() ? torch::Tensor() : torch::cat(cell, 0);
    }
    output.last.mask = start.mask;
    return output;
}

} // namespace attentoscope
