// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/likeliestwords.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

LikeliestWords::LikeliestWords(const WordScores& scored, std::size_t count) : m_width(count)
{
    if (m_width == 0)
        return;
    const auto logProbabilities = scored.choices();
    m_width = std::min(count, static_cast<std::size_t>(logProbabilities.size(-1)));
    const auto [scores, words] = logProbabilities.topk(static_cast<std::int64_t>(m_width), -1);
    m_scores = scores.to(torch::kFloat64).contiguous();
    m_words = words.contiguous();
}

std::vector<ScoredWord> LikeliestWords::of(std::size_t row) const
{
    std::vector<ScoredWord> likeliest;
    if (m_width == 0)
        return likeliest;
    const auto* scores = m_scores.data_ptr<double>() + row * m_width;
    const auto* words = m_words.data_ptr<std::int64_t>() + row * m_width;
    for (std::size_t index = 0; index < m_width && std::isfinite(scores[index]); ++index)
        likeliest.push_back({static_cast<std::int32_t>(words[index]), scores[index]});
    return likeliest;
}

} // namespace attentoscope
