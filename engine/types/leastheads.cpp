// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/leastheads.h"

#include <algorithm>
#include <span>
#include <utility>

namespace attentoscope {

LeastHeadsSearch::LeastHeadsSearch(const SentenceSample& sample, std::vector<AttentionHead> heads) : m_sample(sample)
{
    m_found.kept = std::move(heads);
}

std::optional<HeadTrialsRequest> LeastHeadsSearch::next(std::size_t atOnce) const
{
    if (m_isDone)
        return std::nullopt;
    HeadTrialsRequest request{.sample = m_sample, .switchedOff = m_off, .tried = {}};
    if (m_hasWhole) {
        const auto left = std::span(m_found.kept).subspan(m_round.size());
        const auto part = left.first(std::min(atOnce, left.size()));
        request.tried.assign(part.begin(), part.end());
    }
    return request;
}

void LeastHeadsSearch::add(const HeadTrials& answer)
{
    m_found.step = answer.step;
    m_found.sentences = answer.sentences;
    if (!m_hasWhole) {
        m_found.whole = answer.trials.at(0);
        m_hasWhole = true;
        m_isDone = m_found.kept.empty();
        return;
    }
    m_round.insert(m_round.end(), answer.trials.begin(), answer.trials.end());
    if (m_round.size() >= m_found.kept.size())
        endRound();
}

void LeastHeadsSearch::endRound()
{
    const auto best = std::ranges::max_element(m_round, [](const HeadTrial& one, const HeadTrial& other) {
        return std::pair(one.bleu, -one.loss) < std::pair(other.bleu, -other.loss);
    });
    const auto taken = *best;
    m_round.clear();
    m_found.curve.push_back(taken);
    m_isDone = m_found.costsTooMuch(taken) || !taken.head;
    if (m_isDone)
        return;
    m_off.push_back(*taken.head);
    std::erase(m_found.kept, *taken.head);
    m_isDone = m_found.kept.empty();
}

std::vector<AttentionHead> allHeads(const ModelConfiguration& model)
{
    std::vector<AttentionHead> heads;
    if (model.architecture != Architecture::Transformer)
        return heads;
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
        for (int layer = 1; layer <= layerCount(model, kind); ++layer)
            for (int head = 1; head <= model.heads; ++head)
                heads.push_back({kind, layer, head});
    return heads;
}

} // namespace attentoscope
