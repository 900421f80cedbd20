// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>

namespace attentoscope {

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
        std::int64_t source, target; ///< totals
    };
    std::deque<Mark> m_marks{{0.0, 0, 0}};
};

} // namespace attentoscope
