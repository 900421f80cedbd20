// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/recurrentstack.h"

#include "engine/recurrent/fusedlayers.h"
#include "engine/recurrent/timesteps.h"

#include <tuple>

namespace attentoscope {

namespace {

/// One recurrent layer with LibTorch's own LSTM and GRU, with which the other paths are compared.
struct ReferenceLayer
{
    CellKind cell;
    bool bidirectional;
    std::vector<torch::Tensor> weights; ///< w_ih, w_hh, b_ih, b_hh of each direction

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H)
        RecurrentState last; ///< (directions, B, H)
    };
    /// Does the same as RecurrentStackImpl::forward, for one layer.
    Output run(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;

private:
    Output runWhole(const torch::Tensor& input, const RecurrentState& initial) const;
    Output runPacked(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;
};

RecurrentState select(const RecurrentState& state, const torch::Tensor& order)
{
    return {state.hidden.index_select(1, order),
        state.cell.defined() ? state.cell.index_select(1, order) : torch::Tensor()};
}

constexpr double dropout = 0.0;

/// cuDNN can compute gradients only if the forward pass was in training mode. The processor has no such rule.
bool isForTraining(const torch::Tensor& input)
{
    return !input.is_cpu();
}

ReferenceLayer::Output ReferenceLayer::run(
    const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const
{
    const bool ragged = lengths.defined() && lengths.min().item<std::int64_t>() < input.size(0);
    return ragged ? runPacked(input, initial, lengths) : runWhole(input, initial);
}

ReferenceLayer::Output ReferenceLayer::runWhole(const torch::Tensor& input, const RecurrentState& initial) const
{
    constexpr bool hasBias = true, batchFirst = false;
    const bool train = isForTraining(input);
    if (cell == CellKind::Lstm) {
        auto [states, hidden, memory] = torch::lstm(
            input, {initial.hidden, initial.cell}, weights, hasBias, 1, dropout, train, bidirectional, batchFirst);
        return {states, {hidden, memory}};
    }
    auto [states, hidden] =
        torch::gru(input, initial.hidden, weights, hasBias, 1, dropout, train, bidirectional, batchFirst);
    return {states, {hidden, {}}};
}

ReferenceLayer::Output ReferenceLayer::runPacked(
    const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const
{
    // LibTorch's packed sequences must be sorted, the longest first.
    constexpr bool hasBias = true;
    const bool train = isForTraining(input);
    const auto [sortedLengths, order] = lengths.sort(/*stable=*/true, /*dim=*/0, /*descending=*/true);
    const auto places = order.to(input.device()), inverse = order.argsort().to(input.device());
    const auto [data, batchSizes] =
        torch::_pack_padded_sequence(input.index_select(1, places), sortedLengths, /*batch_first=*/false);
    const RecurrentState start = select(initial, places);
    torch::Tensor packed;
    RecurrentState last;
    if (cell == CellKind::Lstm)
        std::tie(packed, last.hidden, last.cell) = torch::lstm(
            data, batchSizes, {start.hidden, start.cell}, weights, hasBias, 1, dropout, train, bidirectional);
    else
        std::tie(packed, last.hidden) =
            torch::gru(data, batchSizes, start.hidden, weights, hasBias, 1, dropout, train, bidirectional);
    const auto padded =
        std::get<0>(torch::_pad_packed_sequence(packed, batchSizes, /*batch_first=*/false, 0.0, input.size(0)));
    return {padded.index_select(1, inverse), select(last, inverse)};
}

/// One recurrent layer step by step, in plain tensor operations, for features that LibTorch's own layers lack: a mask
/// on the hidden state, layer normalisation and the gated unit of 2014. LSTM and GRU have the equations of
/// torch.nn.LSTM and torch.nn.GRU; the gated unit of Cho et al. 2014 and Bahdanau, Cho and Bengio 2015 (appendix A.1.1)
/// is
///   r = σ(W_r x + U_r s),   z = σ(W_z x + U_z s),   s~ = tanh(W x + U (r ∘ s)),   s' = (1 − z) ∘ s + z ∘ s~
/// torch.nn.GRU differs twice: it resets after U, and its z keeps the old state.
/// With a mask m, every matrix reads m ∘ s instead of s. With layer normalisation (Ba, Kiros and Hinton 2016, equations
/// 20 to 31) each product with input or state is brought to mean 0 and variance 1, times its gain, before its bias is
/// added. The gates of an LSTM are normalised together; those of a gated unit too, but its candidate separately. An
/// LSTM normalises the cell, too, before its tanh.
struct SteppedLayer
{
    CellKind cell;
    std::vector<torch::Tensor> weights; ///< w_ih (G·H, I), w_hh (G·H, H), b_ih, b_hh of each direction
    std::vector<torch::Tensor> norms; ///< weights of normalizationMaps(); empty without layer normalisation

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H)
        RecurrentState last; ///< (directions, B, H)
    };
    /// One step of the forward direction from a state without a mask.
    RecurrentStep step(const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& memory) const;
    /// Does the same as RecurrentStackImpl::forward, for one layer.
    Output run(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;
};

/// The state of one direction, (B, H).
struct StepState
{
    torch::Tensor hidden, cell; ///< `cell` is undefined for gated units
    std::vector<torch::Tensor> gates = {}; ///< gates of the last step
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
    const torch::Tensor* norms; ///< null without layer normalisation
    torch::Tensor mask; ///< (B, H), or undefined
    TimeOrder order;

    /// Normalises a product before its bias is added. The product has the gates from column `first` on.
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
        const auto i = gates[0].sigmoid(), f = gates[1].sigmoid(), g = gates[2].tanh(), o = gates[3].sigmoid();
        const auto next = f * state.cell + i * g;
        const auto shown = norms ? torch::layer_norm(next, {size}, norms[2], norms[3]) : next;
        return {o * shown.tanh(), next, {i, f, g, o}};
    }

    /// Makes a step of either gated unit. They differ in the place of the reset and in the meaning of z.
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
            {}, {reset, z, candidate}};
    }

    StepState step(const torch::Tensor& fromInput, const StepState& state) const
    {
        return cell == CellKind::Lstm ? lstmStep(fromInput, state) : gatedStep(fromInput, state);
    }

    /// `inside` is (T, B, 1), true until the end of each sentence, or undefined.
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

RecurrentStep SteppedLayer::step(
    const torch::Tensor& input, const torch::Tensor& hidden, const torch::Tensor& memory) const
{
    const OneDirection one{cell, weights.data(), norms.empty() ? nullptr : norms.data(), {}, TimeOrder::Forward};
    auto next = one.step(one.fromInputs(input), {hidden, memory});
    return {cell, norms.empty() ? LayerNormalization::Off : LayerNormalization::On, input, hidden, memory,
        std::move(next.gates), next.hidden, next.cell};
}

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

RecurrentStep RecurrentStackImpl::topStep(const torch::Tensor& input, const RecurrentState& initial) const
{
    const std::int64_t layer = m_options.layers - 1;
    return SteppedLayer{m_options.cell, weightsOf(layer), normsOf(layer)}.step(
        input[0], initial.hidden[layer], initial.cell.defined() ? initial.cell[layer] : torch::Tensor());
}

RecurrentStackImpl::Output RecurrentStackImpl::runLayer(
    std::int64_t layer, const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths)
{
    // Fused gated units have no mask.
    const bool isMaskedGate = initial.mask.defined() && m_options.cell != CellKind::Lstm;
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
        if (initial.record && layer + 1 == m_options.layers)
            *initial.record = topStep(output.states, start);
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
