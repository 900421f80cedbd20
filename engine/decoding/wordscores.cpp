// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/wordscores.h"

#include "engine/arithmetic/softmaxrow.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <limits>

namespace attentoscope {

namespace {

constexpr std::int64_t neverChosen = 2; // the first two words
static_assert(Vocabulary::padding < neverChosen && Vocabulary::start < neverChosen && Vocabulary::end >= neverChosen);

} // namespace

WordScores::WordScores(const torch::Tensor& scores)
    : m_scores(scores.contiguous()), m_logSums(torch::empty({scores.size(0)}, torch::kFloat32))
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
    auto table = m_scores - m_logSums.unsqueeze(1);
    table.narrow(1, 0, neverChosen).fill_(-std::numeric_limits<float>::infinity());
    return table;
}

} // namespace attentoscope
