// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/headmeasurement.h"

#include "engine/decoding/forceddecoder.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

constexpr std::size_t measuredAtOnce = 20; // all maps of a batch are in memory

} // namespace

HeadMeasurement::HeadMeasurement(TranslationModel& model, const TextPairs& pairs, std::span<const GoldAlignment> gold)
    : m_model(model), m_pairs(pairs), m_gold(gold), m_order(pairsToMeasure(pairs))
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {}, [&](std::size_t pair) { return pairs.encoded.target[pair].size(); });
}

void HeadMeasurement::advance()
{
    const auto batch = std::span(m_order).subspan(m_next, std::min(measuredAtOnce, m_order.size() - m_next));
    std::vector<PreparedSentence> sources, targets;
    for (const auto pair : batch) {
        sources.push_back(prepare(m_model, m_model.source(), m_pairs.text[pair].source));
        targets.push_back(prepare(m_model, m_model.target(), m_pairs.text[pair].target));
    }
    const auto forced = decodeForced(m_model, sources, targets, HeadsAnswer::All);
    for (std::size_t index = 0; index < batch.size(); ++index)
        m_table.add(forced[index], batch[index] < m_gold.size() ? &m_gold[batch[index]] : nullptr);
    m_next += batch.size();
}

SharedHeadReport HeadMeasurement::report() const
{
    if (!isDone())
        return nullptr;
    return std::make_shared<const HeadReport>(
        HeadReport{.step = m_model.step, .pairs = m_order.size(), .heads = m_table.heads()});
}

} // namespace attentoscope
