// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/dropoutmask.h"

#include <cstdint>
#include <span>

namespace attentoscope {

/// −Σ q log softmax(scores), in nats, where q is (1 − smoothing) at `target` plus smoothing / count everywhere. Leaves
/// its gradient, softmax(scores) − q, in `scores`.
double softmaxLossRow(float* scores, std::int64_t count, std::int64_t target, float smoothing);

/// Turns the first `validLength` of `count` scores into their softmax. The others become exactly zero.
void softmaxRow(float* scores, std::int64_t count, std::int64_t validLength);

/// log Σ e^score of `count` scores.
float logSumRow(const float* scores, std::int64_t count);

/// The place of the largest of `count` scores. If several are largest, the first of them; if none is a number, 0.
std::int64_t largestOfRow(const float* scores, std::int64_t count);
/// Fills `places` with the places of the largest scores, the largest first; of equal scores, the earlier comes first.
/// Returns their number, which is smaller than `places` if too few scores are above minus infinity.
std::size_t largestOfRow(const float* scores, std::int64_t count, std::span<std::int32_t> places);

// Loops over the annotations of one sentence. The first `validLength` of its S positions are annotations, the others
// are padding.

/// scores[j] = v · tanh(query + keys[j]) for the valid positions. keys is (S, K), query and v are (K), `size` is K.
void additiveScores(
    const float* query, const float* keys, const float* v, std::int64_t validLength, std::int64_t size, float* scores);

/// Adds to the gradients of query (K), keys (S, K) and v (K). Computes the tanh again, so that no step has to keep it.
void additiveGradients(const float* query, const float* keys, const float* v, const float* scoreGradients,
    std::int64_t validLength, std::int64_t size, float* queryGradient, float* keyGradients, float* vGradient);

/// sum (A) = Σ weights[j] · rows[j] over the valid positions. rows is (S, A), `size` is A.
void weightedSum(const float* weights, const float* rows, std::int64_t validLength, std::int64_t size, float* sum);

/// rows[j] += weights[j] · vector (A) for the valid positions.
void addOuter(const float* weights, const float* vector, std::int64_t validLength, std::int64_t size, float* rows);

/// products[j] = vector · rows[j] for the valid positions.
void dotProducts(const float* vector, const float* rows, std::int64_t validLength, std::int64_t size, float* products);

// Loops over one row of D numbers.

struct RowStatistics
{
    float mean = 0.0f, inverseDeviation = 0.0f; ///< 1 / √(variance + ε)
};

/// squashed = a σ(a) for each of the `size` numbers a in `sums`.
void swishRow(const float* sums, std::int64_t size, float* squashed);
/// Turns the gradient of a σ(a) into that of a.
void swishRowBack(const float* sums, std::int64_t size, float* gradient);

/// sum = row + branch.
void addRows(const float* row, const float* branch, std::int64_t size, float* sum);
/// sum = row + dropout(branch). `place` is the first number's place in the mask.
void addDroppedRow(
    const float* row, const float* branch, const DropoutMask& mask, std::uint32_t place, std::int64_t size, float* sum);

RowStatistics normalizeRow(
    const float* row, const float* gain, const float* bias, float epsilon, std::int64_t size, float* normed);

/// Computes the gradient of a row from that of its normalised numbers, and adds to the sums for gain and bias. If
/// `further` is not null, adds it to the row's gradient.
void normalizeRowBack(const float* row, const float* gain, RowStatistics statistics, const float* gradient,
    const float* further, std::int64_t size, float* rowGradient, float* gainSums, float* biasSums);

} // namespace attentoscope
