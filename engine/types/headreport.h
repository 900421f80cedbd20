// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headtable.h"

#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <span>

namespace attentoscope {

/// All heads of a model as they were measured at one validation.
struct HeadReport
{
    std::int64_t step = 0;
    std::size_t pairs = 0; ///< validation pairs that were measured
    std::vector<MeasuredHead> heads; ///< encoder, cross, decoder; then by layer and head
};

using SharedHeadReport = std::shared_ptr<const HeadReport>; ///< never null in a list

/// The newest report up to a step; null: there is none. `reports` are in the order of their steps.
inline SharedHeadReport headsAt(std::span<const SharedHeadReport> reports, std::int64_t step)
{
    const auto later = std::ranges::upper_bound(reports, step, {}, [](const auto& report) { return report->step; });
    return later == reports.begin() ? nullptr : *std::prev(later);
}

/// The cross head that aligns best, and when that was measured.
struct BestHead
{
    AttentionHead head;
    double errorRate = 0.0; ///< AER
    std::int64_t step = 0;
    bool operator==(const BestHead&) const = default;
};

/// By the newest report with gold links up to a step; none: there is no such report.
inline std::optional<BestHead> bestKnownHead(
    std::span<const SharedHeadReport> reports, std::int64_t step = std::numeric_limits<std::int64_t>::max())
{
    for (auto place = reports.size(); place-- > 0;) {
        const HeadReport& report = *reports[place];
        if (report.step > step)
            continue;
        if (const auto best = bestAligning(report.heads))
            return BestHead{
                *best, *std::ranges::find(report.heads, *best, &MeasuredHead::head)->measures.errorRate, report.step};
    }
    return std::nullopt;
}

} // namespace attentoscope
