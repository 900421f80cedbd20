// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// Concat attention (Luong, Pham and Manning 2015, section 3.1), on the current state:
///   e(t,j) = v · tanh(W [s(t); h(j)])
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W is (K, H + A) with a bias when asked for, v is (K). The part of W that meets h(j) is applied once a batch.
class ConcatAttention final : public Attention
{
public:
    explicit ConcatAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_both{nullptr}; ///< W, its first H columns for the state
    torch::Tensor m_v;
    std::int64_t m_stateSize;
};

} // namespace attentoscope
