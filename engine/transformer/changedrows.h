// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>

namespace attentoscope {

/// How a row of weights is changed; its sum stays. Moved: the largest weight is added to the second largest.
enum class RowChange : std::uint8_t { LargestMoved, MadeEven };

/// Rows of attention that are changed while whole sentences go through a model.
struct ChangedRows
{
    RowChange how = RowChange::LargestMoved;
    torch::Tensor rows; ///< (B, T), true where the row of a sentence is changed; its first step is that of the sentence

    /// (B, n): the rows of n steps from `first` on.
    torch::Tensor from(std::int64_t first, std::int64_t steps) const { return rows.narrow(1, first, steps); }
};

/// `weights` (…, T, S) with every row changed. Only columns that are visible, in a mask that broadcasts to the same
/// shape, count. Where a row sees one column, nothing changes.
torch::Tensor changedWeights(const torch::Tensor& weights, const torch::Tensor& visible, RowChange how);

} // namespace attentoscope
