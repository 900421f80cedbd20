// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/lstmgates.h"

#include "engine/recurrent/vectormath.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cstring>

namespace attentoscope {

namespace {

bool isOver(const GateStep& step, std::int64_t row)
{
    return step.lengths && step.time >= step.lengths[row];
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void forwardRow(std::int64_t size, float* gates, const float* previousCell, float* hidden, float* cell)
{
    float *input = gates, *forget = gates + size, *candidate = gates + 2 * size, *output = gates + 3 * size;
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float i = sigmoid(input[unit]), f = sigmoid(forget[unit]), g = hyperbolicTangent(candidate[unit]),
                    o = sigmoid(output[unit]);
        const float c = f * previousCell[unit] + i * g;
        input[unit] = i;
        forget[unit] = f;
        candidate[unit] = g;
        output[unit] = o;
        cell[unit] = c;
        hidden[unit] = o * hyperbolicTangent(c);
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void backwardRow(std::int64_t size, const float* gates, const float* cell, const float* previousCell,
    const float* stateGradient, float* hiddenGradient, float* cellGradient, float* gateGradient)
{
    const float *input = gates, *forget = gates + size, *candidate = gates + 2 * size, *output = gates + 3 * size;
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float i = input[unit], f = forget[unit], g = candidate[unit], o = output[unit];
        const float squashed = hyperbolicTangent(cell[unit]);
        const float dh = hiddenGradient[unit] + stateGradient[unit];
        const float dc = cellGradient[unit] + dh * o * (1.0f - squashed * squashed);
        gateGradient[unit] = dc * g * i * (1.0f - i);
        gateGradient[size + unit] = dc * previousCell[unit] * f * (1.0f - f);
        gateGradient[2 * size + unit] = dc * i * (1.0f - g * g);
        gateGradient[3 * size + unit] = dh * squashed * o * (1.0f - o);
        cellGradient[unit] = dc * f;
        hiddenGradient[unit] = 0.0f;
    }
}

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

} // namespace

void lstmForward(const GateStep& step, float* gates, const float* previousHidden, const float* previousCell,
    float* hidden, float* cell)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        if (isOver(step, row)) {
            std::memcpy(
                hidden + row * size, previousHidden + row * size, static_cast<std::size_t>(size) * sizeof(float));
            std::memcpy(cell + row * size, previousCell + row * size, static_cast<std::size_t>(size) * sizeof(float));
        } else {
            forwardRow(size, gates + 4 * row * size, previousCell + row * size, hidden + row * size, cell + row * size);
        }
    });
}

void lstmBackward(const GateStep& step, const float* gates, const float* cell, const float* previousCell,
    const float* stateGradient, float* hiddenGradient, float* cellGradient, float* gateGradient)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        if (isOver(step, row))
            std::memset(gateGradient + 4 * row * size, 0, 4 * static_cast<std::size_t>(size) * sizeof(float));
        else
            backwardRow(size, gates + 4 * row * size, cell + row * size, previousCell + row * size,
                stateGradient + row * size, hiddenGradient + row * size, cellGradient + row * size,
                gateGradient + 4 * row * size);
    });
}

} // namespace attentoscope
