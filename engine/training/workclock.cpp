// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/workclock.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

namespace attentoscope {

namespace {

constexpr double shortestStandstill = 3.0; // seconds
constexpr double idleShare = 0.02; // of a core; whoever competes with others for it gets more

} // namespace

WorkMoment WorkMoment::now()
{
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now().time_since_epoch();
    return {elapsed.count(), static_cast<double>(std::clock()) / CLOCKS_PER_SEC};
}

double workedSeconds(const WorkMoment& from, const WorkMoment& to)
{
    const double elapsed = std::max(0.0, to.elapsed - from.elapsed);
    const double processor = std::max(0.0, to.processor - from.processor);
    const bool stoodStill = elapsed > shortestStandstill && processor < idleShare * elapsed;
    return stoodStill ? processor : elapsed;
}

double WorkStopwatch::lap()
{
    const auto now = WorkMoment::now();
    return workedSeconds(std::exchange(m_counted, now), now);
}

} // namespace attentoscope
