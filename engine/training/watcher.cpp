// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/watcher.h"

#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/greedydecoder.h"
#include "engine/model/sourcelimit.h"

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

std::vector<WatchedSnapshot> Watcher::decode(TranslationModel& model)
{
    const auto began = Clock::now();
    std::vector<WatchedSnapshot> snapshots;
    for (std::size_t index = 0; index < m_sentences.size(); ++index) {
        const std::vector source{prepare(model, model.source(), m_sentences[index].source)};
        if (source.front().ids.empty() || !checkSourceLength(model.configuration().model, source.front().ids.size()))
            continue;
        std::vector<Translation> decoded;
        if (const auto& target = m_sentences[index].target) {
            const std::vector forced{prepare(model, model.target(), *target)};
            decoded = decodeForced(model, source, forced);
        } else {
            decoded = decodeGreedily(model, source, {}, {}, {});
        }
        snapshots.push_back({index, model.step, std::move(decoded.front())});
    }
    const auto now = Clock::now();
    m_next = now + std::max<Clock::duration>(shortestInterval, costShare * (now - began));
    return snapshots;
}

} // namespace attentoscope
