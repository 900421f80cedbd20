// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/wordscores.h"

#include "engine/arithmetic/rowkernels.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <cmath>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::int32_t neverChosen = 2; // the ids of padding and start token are below this
static_assert(Vocabulary::padding < neverChosen && Vocabulary::start < neverChosen && Vocabulary::end >= neverChosen);

} // namespace

WordScores::WordScores(torch::Tensor scores, torch::Tensor logSums)
    : m_scores(std::move(scores)), m_logSums(std::move(logSums))
{
}

WordScores WordScores::ofLogProbabilities(const torch::Tensor& table)
{
    return {table.contiguous(), torch::zeros({table.size(0)}, torch::kFloat32)};
}

WordScores::WordScores(const torch::Tensor& logits)
    : m_scores(logits.contiguous()), m_logSums(torch::empty({logits.size(0)}, torch::kFloat32))
{
    auto* sums = m_logSums.data_ptr<float>();
    for (std::int64_t row = 0; row < m_scores.size(0); ++row)
        sums[row] = logSumRow(rowOf(row), m_scores.size(1));
}

ScoredWord WordScores::likeliest(std::int64_t row) const
{
    const auto place = neverChosen + largestOfRow(rowOf(row) + neverChosen, m_scores.size(1) - neverChosen);
    return scored(row, static_cast<std::int32_t>(place));
}

ScoredWord WordScores::scored(std::int64_t row, std::int32_t word) const
{
    return {word, static_cast<double>(rowOf(row)[word] - m_logSums.data_ptr<float>()[row])};
}

torch::Tensor WordScores::logProbabilities() const
{
    return m_scores - m_logSums.unsqueeze(1);
}

void WordScores::appendLikeliest(std::int64_t row, std::size_t count, std::vector<ScoredWord>& words) const
{
    std::vector<std::int32_t> places(count);
    const auto found = largestOfRow(rowOf(row) + neverChosen, m_scores.size(1) - neverChosen, places);
    for (const auto place : std::span(places).first(found))
        if (const auto word = scored(row, neverChosen + place); std::isfinite(word.logProbability))
            words.push_back(word);
}

LikeliestWords::LikeliestWords(const WordScores& scored, std::size_t count)
{
    for (std::int64_t row = 0; row < scored.rows(); ++row) {
        scored.appendLikeliest(row, count, m_words);
        m_ends.push_back(m_words.size());
    }
}

std::span<const ScoredWord> LikeliestWords::of(std::size_t row) const
{
    const auto begin = row == 0 ? 0 : m_ends[row - 1];
    return std::span(m_words).subspan(begin, m_ends[row] - begin);
}

} // namespace attentoscope
