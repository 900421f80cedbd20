// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/benchmark.h"

#include <chrono>

namespace attentoscope {

/// Adds up the time that each part of a training step takes.
class StepClock
{
public:
    /// From now on the time counts for this part.
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
