// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/attentionrows.h"

namespace attentoscope {

void AttentionRows::append(const torch::Tensor& weights)
{
    const auto row = weights.to(torch::kFloat32).contiguous();
    const auto* first = row.data_ptr<float>();
    m_weights.insert(m_weights.end(), first, first + m_columns);
}

const Token* AttentionRows::heaviest(const std::vector<Token>& source) const
{
    const Token* found = nullptr;
    float largest = -1.0f;
    for (std::size_t column = 0; column < m_columns && m_weights.size() >= m_columns; ++column) {
        const float weight = m_weights[m_weights.size() - m_columns + column];
        if (!source[column].special && weight > largest) {
            largest = weight;
            found = &source[column];
        }
    }
    return found;
}

AttentionMap AttentionRows::map(const ModelConfiguration& configuration) const
{
    if (m_weights.empty() || m_columns == 0)
        return {};
    return {m_weights.size() / m_columns, m_columns, std::make_shared<const std::vector<float>>(m_weights), m_centres,
        m_centres.empty() ? 0.0f : static_cast<float>(configuration.attentionWindow)};
}

} // namespace attentoscope
