// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <thread>
#include <vector>

#include <sys/resource.h>

namespace attentoscope::bench {

inline double share(std::vector<double> values, double part)
{
    if (values.empty())
        return 0.0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

inline void print(const char* what, const std::vector<double>& milliseconds)
{
    std::printf("%-42s median %7.2f  99 %% %7.2f  worst %7.2f ms  (%zu)\n", what, share(milliseconds, 0.5),
        share(milliseconds, 0.99), share(milliseconds, 1.0), milliseconds.size());
    std::fflush(stdout);
}

/// Processor time of this thread, in milliseconds.
inline double threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// Threads that compute until they are destroyed. They stand for a training and have the engine's niceness.
class BusyThreads
{
public:
    explicit BusyThreads(int count)
    {
        for (int thread = 0; thread < count; ++thread)
            m_threads.emplace_back([this] {
                setpriority(PRIO_PROCESS, 0, 5); // on Linux, this is only for this thread
                volatile double sum = 0.0;
                while (m_isBusy)
                    sum = sum + std::sqrt(sum + 1.0);
            });
    }
    BusyThreads(const BusyThreads&) = delete;
    BusyThreads& operator=(const BusyThreads&) = delete;
    ~BusyThreads()
    {
        m_isBusy = false;
        for (auto& thread : m_threads)
            thread.join();
    }

private:
    std::atomic<bool> m_isBusy = true;
    std::vector<std::thread> m_threads;
};

} // namespace attentoscope::bench
