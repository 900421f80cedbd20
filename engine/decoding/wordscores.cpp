// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/wordscores.h"

#include "engine/arithmetic/rowkernels.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <limits>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::int64_t neverChosen = 2; // the first two words
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

} // namespace attentoscope
