// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/wordscores.h"

#include "engine/arithmetic/rowkernels.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::int64_t neverChosen = 2; // the ids of padding and start token are below this
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

torch::Tensor WordScores::choices() const
{
    auto table = logProbabilities();
    table.narrow(1, 0, neverChosen).fill_(-std::numeric_limits<float>::infinity());
    return table;
}

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
