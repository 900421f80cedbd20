// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/wordscores.h"

#include <vector>

namespace attentoscope {

/// The likeliest words of each row of one step.
class LikeliestWords
{
public:
    /// `count` words of each row; fewer when the vocabulary is smaller.
    LikeliestWords(const WordScores& scored, std::size_t count);

    /// Best first, without those that are never chosen.
    std::vector<ScoredWord> of(std::size_t row) const;

private:
    std::size_t m_width;
    torch::Tensor m_scores; ///< (rows, width), float64
    torch::Tensor m_words; ///< (rows, width)
};

} // namespace attentoscope
