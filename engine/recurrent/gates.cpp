// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/gates.h"

#include "engine/arithmetic/vectormath.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <cstring>

namespace attentoscope {

namespace {

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

/// Calls `row` for every sentence of the batch, with as many threads as are worth their start.
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

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void gruForwardRow(std::int64_t size, float* gates, const float* fromState, const float* previous, float* hidden)
{
    float *reset = gates, *update = gates + size, *candidate = gates + 2 * size;
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float r = sigmoid(reset[unit] + fromState[unit]);
        const float z = sigmoid(update[unit] + fromState[size + unit]);
        const float n = hyperbolicTangent(candidate[unit] + r * fromState[2 * size + unit]);
        reset[unit] = r;
        update[unit] = z;
        candidate[unit] = n;
        hidden[unit] = n + z * (previous[unit] - n);
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void gruBackwardRow(std::int64_t size, const float* gates, const float* fromState, const float* previous,
    const float* stateGradient, float* hiddenGradient, float* inputGradient, float* stateSumGradient)
{
    const float *reset = gates, *update = gates + size, *candidate = gates + 2 * size;
    const float* inner = fromState + 2 * size;
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float r = reset[unit], z = update[unit], n = candidate[unit];
        const float dh = hiddenGradient[unit] + stateGradient[unit];
        const float dn = dh * (1.0f - z) * (1.0f - n * n);
        const float dz = dh * (previous[unit] - n) * z * (1.0f - z);
        const float dr = dn * inner[unit] * r * (1.0f - r);
        inputGradient[unit] = dr;
        inputGradient[size + unit] = dz;
        inputGradient[2 * size + unit] = dn;
        stateSumGradient[unit] = dr;
        stateSumGradient[size + unit] = dz;
        stateSumGradient[2 * size + unit] = dn * r;
        hiddenGradient[unit] = dh * z;
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void gates2014Row(std::int64_t size, const float* bias, float* gates, const float* previous, float* resetState)
{
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float r = sigmoid(gates[unit] + bias[unit]);
        gates[unit] = r;
        gates[size + unit] = sigmoid(gates[size + unit] + bias[size + unit]);
        resetState[unit] = r * previous[unit];
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void state2014Row(
    std::int64_t size, const float* bias, const float* gates, float* candidate, const float* previous, float* hidden)
{
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float n = hyperbolicTangent(candidate[unit] + bias[unit]);
        candidate[unit] = n;
        hidden[unit] = previous[unit] + gates[size + unit] * (n - previous[unit]);
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void state2014BackwardRow(std::int64_t size, const float* gates, const float* candidate, const float* previous,
    const float* stateGradient, float* hiddenGradient, float* gateGradient, float* candidateGradient)
{
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float z = gates[size + unit], n = candidate[unit];
        const float dh = hiddenGradient[unit] + stateGradient[unit];
        gateGradient[size + unit] = dh * (n - previous[unit]) * z * (1.0f - z);
        candidateGradient[unit] = dh * z * (1.0f - n * n);
        hiddenGradient[unit] = dh * (1.0f - z);
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void gates2014BackwardRow(std::int64_t size, const float* gates, const float* previous, const float* resetGradient,
    float* hiddenGradient, float* gateGradient)
{
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float r = gates[unit];
        gateGradient[unit] = resetGradient[unit] * previous[unit] * r * (1.0f - r);
        hiddenGradient[unit] += resetGradient[unit] * r;
    }
}

ATTENTOSCOPE_FOR_EACH_PROCESSOR
void forwardRow(
    std::int64_t size, const float* bias, float* gates, const float* previousCell, float* hidden, float* cell)
{
    float *input = gates, *forget = gates + size, *candidate = gates + 2 * size, *output = gates + 3 * size;
    const float *forgetBias = bias + size, *candidateBias = bias + 2 * size, *outputBias = bias + 3 * size;
#pragma GCC ivdep
    for (std::int64_t unit = 0; unit < size; ++unit) {
        const float i = sigmoid(input[unit] + bias[unit]), f = sigmoid(forget[unit] + forgetBias[unit]),
                    g = hyperbolicTangent(candidate[unit] + candidateBias[unit]),
                    o = sigmoid(output[unit] + outputBias[unit]);
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

} // namespace

void gruForward(const GateStep& step, float* gates, const float* fromState, const float* previous, float* hidden)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        if (isFinished(step, row))
            copyRow(size, previous + row * size, hidden + row * size);
        else
            gruForwardRow(
                size, gates + 3 * row * size, fromState + 3 * row * size, previous + row * size, hidden + row * size);
    });
}

void gruBackward(const GateStep& step, const float* gates, const float* fromState, const float* previous,
    const float* stateGradient, float* hiddenGradient, float* inputGradient, float* stateSumGradient)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        const std::int64_t at = row * size, wide = 3 * at;
        if (isFinished(step, row)) {
            clearRow(3 * size, inputGradient + wide);
            clearRow(3 * size, stateSumGradient + wide);
        } else {
            gruBackwardRow(size, gates + wide, fromState + wide, previous + at, stateGradient + at, hiddenGradient + at,
                inputGradient + wide, stateSumGradient + wide);
        }
    });
}

void gru2014Gates(const GateStep& step, const float* bias, float* gates, const float* previous, float* reset)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        const std::int64_t at = row * size;
        if (isFinished(step, row))
            clearRow(size, reset + at);
        else
            gates2014Row(size, bias, gates + 2 * at, previous + at, reset + at);
    });
}

void gru2014State(
    const GateStep& step, const float* bias, const float* gates, float* candidate, const float* previous, float* hidden)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        const std::int64_t at = row * size;
        if (isFinished(step, row))
            copyRow(size, previous + at, hidden + at);
        else
            state2014Row(size, bias, gates + 2 * at, candidate + at, previous + at, hidden + at);
    });
}

void gru2014StateBackward(const GateStep& step, const float* gates, const float* candidate, const float* previous,
    const float* stateGradient, float* hiddenGradient, float* gateGradient, float* candidateGradient)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        const std::int64_t at = row * size;
        if (isFinished(step, row)) {
            clearRow(2 * size, gateGradient + 2 * at);
            clearRow(size, candidateGradient + at);
        } else {
            state2014BackwardRow(size, gates + 2 * at, candidate + at, previous + at, stateGradient + at,
                hiddenGradient + at, gateGradient + 2 * at, candidateGradient + at);
        }
    });
}

void gru2014GatesBackward(const GateStep& step, const float* gates, const float* previous, const float* resetGradient,
    float* hiddenGradient, float* gateGradient)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        const std::int64_t at = row * size;
        if (!isFinished(step, row))
            gates2014BackwardRow(
                size, gates + 2 * at, previous + at, resetGradient + at, hiddenGradient + at, gateGradient + 2 * at);
    });
}

void lstmForward(const GateStep& step, const float* bias, float* gates, const float* previousHidden,
    const float* previousCell, float* hidden, float* cell)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        if (isFinished(step, row)) {
            copyRow(size, previousHidden + row * size, hidden + row * size);
            copyRow(size, previousCell + row * size, cell + row * size);
        } else {
            forwardRow(
                size, bias, gates + 4 * row * size, previousCell + row * size, hidden + row * size, cell + row * size);
        }
    });
}

void lstmBackward(const GateStep& step, const float* gates, const float* cell, const float* previousCell,
    const float* stateGradient, float* hiddenGradient, float* cellGradient, float* gateGradient)
{
    const std::int64_t size = step.size;
    forEachRow(step, [&](std::int64_t row) {
        if (isFinished(step, row))
            clearRow(4 * size, gateGradient + 4 * row * size);
        else
            backwardRow(size, gates + 4 * row * size, cell + row * size, previousCell + row * size,
                stateGradient + row * size, hiddenGradient + row * size, cellGradient + row * size,
                gateGradient + 4 * row * size);
    });
}

} // namespace attentoscope
