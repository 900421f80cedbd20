// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/benchmark.h"

#include <chrono>

namespace attentoscope {

/// Adds up what the parts of training steps take.
class StepClock
{
public:
    /// From now on the time is this part's.
    void enter(StepPart part)
    {
        const auto now = std::chrono::steady_clock::now();
        m_seconds[static_cast<std::size_t>(m_part)] += std::chrono::duration<double>(now - m_since).count();
        m_part = part;
        m_since = now;
    }

    const StepSeconds& seconds() const { return m_seconds; }

private:
    StepPart m_part = StepPart::Data;
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
    StepSeconds m_seconds{};
};

} // namespace attentoscope
