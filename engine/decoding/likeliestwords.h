// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <vector>

namespace attentoscope {

/// A word and its log probability in nats.
struct ScoredWord
{
    std::int32_t id;
    double logProbability;
};

/// The likeliest words of each row of one step.
class LikeliestWords
{
public:
    /// `count` words out of log probabilities (rows, V); fewer when V is smaller.
    LikeliestWords(const torch::Tensor& logProbabilities, std::size_t count);

    /// Best first, without those that are never chosen.
    std::vector<ScoredWord> of(std::size_t row) const;

private:
    std::size_t m_width;
    torch::Tensor m_scores; ///< (rows, width), float64
    torch::Tensor m_words; ///< (rows, width)
};

} // namespace attentoscope
