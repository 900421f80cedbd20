// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headreport.h"

namespace attentoscope::tests {

/// Of one layer: an encoder's head, a cross head for each error rate (without gold one), and a decoder's head. The
/// encoder's looks at the previous word.
inline HeadReport headReport(std::int64_t step, const std::vector<double>& errorRates)
{
    HeadReport report{.step = step, .pairs = 100, .heads = {}};
    const auto add = [&](HeadKind kind, int head, std::optional<double> errorRate) {
        MeasuredHead measured{{kind, 1, head}, {}, HeadRole::None};
        auto& measures = measured.measures;
        measures.rows = 800;
        measures.entropy = 1.5;
        measures.evenness = 0.5;
        measures.previous = kind == HeadKind::Encoder ? 0.75 : 0.25;
        if (kind != HeadKind::Decoder) {
            measures.same = 0.125;
            measures.next = 0.0625;
            measures.last = 0.03125;
        }
        measures.first = 0.0;
        measures.lastIsMark = kind != HeadKind::Decoder;
        measures.errorRate = errorRate;
        measured.role = roleOf(measures);
        report.heads.push_back(measured);
    };
    add(HeadKind::Encoder, 1, {});
    for (std::size_t head = 0; head < std::max<std::size_t>(1, errorRates.size()); ++head)
        add(HeadKind::Cross, static_cast<int>(head) + 1,
            errorRates.empty() ? std::nullopt : std::optional(errorRates[head]));
    add(HeadKind::Decoder, 1, {});
    return report;
}

inline SharedHeadReport sharedHeadReport(std::int64_t step, const std::vector<double>& errorRates)
{
    return std::make_shared<const HeadReport>(headReport(step, errorRates));
}

} // namespace attentoscope::tests
