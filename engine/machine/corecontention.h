// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace attentoscope {

/// How long all threads of this process, since they began, were ready to run and had no core; none if the system does
/// not tell. On Linux this is the second number of /proc/self/task/*/schedstat, in nanoseconds.
std::optional<std::chrono::nanoseconds> timeWithoutCore();

/// Decides from timeWithoutCore() whether other programs want the cores. It notices at once that they do. It believes
/// only after a while that they no longer do, because changing twice a second would be wrong most of the time.
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

    bool m_isCrowded = true; ///< until the opposite is known
    int m_quietLooks = 0;
    Clock::time_point m_looked;
    std::optional<std::chrono::nanoseconds> m_withoutCore;
};

} // namespace attentoscope
