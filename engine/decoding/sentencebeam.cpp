// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/sentencebeam.h"

#include "engine/corpus/tokens/vocabulary.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>

namespace attentoscope {

double Hypothesis::ranking(double lengthPenalty) const
{
    return score / std::pow((5.0 + static_cast<double>(length)) / 6.0, lengthPenalty);
}

std::int32_t SentenceBeam::lastWord(const Hypothesis& hypothesis) const
{
    return hypothesis.last ? m_words[*hypothesis.last].word.id : Vocabulary::start;
}

std::vector<std::size_t> SentenceBeam::choose(std::vector<BeamCandidate> candidates)
{
    const std::size_t count = std::min(m_width, candidates.size());
    std::ranges::partial_sort(
        candidates, candidates.begin() + static_cast<std::ptrdiff_t>(count), std::greater{}, &BeamCandidate::score);
    candidates.resize(count);
    std::vector<Hypothesis> open;
    std::vector<std::size_t> parents;
    for (const auto& candidate : candidates) {
        const auto& parent = m_open[candidate.parent];
        m_words.push_back({candidate.word, parent.last, candidate.row, candidate.score});
        const Hypothesis next{m_words.size() - 1, parent.length + 1, candidate.score};
        if (candidate.word.id == Vocabulary::end || next.length >= m_maximumLength) {
            m_ended.push_back(next);
        } else {
            open.push_back(next);
            parents.push_back(candidate.parent);
        }
    }
    m_open = std::move(open);
    if (isDone()) {
        close();
        parents.clear();
    }
    return parents;
}

bool SentenceBeam::isDone() const
{
    if (m_open.empty() || m_ended.size() >= m_width)
        return true;
    if (m_ended.empty() || m_wanted == BeamAnswer::Whole)
        return false;
    const auto ranking = [this](const Hypothesis& one) { return one.ranking(m_lengthPenalty); };
    const double best = std::ranges::max(m_ended | std::views::transform(ranking));
    // A longer hypothesis divides by more: the best that an open one can reach is its score at full length.
    auto longest = m_open.front();
    longest.length = m_maximumLength;
    return ranking(longest) < best;
}

std::vector<Hypothesis> SentenceBeam::results() const
{
    auto results = m_ended.empty() ? m_open : m_ended;
    std::ranges::stable_sort(
        results, std::greater{}, [this](const Hypothesis& one) { return one.ranking(m_lengthPenalty); });
    return results;
}

std::vector<std::size_t> SentenceBeam::wordsOf(const Hypothesis& hypothesis) const
{
    std::vector<std::size_t> nodes;
    for (auto node = hypothesis.last; node; node = m_words[*node].parent)
        nodes.push_back(*node);
    std::ranges::reverse(nodes);
    return nodes;
}

} // namespace attentoscope
