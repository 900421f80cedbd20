// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent/gatestep.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cstring>

namespace attentoscope {

inline bool isFinished(const GateStep& step, std::int64_t row)
{
    return step.lengths && step.time >= step.lengths[row];
}

inline void copyRow(std::int64_t size, const float* from, float* to)
{
    std::memcpy(to, from, static_cast<std::size_t>(size) * sizeof(float));
}

inline void clearRow(std::int64_t size, float* row)
{
    std::memset(row, 0, static_cast<std::size_t>(size) * sizeof(float));
}

/// Calls `row` for every sentence of the batch, on as many threads as pay.
template <typename Row>
void forEachRow(const GateStep& step, const Row& row)
{
    constexpr std::int64_t unitsWorthAThread = 8192;
    const std::int64_t grain = std::max<std::int64_t>(1, unitsWorthAThread / step.size);
    at::parallel_for(0, step.batch, grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = begin; index < end; ++index)
            row(index);
    });
}

} // namespace attentoscope
