// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// Decides when the engine thread may send another value of one kind. The interval must have passed by the sender's
/// clock, and the receiver must have processed the previous value. So a slow receiver gets fewer values, and never a
/// growing queue.
class DeliveryGate
{
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds interval{33};

    /// For the sender's thread. True: send now.
    bool tryPass(Clock::time_point now)
    {
        const bool tooSoon = m_last && now - *m_last < interval;
        if (tooSoon || m_inFlight.load(std::memory_order_acquire))
            return false;
        pass(now);
        return true;
    }

    /// For the sender's thread. Sends whatever the clock says, for the last value of a sequence.
    void pass(Clock::time_point now)
    {
        m_last = now;
        m_inFlight.store(true, std::memory_order_release);
    }

    /// For the receiver's thread: the value is processed.
    void acknowledge() { m_inFlight.store(false, std::memory_order_release); }

private:
    std::optional<Clock::time_point> m_last;
    std::atomic<bool> m_inFlight = false;
};

/// Stops the current training from another thread. The engine thread renews it when a training really begins. So a
/// start that is refused does not separate the running training from its switch.
class StopSwitch
{
public:
    std::stop_token renew()
    {
        const std::lock_guard lock(m_mutex);
        m_source = std::stop_source();
        return m_source.get_token();
    }

    void requestStop()
    {
        const std::lock_guard lock(m_mutex);
        m_source.request_stop();
    }

private:
    std::mutex m_mutex;
    std::stop_source m_source;
};

/// Data that both threads use without a queued call, because it must work while the engine thread computes.
struct EngineFlags
{
    std::stop_source closing; ///< the program is ending, so nothing new is begun
    StopSwitch training;
    DeliveryGate reports;
    DeliveryGate loading;
    DeliveryGate partialTranslations;
};

} // namespace attentoscope
