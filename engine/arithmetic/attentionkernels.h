// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

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

} // namespace attentoscope
