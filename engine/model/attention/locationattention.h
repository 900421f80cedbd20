// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// Location attention (Luong, Pham and Manning 2015, section 3.1, equation 8, as the PyTorch translation tutorial
/// builds it), from the previous state:
///   e(t,j) = w(j) · [y(t−1); s(t−1)] + b(j)
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W, the rows w(j), is (P, E + H) for P = attention_positions. The annotations are not looked at. Masked, the
/// softmax runs over the sentence; unmasked over all P positions, and beyond the sentence nothing is read, so that a
/// row sums to at most one.
class LocationAttention final : public Attention
{
public:
    explicit LocationAttention(const ModelSizes& sizes);
    /// (B, T, P), one score a position.
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;
    RowArithmetic explainRow(const AttentionQuery& query, const AttentionMemory& memory) override;

protected:
    Attended attendFreely(const AttentionQuery& query, const AttentionMemory& memory) override;

private:
    Linear m_position{nullptr}; ///< W and b
    PositionMask m_mask;
};

} // namespace attentoscope
