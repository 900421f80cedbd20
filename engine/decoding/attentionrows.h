// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/translation.h"

#include <torch/types.h>

namespace attentoscope {

/// Collects the rows of one sentence's attention map while it is decoded.
class AttentionRows
{
public:
    explicit AttentionRows(std::size_t columns) : m_columns(columns) { }

    /// Takes the first columns of a row of weights (S). The others are padding.
    void append(const torch::Tensor& weights);
    /// Takes p(t) of the row that was appended last, if the kind has one.
    void appendCentre(float centre) { m_centres.push_back(centre); }

    /// The source token, special tokens left out, with the largest weight in the last row; null if there is none.
    const Token* heaviest(const std::vector<Token>& source) const;

    AttentionMap map(const ModelConfiguration& configuration) const;

private:
    std::size_t m_columns;
    std::vector<float> m_weights;
    std::vector<float> m_centres;
};

} // namespace attentoscope
