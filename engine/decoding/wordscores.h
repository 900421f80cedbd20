// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <span>
#include <vector>

namespace attentoscope {

/// A word and its log probability in nats.
struct ScoredWord
{
    std::int32_t id;
    double logProbability;
};

/// The scores that one step gives to each word of the vocabulary, on the processor. Padding and the start token are
/// never chosen, but have a share of the probability.
class WordScores
{
public:
    explicit WordScores(const torch::Tensor& logits); ///< (rows, V)
    static WordScores ofLogProbabilities(const torch::Tensor& table); ///< (rows, V)

    /// The likeliest word of a row. If several words are equally likely, it is the first of them.
    ScoredWord likeliest(std::int64_t row) const;
    ScoredWord scored(std::int64_t row, std::int32_t word) const;
    /// (rows, V): log probabilities of all words. A greedy search does not need this table, which would be most of its
    /// work besides products.
    torch::Tensor logProbabilities() const;
    std::int64_t rows() const { return m_scores.size(0); }
    /// Appends the `count` likeliest words of a row, best first, or fewer if fewer are possible.
    void appendLikeliest(std::int64_t row, std::size_t count, std::vector<ScoredWord>& words) const;

private:
    WordScores(torch::Tensor scores, torch::Tensor logSums);
    const float* rowOf(std::int64_t row) const { return m_scores.data_ptr<float>() + row * m_scores.size(1); }

    torch::Tensor m_scores; ///< (rows, V), dense
    torch::Tensor m_logSums; ///< (rows)
};

/// The likeliest words of each row of one step.
class LikeliestWords
{
public:
    /// Finds `count` words of each row, or fewer if the vocabulary is smaller.
    LikeliestWords(const WordScores& scored, std::size_t count);

    /// The words of a row, best first, without those that are never chosen.
    std::span<const ScoredWord> of(std::size_t row) const;

private:
    std::vector<ScoredWord> m_words; ///< of all rows
    std::vector<std::size_t> m_ends; ///< where each row ends in m_words
};

} // namespace attentoscope
