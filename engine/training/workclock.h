// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>

namespace attentoscope {

/// A moment of a training, for measuring the time of work.
struct WorkMoment
{
    double elapsed = 0.0; ///< seconds of a monotonic clock that stops while the machine sleeps
    double processor = 0.0; ///< processor seconds of this program, over all cores

    static WorkMoment now();
};

/// Seconds of work between two moments. If the program used hardly any processor time for more than a few seconds, it
/// or the whole machine was suspended. Then only the processor time counts.
double workedSeconds(const WorkMoment& from, const WorkMoment& to);

/// Measures seconds of work from one call to the next.
class WorkStopwatch
{
public:
    void restart() { m_counted = WorkMoment::now(); }
    double lap();

private:
    WorkMoment m_counted;
};

/// Tokens per second over the last few seconds of training time.
class RateMeter
{
public:
    void add(double seconds, std::int64_t sourceTokens, std::int64_t targetTokens);
    double sourceTokensPerSecond() const;
    double targetTokensPerSecond() const;

private:
    struct Mark
    {
        double seconds;
        std::int64_t source, target; ///< totals so far
    };
    std::deque<Mark> m_marks{{0.0, 0, 0}};
};

} // namespace attentoscope
