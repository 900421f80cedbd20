// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/readiness.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <chrono>

namespace attentoscope {

/// Ends another thread's wait for descriptors.
class Waker
{
public:
    Waker() = default;
    ~Waker() { close(m_descriptor); }
    Waker(const Waker&) = delete;
    Waker& operator=(const Waker&) = delete;

    int descriptor() const { return m_descriptor; } ///< can be read after wake()
    void wake() const { static_cast<void>(eventfd_write(m_descriptor, 1)); } ///< for any thread
    void clear() const ///< for the thread that waits
    {
        eventfd_t count = 0;
        static_cast<void>(eventfd_read(m_descriptor, &count));
    }
    void wait(std::chrono::milliseconds time) const ///< waits until wake() is called, or the time is up
    {
        static_cast<void>(isReadyWithin(m_descriptor, POLLIN, time));
    }

private:
    int m_descriptor = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
};

} // namespace attentoscope
