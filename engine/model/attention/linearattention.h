// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// Linear concat attention, as an article on a bidirectional LSTM prints it, on the previous state:
///   e(t,j) = w · [s(t−1); h(j)] + b
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// w is (H + A). The part of s(t−1) is the same for all j and cancels in the softmax, so all rows are equal. With N
/// hidden units it is the small network of the article's text: e(t,j) = v · tanh(W [s(t−1); h(j)] + b), W (N, H + A).
class LinearAttention final : public Attention
{
public:
    explicit LinearAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_both{nullptr}; ///< w and b, or W and b; the first H columns for the state
    torch::Tensor m_v; ///< undefined without hidden units
    std::int64_t m_stateSize;
};

} // namespace attentoscope
