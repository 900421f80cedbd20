// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// Dot-product attention (Luong, Pham and Manning 2015, section 3.1), on the current state:
///   e(t,j) = s(t) · h(j)
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// It has no weights; states and annotations must be of one size (A = H).
class DotAttention final : public Attention
{
public:
    explicit DotAttention(const ModelSizes& sizes);
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;
};

} // namespace attentoscope
