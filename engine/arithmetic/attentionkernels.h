// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

// Loops over one sentence's annotations. `validLength` of the S rows are not padding.

/// scores[j] = v · tanh(query + keys[j]) for the validLength rows of keys (S, K).
void additiveScores(
    const float* query, const float* keys, const float* v, std::int64_t validLength, std::int64_t size, float* scores);

/// Adds the gradients of query (K), keys (S, K) and v (K) to what is there; the tanh is worked out again.
void additiveGradients(const float* query, const float* keys, const float* v, const float* scoreGradients,
    std::int64_t validLength, std::int64_t size, float* queryGradient, float* keyGradients, float* vGradient);

/// sum = Σ weights[j] · rows[j], of `validLength` rows (…, A).
void weightedSum(const float* weights, const float* rows, std::int64_t validLength, std::int64_t size, float* sum);

/// Adds weights[j] · vector (A) to each of the validLength rows.
void addOuter(const float* weights, const float* vector, std::int64_t validLength, std::int64_t size, float* rows);

/// products[j] = vector · rows[j].
void dotProducts(const float* vector, const float* rows, std::int64_t validLength, std::int64_t size, float* products);

} // namespace attentoscope
