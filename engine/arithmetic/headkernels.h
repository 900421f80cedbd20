// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/dropoutmask.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

/// What each word may attend to: all words, or those up to itself.
enum class AttentionMask : std::uint8_t { None, Causal };

/// Rows of one head within wider rows: `stride` numbers from one row to the next.
template <typename Number>
struct HeadMatrix
{
    Number* first = nullptr;
    std::int64_t stride = 0;
};

/// What one head of one sentence reads: T queries, S keys and S values of `size` numbers each.
struct HeadInput
{
    HeadMatrix<const float> queries, keys, values;
    std::int64_t queryCount = 0; ///< T
    std::int64_t keyCount = 0; ///< S
    std::int64_t size = 0;
    float scale = 1.0f; ///< of the scores
    AttentionMask mask = AttentionMask::None; ///< causal: the queries are those of the last T words

    /// How many keys a query sees.
    std::int64_t visible(std::int64_t query) const
    {
        return mask == AttentionMask::None ? keyCount : keyCount - queryCount + query + 1;
    }
};

/// Which weights are left out of a context. The weight of query t and key s is at place + t · stride + s.
struct HeadDropout
{
    DropoutMask mask;
    bool isOn = false;
    std::uint32_t place = 0, stride = 0;
};

/// What one head of one sentence gives: contexts (T, size), and for each query log Σ e^score, from which the backward
/// pass computes the weights again. `weights` (T, S), before dropout, where they are asked for.
struct HeadOutput
{
    HeadMatrix<float> contexts, logSums, weights;
};

/// What comes back to one head of one sentence.
struct HeadReturn
{
    HeadMatrix<const float> logSums; ///< as it gave them
    HeadMatrix<const float> contexts; ///< gradients, (T, size)
    HeadMatrix<const float> weights; ///< gradients of the whole weights, (T, S), where they were used; null: none
};

/// Where the gradients of one head of one sentence go.
struct HeadGradients
{
    HeadMatrix<float> queries, keys, values;
};

/// Memory for intermediate numbers, for one thread.
class HeadScratch
{
public:
    HeadScratch(std::int64_t longestKeys, std::int64_t size);

    static constexpr std::int64_t queriesAtOnce = 64;

    float* transposedKeys() { return part(0); } ///< (size, S)
    float* transposedValues() { return part(1); } ///< (size, S)
    float* keys() { return part(2); } ///< (S, size), and so on
    float* values() { return part(3); }
    float* keyGradients() { return part(4); }
    float* valueGradients() { return part(5); }
    float* weights() { return m_blocks.data(); } ///< (queriesAtOnce, S)
    float* gradients() { return m_blocks.data() + m_blockSize; } ///< (queriesAtOnce, S)
    float* queries() { return m_queries.data(); } ///< (queriesAtOnce, size)
    float* contexts() { return m_queries.data() + m_queries.size() / 2; } ///< (queriesAtOnce, size)

private:
    float* part(std::int64_t index) { return m_parts.data() + index * m_partSize; }

    std::int64_t m_partSize, m_blockSize;
    std::vector<float> m_parts, m_blocks, m_queries;
};

/// contexts = dropout(softmax(scale · queries · keysᵀ)) · values. A query that sees no key gets zeros.
void attendHead(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadOutput& output);

/// Writes the gradients of queries, keys and values from those of the contexts and of the weights.
void attendHeadBack(const HeadInput& input, const HeadDropout& dropout, HeadScratch& scratch, const HeadReturn& given,
    const HeadGradients& gradients);

} // namespace attentoscope
