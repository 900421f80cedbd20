// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/changedrows.h"

#include <tuple>

namespace attentoscope {

namespace {

torch::Tensor withLargestMoved(const torch::Tensor& weights, const torch::Tensor& seen)
{
    if (weights.size(-1) < 2)
        return weights;
    const auto [largest, columns] = weights.masked_fill(seen.logical_not(), -1.0).topk(2); // (…, T, 2)
    const auto moved =
        weights.scatter(-1, columns, torch::stack({torch::zeros_like(largest.select(-1, 0)), largest.sum(-1)}, -1));
    return torch::where(largest.narrow(-1, 1, 1).ge(0.0), moved, weights);
}

} // namespace

torch::Tensor changedWeights(const torch::Tensor& weights, const torch::Tensor& visible, RowChange how)
{
    const auto seen = visible.to(weights.device()).expand_as(weights);
    if (how == RowChange::LargestMoved)
        return withLargestMoved(weights, seen);
    const auto share = seen.to(weights.scalar_type());
    return share * (weights.sum(-1, /*keepdim=*/true) / share.sum(-1, /*keepdim=*/true));
}

} // namespace attentoscope
