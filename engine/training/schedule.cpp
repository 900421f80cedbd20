// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/schedule.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

double scheduledRate(const TrainingConfiguration& configuration, double base, std::int64_t step, double fraction)
{
    constexpr double lastShare = 0.02; // a rate of zero would waste the last steps
    const double warmup = std::max(configuration.warmupSteps, 1);
    const double done = static_cast<double>(step);
    const double rise = std::min(done / warmup, 1.0);
    switch (configuration.schedule) {
    case ScheduleKind::InverseSquareRoot:
        return base * std::min(rise, std::sqrt(warmup / done));
    case ScheduleKind::Linear:
        return base * rise * std::max(lastShare, 1.0 - fraction);
    case ScheduleKind::Constant:
    case ScheduleKind::Plateau:
        break;
    }
    return base * rise;
}

} // namespace attentoscope
