// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/lstmgates.h"

#include "engine/arithmetic/vectormath.h"
#include "engine/recurrent/gaterows.h"

namespace attentoscope {

namespace {

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
