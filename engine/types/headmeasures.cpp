// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/headmeasures.h"

#include "engine/types/translation.h"
#include "engine/types/wordlinks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace attentoscope {

namespace {

/// The columns at which a row's shares are measured. None: the row has no such position.
struct RowPositions
{
    std::optional<std::size_t> previous, same, next, first, last;
};

/// Positions are those of tokens. An encoder's row is compared with its own token. A cross head's row is compared with
/// the source token at the same place; start tokens do not count. A decoder has read only tokens before the row's own.
/// So its diagonal is the previous token. It has no columns for the row's own token and the tokens after that.
RowPositions positionsOf(HeadKind kind, std::size_t row, std::size_t columns, bool startsWithMark)
{
    if (kind == HeadKind::Decoder)
        return {.previous = row, .same = {}, .next = {}, .first = 0, .last = {}};
    const std::size_t same = row + (kind == HeadKind::Cross && startsWithMark ? 1 : 0);
    const auto within = [&](std::size_t column) { return column < columns ? std::optional(column) : std::nullopt; };
    return {.previous = same > 0 ? within(same - 1) : std::nullopt,
        .same = within(same),
        .next = within(same + 1),
        .first = 0,
        .last = columns - 1};
}

} // namespace

HeadRole roleOf(const HeadMeasures& measures)
{
    struct Position
    {
        std::optional<double> share;
        HeadRole role;
    };
    if (measures.errorRate && *measures.errorRate <= alignmentErrorLimit)
        return HeadRole::Alignment;
    const std::array positions{Position{measures.previous, HeadRole::PreviousWord},
        Position{measures.same, HeadRole::SameWord}, Position{measures.next, HeadRole::NextWord},
        Position{measures.first, measures.firstIsMark ? HeadRole::StartMark : HeadRole::FirstWord},
        Position{measures.last, measures.lastIsMark ? HeadRole::EndMark : HeadRole::LastWord}};
    Position largest{namingShare, HeadRole::None};
    for (const auto& position : positions)
        if (position.share
            && (largest.role == HeadRole::None ? *position.share >= namingShare : position.share > largest.share))
            largest = position;
    if (largest.role != HeadRole::None)
        return largest.role;
    return measures.evenness >= spreadOutEvenness ? HeadRole::SpreadOut : HeadRole::None;
}

Message headRoleName(HeadRole role)
{
    switch (role) {
    case HeadRole::None:
        return {};
    case HeadRole::Alignment:
        return "word alignment";
    case HeadRole::PreviousWord:
        return "previous word";
    case HeadRole::SameWord:
        return "same word";
    case HeadRole::NextWord:
        return "next word";
    case HeadRole::StartMark:
        return "start mark";
    case HeadRole::FirstWord:
        return "first word";
    case HeadRole::EndMark:
        return "end mark";
    case HeadRole::LastWord:
        return "last word";
    case HeadRole::SpreadOut:
        return "spread out";
    }
    return {};
}

/// Adds up where one head looks, one sentence at a time. A row counts only if it is a word's row and can look at two
/// tokens or more. Each row's weights are divided by their sum.
class HeadSums
{
public:
    void add(const Translation& translation, const HeadMap& map)
    {
        const auto kind = map.id.kind;
        const auto& words = kind == HeadKind::Encoder ? translation.source : translation.target;
        const bool startsWithMark = !translation.source.empty() && translation.source.front().special;
        for (std::size_t row = 0; !map.attention.isEmpty() && row < map.attention.rows; ++row) {
            const std::size_t columns = kind == HeadKind::Decoder ? row + 1 : map.attention.columns;
            if (words[row].special || columns < 2 || !addRow(map.attention, row, columns))
                continue;
            addShares(map.attention, row, positionsOf(kind, row, columns, startsWithMark));
            m_firstIsMark = m_firstIsMark && (kind == HeadKind::Decoder || startsWithMark);
            m_lastIsMark = m_lastIsMark && !translation.source.empty() && translation.source.back().special;
        }
    }

    [[nodiscard]] HeadMeasures measures() const
    {
        const auto rows = static_cast<double>(std::max<std::size_t>(1, m_rows));
        return {.rows = m_rows,
            .entropy = m_entropy / rows,
            .evenness = m_evenness / rows,
            .previous = m_previous.mean(),
            .same = m_same.mean(),
            .next = m_next.mean(),
            .first = m_first.mean(),
            .last = m_last.mean(),
            .firstIsMark = m_firstIsMark,
            .lastIsMark = m_lastIsMark,
            .errorRate = {}};
    }

private:
    struct Share
    {
        double sum = 0.0;
        std::size_t rows = 0;

        void add(double share)
        {
            sum += share;
            ++rows;
        }
        [[nodiscard]] std::optional<double> mean() const
        {
            return rows == 0 ? std::nullopt : std::optional(sum / static_cast<double>(rows));
        }
    };

    /// Returns false for a row without weights.
    bool addRow(const AttentionMap& map, std::size_t row, std::size_t columns)
    {
        m_rowSum = 0.0;
        for (std::size_t column = 0; column < columns; ++column)
            m_rowSum += static_cast<double>(map.at(row, column));
        if (!(m_rowSum > 0.0))
            return false;
        double entropy = 0.0;
        for (std::size_t column = 0; column < columns; ++column)
            if (const double share = static_cast<double>(map.at(row, column)) / m_rowSum; share > 0.0)
                entropy -= share * std::log2(share);
        ++m_rows;
        m_entropy += std::max(0.0, entropy);
        m_evenness += std::max(0.0, entropy) / std::log2(static_cast<double>(columns));
        return true;
    }

    void addShares(const AttentionMap& map, std::size_t row, const RowPositions& positions)
    {
        const auto add = [&](Share& share, const std::optional<std::size_t>& column) {
            if (column)
                share.add(static_cast<double>(map.at(row, *column)) / m_rowSum);
        };
        add(m_previous, positions.previous);
        add(m_same, positions.same);
        add(m_next, positions.next);
        add(m_first, positions.first);
        add(m_last, positions.last);
    }

    std::size_t m_rows = 0;
    double m_rowSum = 0.0; ///< sum of the current row
    double m_entropy = 0.0;
    double m_evenness = 0.0;
    Share m_previous, m_same, m_next, m_first, m_last;
    bool m_firstIsMark = true;
    bool m_lastIsMark = true;
};

struct HeadTable::Entry
{
    AttentionHead head;
    HeadSums sums;
    std::optional<AlignmentCounts> links;
};

HeadTable::HeadTable() = default;
HeadTable::~HeadTable() = default;
HeadTable::HeadTable(HeadTable&& other) noexcept = default;
HeadTable& HeadTable::operator=(HeadTable&& other) noexcept = default;

void HeadTable::add(const Translation& translation, const GoldAlignment* gold)
{
    for (const auto& map : translation.heads) {
        const auto known = std::ranges::find(m_entries, map.id, &Entry::head);
        auto& entry = known != m_entries.end() ? *known : m_entries.emplace_back(Entry{map.id, {}, {}});
        entry.sums.add(translation, map);
        if (gold == nullptr || map.id.kind != HeadKind::Cross)
            continue;
        entry.links = entry.links.value_or(AlignmentCounts{});
        *entry.links += countAlignment(linksOfMap(translation, map.attention), *gold);
    }
}

std::vector<MeasuredHead> HeadTable::heads() const
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

std::optional<AttentionHead> bestAligning(const std::vector<MeasuredHead>& heads)
{
    const MeasuredHead* best = nullptr;
    for (const auto& head : heads)
        if (head.measures.errorRate && (best == nullptr || head.measures.errorRate < best->measures.errorRate))
            best = &head;
    return best == nullptr ? std::nullopt : std::optional(best->head);
}

SharedHeadReport headsAt(std::span<const SharedHeadReport> reports, std::int64_t step)
{
    const auto later = std::ranges::upper_bound(reports, step, {}, [](const auto& report) { return report->step; });
    return later == reports.begin() ? nullptr : *std::prev(later);
}

std::optional<BestReading> bestKnownReading(std::span<const SharedHeadReport> reports, std::int64_t step)
{
    for (auto place = reports.size(); place-- > 0;) {
        const HeadReport& report = *reports[place];
        if (report.step > step)
            continue;
        if (report.reading)
            return BestReading{report.reading->reading, report.reading->errorRate, report.step, report.links};
        if (const auto best = bestAligning(report.heads))
            return BestReading{AlignmentReading{best->layer, best->head},
                *std::ranges::find(report.heads, *best, &MeasuredHead::head)->measures.errorRate, report.step,
                report.links};
    }
    return std::nullopt;
}

} // namespace attentoscope
