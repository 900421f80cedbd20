// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/dropoutmask.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

/// What each word may attend to: all words, or those up to itself.
enum class AttentionMask : std::uint8_t { None, Causal };

/// The rows of one head in a wider matrix. `stride` is the number of floats from one row to the next.
template <typename Number>
struct HeadMatrix
{
    Number* first = nullptr;
    std::int64_t stride = 0;
};

/// The input of one head of one sentence: T queries, S keys and S values of `size` numbers each.
struct HeadInput
{
    HeadMatrix<const float> queries, keys, values;
    std::int64_t queryCount = 0; ///< T
    std::int64_t keyCount = 0; ///< S
    std::int64_t size = 0;
    float scale = 1.0f; ///< factor for the scores
    AttentionMask mask = AttentionMask::None; ///< causal: the queries are those of the last T words

    /// The number of keys that a query sees.
    std::int64_t visible(std::int64_t query) const
    {
        return mask == AttentionMask::None ? keyCount : keyCount - queryCount + query + 1;
    }
};

/// The dropout of the weights. The weight of query t and key s has the place `place` + t · `stride` + s.
struct HeadDropout
{
    DropoutMask mask;
    bool isOn = false;
    std::uint32_t place = 0, stride = 0;
};

/// The output of one head of one sentence: contexts (T, size), and log Σ e^score for each query, from which the
/// backward pass computes the weights again. If requested, also `weights` (T, S) before dropout.
struct HeadOutput
{
    HeadMatrix<float> contexts, logSums, weights;
};

/// The gradients that the backward pass of one head of one sentence receives.
struct HeadReturn
{
    HeadMatrix<const float> logSums; ///< from the output of the forward pass
    HeadMatrix<const float> contexts; ///< gradients of the contexts, (T, size)
    /// Gradients of the weights before dropout, (T, S); null if the weights were not used.
    HeadMatrix<const float> weights;
};

/// The places for the gradients of one head of one sentence.
struct HeadGradients
{
    HeadMatrix<float> queries, keys, values;
};

/// Memory of one thread for intermediate numbers. For a few queries one row is enough. The rest is made when it is
/// first needed: a step of decoding would take longer to clear it than to compute.
class HeadScratch
{
public:
    HeadScratch(std::int64_t longestKeys, std::int64_t size);

    static constexpr std::int64_t queriesAtOnce = 64;

    float* row() { return m_row.data(); } ///< (S)
    float* transposedKeys() { return part(0); } ///< (size, S)
    float* transposedValues() { return part(1); } ///< (size, S)
    float* keys() { return part(2); } ///< (S, size); the parts below too
    float* values() { return part(3); }
    float* keyGradients() { return part(4); }
    float* valueGradients() { return part(5); }
    float* weights() { return rest(parts * m_partSize); } ///< (queriesAtOnce, S)
    float* gradients() { return rest(parts * m_partSize + m_blockSize); } ///< (queriesAtOnce, S)
    float* queries() { return rest(parts * m_partSize + 2 * m_blockSize); } ///< (queriesAtOnce, size)
    float* contexts() { return rest(parts * m_partSize + 2 * m_blockSize + m_rowsSize); } ///< (queriesAtOnce, size)

private:
    static constexpr std::int64_t parts = 6;

    float* part(std::int64_t index) { return rest(index * m_partSize); }
    float* rest(std::int64_t place);

    std::int64_t m_partSize, m_blockSize, m_rowsSize;
    std::vector<float> m_row, m_rest;
};

/// contexts = dropout(softmax(scale · queries · keysᵀ)) · values. A query that sees no key gets zeros.
void attendHead(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output);

/// Writes the gradients of queries, keys and values, computed from those of the contexts and the weights.
void attendHeadBack(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadReturn& given,
    const HeadGradients& gradients);

} // namespace attentoscope
