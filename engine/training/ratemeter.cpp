// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/ratemeter.h"

namespace attentoscope {

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
