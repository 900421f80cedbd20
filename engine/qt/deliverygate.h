// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

namespace attentoscope {

/// Decides when the engine thread may send another value of one kind: not more often than the interval by the
/// sender's own clock, and only when the receiver is done with the one before. A receiver that falls behind is
/// therefore sent less, never a growing queue.
class DeliveryGate
{
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds interval{33};

    /// Sender's thread. True: send now.
    bool tryPass(Clock::time_point now)
    {
        const bool tooSoon = m_last && now - *m_last < interval;
        if (tooSoon || m_inFlight.load(std::memory_order_acquire))
            return false;
        pass(now);
        return true;
    }

    /// Sender's thread. Sends whatever the clock says: for the last value of a sequence.
    void pass(Clock::time_point now)
    {
        m_last = now;
        m_inFlight.store(true, std::memory_order_release);
    }

    /// Receiver's thread: done with the value.
    void acknowledge() { m_inFlight.store(false, std::memory_order_release); }

private:
    std::optional<Clock::time_point> m_last;
    std::atomic<bool> m_inFlight = false;
};

} // namespace attentoscope
