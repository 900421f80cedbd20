// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace attentoscope {

/// How long all threads of this process were ready to run and had no core, since they began; none where the system does
/// not tell. Linux: the second number of /proc/self/task/*/schedstat, in nanoseconds.
std::optional<std::chrono::nanoseconds> timeWithoutCore();

/// Judges from timeWithoutCore() whether others want the cores: at once when they do, and that they no longer do only
/// after a while, since who changes his mind twice a second is wrong most of the time.
class CoreContention
{
public:
    using Clock = std::chrono::steady_clock;

    bool isCrowded() const { return m_isCrowded; }
    /// Whether it is time to look again.
    bool isDue(Clock::time_point now) const { return now - m_looked >= interval; }
    void look(Clock::time_point now, std::optional<std::chrono::nanoseconds> withoutCore);

private:
    static constexpr std::chrono::milliseconds interval{250};

    bool m_isCrowded = true; ///< until it is known that they are not
    int m_quietLooks = 0;
    Clock::time_point m_looked;
    std::optional<std::chrono::nanoseconds> m_withoutCore;
};

} // namespace attentoscope
