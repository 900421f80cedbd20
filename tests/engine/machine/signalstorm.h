// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <csignal>
#include <pthread.h>
#include <thread>

namespace attentoscope::tests {

/// While it lives, the thread that made it gets one signal after another, and each one interrupts what it waits for.
class SignalStorm
{
public:
    SignalStorm()
    {
        struct sigaction nothing = {};
        nothing.sa_handler = [](int) { };
        sigaction(SIGUSR1, &nothing, &m_before);
        m_sender = std::jthread([this, target = pthread_self()](const std::stop_token& stop) {
            for (; !stop.stop_requested(); ++m_sent) {
                pthread_kill(target, SIGUSR1);
                std::this_thread::yield();
            }
        });
    }
    ~SignalStorm()
    {
        m_sender = {};
        sigaction(SIGUSR1, &m_before, nullptr);
    }
    SignalStorm(const SignalStorm&) = delete;
    SignalStorm& operator=(const SignalStorm&) = delete;

    int sent() const { return m_sent; }

private:
    struct sigaction m_before = {};
    std::atomic<int> m_sent = 0;
    std::jthread m_sender;
};

} // namespace attentoscope::tests
