// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/columnsums.h"

#include "engine/arithmetic/vectormath.h"

#include <ATen/Parallel.h>

#include <algorithm>

namespace attentoscope {

namespace {

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void addRow(const float* row, float* sums, std::int64_t count)
{
#pragma GCC ivdep
    for (std::int64_t column = 0; column < count; ++column)
        sums[column] += row[column];
}

} // namespace

void addColumnSums(const torch::Tensor& rows, const torch::Tensor& sums)
{
    const std::int64_t count = rows.size(0), columns = rows.size(1);
    TORCH_INTERNAL_ASSERT(rows.is_contiguous() && sums.is_contiguous() && sums.numel() == columns);
    constexpr std::int64_t numbersWorthAThread = 65536;
    const std::int64_t grain = std::max<std::int64_t>(16, numbersWorthAThread / std::max<std::int64_t>(1, count));
    const auto* row = rows.data_ptr<float>();
    auto* sum = sums.data_ptr<float>();
    // Threads share the columns, not the rows: the order of additions, and so the sum, does not depend on their number.
    at::parallel_for(0, columns, grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = 0; index < count; ++index)
            addRow(row + index * columns + begin, sum + begin, end - begin);
    });
}

} // namespace attentoscope
