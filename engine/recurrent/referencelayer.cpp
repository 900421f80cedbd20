// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/referencelayer.h"

#include <tuple>

namespace attentoscope {

namespace {

RecurrentState select(const RecurrentState& state, const torch::Tensor& order)
{
    return {state.hidden.index_select(1, order),
        state.cell.defined() ? state.cell.index_select(1, order) : torch::Tensor()};
}

constexpr double dropout = 0.0;

/// Without dropout it is all one to the processor. cuDNN goes back only through what it computed for training.
bool isForTraining(const torch::Tensor& input)
{
    return !input.is_cpu();
}

} // namespace

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
    // LibTorch's packed sequences want falling lengths.
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

} // namespace attentoscope
