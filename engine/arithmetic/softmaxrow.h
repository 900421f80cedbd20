// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

/// −Σ q log softmax(scores), in nats, where q is (1 − smoothing) at `target` plus smoothing / count everywhere. Leaves
/// its gradient, softmax(scores) − q, in `scores`.
double softmaxLossRow(float* scores, std::int64_t count, std::int64_t target, float smoothing);

/// Turns `scores` into softmax(scores) over the first `validLength` of `count`; the others become exactly zero.
void softmaxRow(float* scores, std::int64_t count, std::int64_t validLength);

/// log Σ e^score of `count` scores.
float logSumRow(const float* scores, std::int64_t count);

/// The place of the largest of `count` scores; the first of several, and of those that are no numbers.
std::int64_t largestOfRow(const float* scores, std::int64_t count);

} // namespace attentoscope
