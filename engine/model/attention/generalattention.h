// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// General (bilinear) attention (Luong, Pham and Manning 2015, section 3.1), on the current state:
///   e(t,j) = s(t) · (W h(j))
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W is (H, A), with a bias when asked for. W h(j) is computed once a batch.
class GeneralAttention final : public Attention
{
public:
    explicit GeneralAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_annotation{nullptr}; ///< W
};

} // namespace attentoscope
