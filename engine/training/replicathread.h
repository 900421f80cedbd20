// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace attentoscope {

/// A thread that does one piece of work after the other. OpenMP and LibTorch keep data for each thread, so the same
/// thread is used again.
class ReplicaThread
{
public:
    ReplicaThread();
    ~ReplicaThread(); ///< waits for the work that is under way

    void start(std::function<void()> work);
    /// Waits until the work is done; what it threw comes back.
    std::exception_ptr finish();

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void()> m_work; ///< empty while there is none
    std::exception_ptr m_thrown;
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace attentoscope
