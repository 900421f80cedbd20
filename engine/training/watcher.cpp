// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/watcher.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr auto shortestInterval = std::chrono::milliseconds(100);
constexpr int costShare = 10; // watching may take one part in ten

} // namespace

void Watcher::setSentences(std::vector<WatchedSentence> sentences)
{
    m_sentences = std::move(sentences);
    m_next = Clock::time_point::min();
}

bool Watcher::isDue() const
{
    return !m_sentences.empty() && Clock::now() >= m_next;
}

std::vector<WatchedSnapshot> Watcher::decode(TrainingTask& task, std::int64_t step)
{
    const auto began = Clock::now();
    std::vector<WatchedSnapshot> snapshots;
    for (std::size_t index = 0; index < m_sentences.size(); ++index)
        if (auto decoded = task.decode(m_sentences[index]))
            snapshots.push_back({index, step, std::move(*decoded)});
    const auto now = Clock::now();
    m_next = now + std::max<Clock::duration>(shortestInterval, costShare * (now - began));
    return snapshots;
}

} // namespace attentoscope
