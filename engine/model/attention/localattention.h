// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// The common part of Luong's two local kinds (Luong, Pham and Manning 2015, section 3.2): the general score, inside a
/// window
///   e(t,j) = s(t) · (W h(j)) where |j − p(t)| ≤ D
/// Positions j count from 0. A subclass computes p(t).
class LocalAttention : public Attention
{
public:
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;
    RowArithmetic explainRow(const AttentionQuery& query, const AttentionMemory& memory) override;

protected:
    explicit LocalAttention(const ModelSizes& sizes);
    Attended attendFreely(const AttentionQuery& query, const AttentionMemory& memory) override;

    /// p(t) for each step, (B, T), from the lengths (B, 1). It is so close to the sentence that its window contains at
    /// least one word.
    virtual torch::Tensor centres(const AttentionQuery& query, const torch::Tensor& lengths) = 0;
    /// Changes the weights (B, T, S) by the distances (B, T, S) from the centre.
    virtual torch::Tensor shaped(const torch::Tensor& weights, const torch::Tensor& /*distances*/) { return weights; }
    double radius() const { return m_radius; }

private:
    struct Windowed
    {
        torch::Tensor scores; ///< (B, T, S), minus infinity outside the window
        torch::Tensor distances; ///< (B, T, S), from the centre
        torch::Tensor centres; ///< (B, T)
    };
    Windowed windowed(const AttentionQuery& query, const AttentionMemory& memory);

    Linear m_annotation{nullptr}; ///< W
    double m_radius; ///< D
};

/// Monotonic alignment:
///   p(t) = t
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// p(t) is at most the last word, so that the window always holds a word.
class LocalMonotonicAttention final : public LocalAttention
{
public:
    explicit LocalMonotonicAttention(const ModelSizes& sizes) : LocalAttention(sizes) { }

protected:
    torch::Tensor centres(const AttentionQuery& query, const torch::Tensor& lengths) override;
};

/// Predictive alignment, for a source of S tokens:
///   p(t) = S · sigmoid(v · tanh(W_p s(t)))
///   a(t,·) = softmax over j of e(t,j)
///   α(t,j) = a(t,j) exp(−(j − p(t))² / 2σ²),   σ = D / 2
///   c(t) = Σ α(t,j) h(j)
/// The weights are not normalised again, so a row sums to at most one. The gradient reaches p(t) through the bell.
class LocalPredictiveAttention final : public LocalAttention
{
public:
    explicit LocalPredictiveAttention(const ModelSizes& sizes);

protected:
    torch::Tensor centres(const AttentionQuery& query, const torch::Tensor& lengths) override;
    torch::Tensor shaped(const torch::Tensor& weights, const torch::Tensor& distances) override;

private:
    Linear m_position{nullptr}; ///< W_p
    torch::Tensor m_v;
};

} // namespace attentoscope
