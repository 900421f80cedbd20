// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/readingcontest.h"

#include "engine/reproducible/random.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

constexpr std::uint64_t contestSeed = 0x72656164696e67;

} // namespace

std::vector<ContestPart> ReadingContest::parts(std::size_t count, std::size_t most)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random(contestSeed).shuffle(order);
    std::vector<ContestPart> parts(count, ContestPart::None);
    for (std::size_t place = 0; place < std::min(count, most); ++place)
        parts[order[place]] = place % 2 == 0 ? ContestPart::Chooses : ContestPart::Reports;
    return parts;
}

void ReadingContest::begin(const Translation& translation)
{
    std::vector<AlignmentReading> matrices;
    int layers = 0;
    for (const auto& map : translation.heads)
        if (map.id.kind == HeadKind::Cross) {
            matrices.push_back({map.id.layer, map.id.head});
            layers = std::max(layers, map.id.layer);
        }
    for (int layer = 1; layer <= layers; ++layer)
        // Means come first, so that a mean wins over an equally good head.
        matrices.insert(matrices.begin(), {layer, 0});
    if (layers > 1)
        matrices.push_back({0, 0});
    for (const auto& [layer, head, marks, later] : matrices)
        for (const auto endMarks : {EndMarks::TakeLinks, EndMarks::Aside})
            for (const int rowsLater : {0, 1})
                m_candidates.push_back({{layer, head, endMarks, rowsLater}, {}, {}});
}

void ReadingContest::add(const Translation& translation, const GoldAlignment& links, ContestPart part)
{
    if (part == ContestPart::None || links.sure.empty())
        return;
    if (m_candidates.empty())
        begin(translation);
    if (m_candidates.empty())
        return;
    ++(part == ContestPart::Chooses ? m_choosing : m_reporting);
    AttentionMap map;
    std::optional<AlignmentReading> read;
    for (auto& [reading, choosing, reporting] : m_candidates) {
        if (!read || read->layer != reading.layer || read->head != reading.head)
            map = meanOf(translation, reading.headsIn(translation));
        read = reading;
        const auto found = linksOfMap(translation, map, {.endMarks = reading.endMarks, .rowsLater = reading.rowsLater});
        (part == ContestPart::Chooses ? choosing : reporting) += countAlignment(found, links);
    }
}

std::optional<ChosenReading> ReadingContest::chosen() const
{
    if (m_choosing == 0 || m_reporting == 0)
        return std::nullopt;
    const auto cost = [](const Candidate& candidate) {
        return candidate.choosing.errorRate() + (candidate.reading.rowsLater > 0 ? laterRowAdvantage : 0.0);
    };
    const auto best = std::ranges::min_element(m_candidates, {}, cost);
    return ChosenReading{best->reading, best->reporting.errorRate(), m_candidates.front().reporting.errorRate(),
        m_choosing, m_reporting};
}

} // namespace attentoscope
