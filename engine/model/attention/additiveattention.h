// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// Additive attention (Bahdanau, Cho and Bengio 2015, section 3.1 and appendix A.1.2), on the previous state:
///   e(t,j) = v · tanh(W s(t−1) + U h(j))
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W is (K, H), U is (K, A), v is (K). U h(j) is computed once a batch.
class AdditiveAttention final : public Attention
{
public:
    explicit AdditiveAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_state{nullptr}; ///< W
    Linear m_annotation{nullptr}; ///< U
    torch::Tensor m_v;
};

} // namespace attentoscope
