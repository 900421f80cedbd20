// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/watcher.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr auto shortestInterval = std::chrono::milliseconds(100);
constexpr auto afterFailure = std::chrono::seconds(60);
constexpr int costShare = 10; // watching may take one part in ten
constexpr double shorterUntil = 200.0; // up to here the intervals are shorter, in proportion to the step

} // namespace

void Watcher::setSentences(std::vector<WatchedSentence> sentences)
{
    m_sentences = std::move(sentences);
    m_next = Clock::time_point::min();
    m_decoded = -1;
}

bool Watcher::isDue(std::int64_t step) const
{
    return isBehind(step) && (step == m_wanted || Clock::now() >= m_next);
}

std::vector<WatchedSnapshot> Watcher::decode(TrainingTask& task, std::int64_t step, double epoch)
{
    const auto began = Clock::now();
    m_decoded = step; // also where the memory runs out: not again before the next step that is due
    m_next = began + afterFailure;
    std::vector<WatchedSnapshot> snapshots;
    for (std::size_t index = 0; index < m_sentences.size(); ++index)
        if (auto decoded = task.decode(m_sentences[index])) {
            auto heads = keptHeads(*decoded);
            decoded->heads.clear();
            snapshots.push_back({index, step, std::move(*decoded), epoch, m_sentences[index], std::move(heads)});
        }
    const auto now = Clock::now();
    const std::chrono::duration<double> usual = std::max<Clock::duration>(shortestInterval, costShare * (now - began));
    const double share = std::min(1.0, static_cast<double>(step) / shorterUntil);
    m_next = now + std::chrono::duration_cast<Clock::duration>(share * usual);
    return snapshots;
}

} // namespace attentoscope
