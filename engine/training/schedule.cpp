// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attentoscope {

namespace {

constexpr double lastShare = 0.02; // share of the rate at the end; with a rate of zero, the last steps would be wasted

/// Half a period of a cosine without restarts (Loshchilov and Hutter 2017), like PyTorch's CosineAnnealingLR.
double cosine(double fraction)
{
    return lastShare + (1.0 - lastShare) * 0.5 * (1.0 + std::cos(std::numbers::pi * std::min(fraction, 1.0)));
}

/// A share of the highest rate (Smith and Topin 2018) with the proportions of PyTorch's OneCycleLR. It rises from 1/25
/// over three tenths of the training, and falls to almost nothing over the rest, both along a cosine.
double oneCycle(double fraction)
{
    constexpr double upShare = 0.3, first = 1.0 / 25.0, last = first * 1e-4;
    const auto between = [](double from, double to, double done) {
        return from + (to - from) * 0.5 * (1.0 - std::cos(std::numbers::pi * std::min(done, 1.0)));
    };
    return fraction < upShare ? between(first, 1.0, fraction / upShare)
                              : between(1.0, last, (fraction - upShare) / (1.0 - upShare));
}

/// One until the warm-up is over. Then it falls in a straight line to zero at the end. The share at which the warm-up
/// ended follows from the step and the finished share; with a time limit, it is an estimate.
double fallAfterWarmup(double fraction, double step, double warmup)
{
    const double before = step - 1.0; // the steps to which `fraction` refers
    if (step <= warmup || before <= 0.0)
        return 1.0;
    const double warmupFraction = std::min(fraction * warmup / before, 1.0 - lastShare);
    return std::min(1.0, (1.0 - fraction) / (1.0 - warmupFraction));
}

} // namespace

double scheduledRate(const TrainingConfiguration& configuration, double base, std::int64_t step, double fraction,
    std::optional<double> warmupSteps)
{
    const double warmup = std::max(warmupSteps.value_or(configuration.warmupSteps), 1.0);
    const double done = static_cast<double>(step);
    const double rise = std::min(done / warmup, 1.0);
    // When the rate has fallen to its last share, it does not rise again, even during a warm-up.
    const double held = fraction > 1.0 - lastShare ? std::min(done * (1.0 - lastShare) / fraction / warmup, 1.0) : rise;
    switch (configuration.schedule) {
    case ScheduleKind::InverseSquareRoot:
        return base * std::min(rise, std::sqrt(warmup / done));
    case ScheduleKind::Linear:
        return base * held * std::max(lastShare, 1.0 - fraction);
    case ScheduleKind::LinearAfterWarmup:
        return base * held * std::max(lastShare, fallAfterWarmup(fraction, done, warmup));
    case ScheduleKind::Cosine:
        return base * held * cosine(fraction);
    case ScheduleKind::OneCycle:
        return base * held * oneCycle(fraction);
    case ScheduleKind::Constant:
    case ScheduleKind::Plateau:
        break;
    }
    return base * rise;
}

} // namespace attentoscope
