// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/fusedheads.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/transformer/wordrows.h"

namespace attentoscope {

/// Whether a query may attend to keys of words after its own.
enum class Future : std::uint8_t { Seen, Hidden };

/// Which keys of their sentence the queries may attend to.
struct HeadMask
{
    Future future = Future::Seen;
    HeadsAnswer wanted = HeadsAnswer::None; ///< whether anybody looks at the weights
};

struct WordQueries
{
    torch::Tensor matrix; ///< (N, D)
    WordRows words;
    std::int64_t first = 0; ///< which word of its sentence the first query of each sentence belongs to, from 0
};

/// Keys beside values.
struct WordMemory
{
    torch::Tensor matrix; ///< (M, 2D)
    WordRows words;
};

struct HeadAttended
{
    torch::Tensor context; ///< (N, D), the heads' side by side
    /// (B, H, T, S), without dropout; exactly zero where the mask hides a key. May be undefined where nobody looks.
    torch::Tensor weights;
};

/// Scaled dot-product attention in several heads (Vaswani and others 2017, section 3.2):
///   α = softmax(q kᵀ / √(D/H)),   context = α v
/// Each head reads its own D/H of the numbers of queries (N, D), keys and values (M, D), which are the rows of words.
class AttentionHeads
{
public:
    AttentionHeads(std::int64_t heads, double dropout, Arithmetic arithmetic, SharedRandom random)
        : m_heads(heads), m_dropout(dropout), m_arithmetic(arithmetic), m_random(std::move(random))
    {
    }

    std::int64_t count() const { return m_heads; }

    /// Queries, keys and values of the same words stand side by side in `projected` (N, 3D). While training, weights
    /// are left out of the context as the dropout says.
    HeadAttended attendToSelf(
        const torch::Tensor& projected, const WordRows& words, const HeadMask& mask, bool isTraining) const;
    /// Keys and values of other words stand side by side. Where the future is hidden, the queries are those of the last
    /// T of them.
    HeadAttended attendToMemory(
        const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, bool isTraining) const;
    /// Weights of one at that key in every head, and its value as context.
    HeadAttended attendTo(std::int64_t key, const WordQueries& queries, const WordMemory& memory) const;

private:
    HeadAttended reference(
        const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, bool isTraining) const;
    HeadsOptions options(const HeadMask& mask, bool isTraining) const;

    std::int64_t m_heads;
    double m_dropout;
    Arithmetic m_arithmetic;
    SharedRandom m_random;
};

} // namespace attentoscope
