// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// How a row of weights is changed. Its sum stays the same. LargestMoved: the largest weight is added to the second
/// largest.
enum class RowChange : std::uint8_t { LargestMoved, MadeEven };

/// Rows of attention that are changed while whole sentences go through a model.
struct ChangedRows
{
    RowChange how = RowChange::LargestMoved;
    /// (B, T): true if the sentence's row is changed; the first row is that of the sentence's first step.
    torch::Tensor rows;

    /// (B, n): the rows of n steps, beginning with `first`.
    torch::Tensor from(std::int64_t first, std::int64_t steps) const { return rows.narrow(1, first, steps); }
};

/// `weights` (…, T, S) with every row changed. Only visible columns count; the mask must broadcast to the same shape. A
/// row with one visible column does not change.
torch::Tensor changedWeights(const torch::Tensor& weights, const torch::Tensor& visible, RowChange how);

} // namespace attentoscope
