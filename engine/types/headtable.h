// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headsums.h"
#include "engine/types/wordlinks.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace attentoscope {

/// Measures every head over many sentences, a translation with its heads at a time.
class HeadTable
{
public:
    /// `gold` has the links between these very words; null: none are known.
    void add(const Translation& translation, const GoldAlignment* gold)
    {
        for (const auto& map : translation.heads) {
            auto& entry = entryOf(map.id);
            entry.sums.add(translation, map);
            if (gold == nullptr || map.id.kind != HeadKind::Cross)
                continue;
            entry.links = entry.links.value_or(AlignmentCounts{});
            *entry.links += countAlignment(linksOfMap(translation, map.attention), *gold);
        }
    }

    /// In the order in which they came. A head of which no row was counted is left out.
    [[nodiscard]] std::vector<MeasuredHead> heads() const
    {
        std::vector<MeasuredHead> heads;
        for (const auto& entry : m_entries) {
            auto measures = entry.sums.measures();
            if (measures.rows == 0)
                continue;
            if (entry.links)
                measures.errorRate = entry.links->errorRate();
            heads.push_back({entry.head, measures, roleOf(measures)});
        }
        return heads;
    }

private:
    struct Entry
    {
        AttentionHead head;
        HeadSums sums;
        std::optional<AlignmentCounts> links;
    };

    Entry& entryOf(const AttentionHead& head)
    {
        const auto known = std::ranges::find(m_entries, head, &Entry::head);
        return known != m_entries.end() ? *known : m_entries.emplace_back(Entry{head, {}, {}});
    }

    std::vector<Entry> m_entries;
};

/// The cross head with the lowest alignment error rate, the first of equal ones; none without gold links.
inline std::optional<AttentionHead> bestAligning(const std::vector<MeasuredHead>& heads)
{
    const MeasuredHead* best = nullptr;
    for (const auto& head : heads)
        if (head.measures.errorRate && (best == nullptr || head.measures.errorRate < best->measures.errorRate))
            best = &head;
    return best == nullptr ? std::nullopt : std::optional(best->head);
}

} // namespace attentoscope
