// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/modelsizes.h"
#include "engine/types/dissection.h"

#include <torch/types.h>

namespace attentoscope {

/// What a raw score r(t,j) becomes before the softmax:
///   e(t,j) = c · tanh(r(t,j) / (c √K))
/// K is how many products a raw score is the sum of (Vaswani and others 2017, section 3.2.1). The cap c keeps scores
/// within ±c (Bello and others 2017: Neural combinatorial optimization, equation 16), so that no weight of a row is
/// ever exactly one. Without a cap e is r / √K, without the scale K is 1.
class ScoreShape
{
public:
    ScoreShape() = default;
    explicit ScoreShape(const ModelSizes& sizes);

    bool changesScores() const { return m_divisor != 1.0 || m_cap > 0.0; }
    torch::Tensor shaped(const torch::Tensor& raw) const;
    /// Appends what becomes of the last term, which is the raw score.
    void explain(std::vector<DissectionTerm>& terms) const;

private:
    double m_divisor = 1.0; ///< √K
    double m_cap = 0.0; ///< c; 0: none
};

} // namespace attentoscope
