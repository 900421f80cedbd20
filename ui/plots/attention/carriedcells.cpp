// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/carriedcells.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>

namespace attentoscope::ui {

namespace {

void markRow(
    std::span<const float> weights, double share, std::span<std::uint8_t> marks, std::vector<std::size_t>& order)
{
    order.resize(weights.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t column) { return weights[column]; });
    const double wanted = share * std::accumulate(weights.begin(), weights.end(), 0.0);
    double carried = 0.0;
    for (const std::size_t column : order) {
        // Sums of floats: what is short by less than their rounding is not short.
        if (carried >= wanted - 1e-6 || !(weights[column] > 0.0F))
            break;
        carried += static_cast<double>(weights[column]);
        marks[column] = 1;
    }
}

} // namespace

std::vector<std::uint8_t> carriedCells(const AttentionMap& attention, double share)
{
    if (attention.isEmpty() || share >= 1.0)
        return {};
    std::vector<std::uint8_t> marks(attention.weights->size(), 0);
    std::vector<std::size_t> order;
    const std::span<const float> weights(*attention.weights);
    for (std::size_t row = 0; row < attention.rows; ++row)
        markRow(weights.subspan(row * attention.columns, attention.columns), share,
            std::span(marks).subspan(row * attention.columns, attention.columns), order);
    return marks;
}

} // namespace attentoscope::ui
