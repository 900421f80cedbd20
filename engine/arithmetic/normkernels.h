// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/dropoutmask.h"

#include <cstdint>

namespace attentoscope {

// Loops over one row of D numbers.

struct RowStatistics
{
    float mean = 0.0f, inverseDeviation = 0.0f; ///< 1 / √(variance + ε)
};

/// sum = row + branch.
void addRows(const float* row, const float* branch, std::int64_t size, float* sum);
/// sum = row + dropout(branch). The first number stands at `place`.
void addDroppedRow(
    const float* row, const float* branch, const DropoutMask& mask, std::uint32_t place, std::int64_t size, float* sum);

RowStatistics normalizeRow(
    const float* row, const float* gain, const float* bias, float epsilon, std::int64_t size, float* normed);

/// The gradient of a row from that of its normed numbers, and further sums for gain and bias. Adds `further`, if it is
/// not null, to the row's gradient.
void normalizeRowBack(const float* row, const float* gain, RowStatistics statistics, const float* gradient,
    const float* further, std::int64_t size, float* rowGradient, float* gainSums, float* biasSums);

} // namespace attentoscope
