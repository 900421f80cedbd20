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
constexpr double idleShare = 0.02; // share of a core; even a process that competes with others gets more

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

namespace {

constexpr double windowSeconds = 5.0;

double rate(std::int64_t tokens, double seconds)
{
    return seconds > 0.0 ? static_cast<double>(tokens) / seconds : 0.0;
}

} // namespace

void RateMeter::add(double seconds, std::int64_t sourceTokens, std::int64_t targetTokens)
{
    const Mark& last = m_marks.back();
    m_marks.push_back({last.seconds + seconds, last.source + sourceTokens, last.target + targetTokens});
    while (m_marks.size() > 2 && m_marks.back().seconds - m_marks[1].seconds > windowSeconds)
        m_marks.pop_front();
}

double RateMeter::sourceTokensPerSecond() const
{
    return rate(m_marks.back().source - m_marks.front().source, m_marks.back().seconds - m_marks.front().seconds);
}

double RateMeter::targetTokensPerSecond() const
{
    return rate(m_marks.back().target - m_marks.front().target, m_marks.back().seconds - m_marks.front().seconds);
}

} // namespace attentoscope
