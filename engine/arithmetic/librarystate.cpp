// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/librarystate.h"

#include "engine/arithmetic/packedmatrix.h"

#include <ATen/Parallel.h>
#include <atomic>
#include <latch>
#include <malloc.h>
#include <omp.h>
#include <semaphore>
#include <thread>

namespace attentoscope {

// A function of tcmalloc, as its malloc_extension_c.h declares it. Null if the program was linked without tcmalloc.
extern "C" [[gnu::weak]] void MallocExtension_ReleaseFreeMemory();

void makeLibraryState()
{
    const auto weight = torch::ones({2, 2}, torch::requires_grad());
    (weight * weight).sum().backward();
    const PackedMatrix packed(weight.detach());
    const auto result = torch::empty({2, 2});
    packed.multiply(torch::ones({2, 2}), result, Accumulation::Replace);
}

void giveBackFreeMemory()
{
    if (MallocExtension_ReleaseFreeMemory)
        MallocExtension_ReleaseFreeMemory();
    else
        malloc_trim(0);
}

/// As many sleeping OpenMP threads as there are cores. They are the team of a thread of their own, and end when it
/// ends.
class BusyWaiting::Crowd
{
public:
    Crowd()
    {
        const int cores = static_cast<int>(std::thread::hardware_concurrency());
        std::latch ready(1);
        m_master = std::thread([this, &ready, cores] {
#pragma omp parallel num_threads(cores + 1)
            ++m_counted; // the compiler would remove an empty loop
            ready.count_down();
            m_end.acquire();
        });
        ready.wait();
    }
    ~Crowd()
    {
        m_end.release();
        m_master.join();
    }
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

private:
    std::binary_semaphore m_end{0};
    std::atomic<int> m_counted{0};
    std::thread m_master;
};

BusyWaiting::BusyWaiting()
{
    set(m_contention.isCrowded());
}

BusyWaiting::~BusyWaiting() = default;

void BusyWaiting::adapt()
{
    const auto now = CoreContention::Clock::now();
    if (!m_contention.isDue(now))
        return;
    m_contention.look(now, timeWithoutCore());
    set(m_contention.isCrowded());
}

void BusyWaiting::set(bool crowded)
{
    if (crowded && !m_crowd)
        m_crowd = std::make_unique<Crowd>();
    else if (!crowded)
        m_crowd.reset();
}

OpenMpThreads::OpenMpThreads(int count)
{
    // Without these calls, the first loop of a new thread would set the number with which all threads begin. LibTorch
    // 1.13 and our code share the flag that says whether a thread has had its first loop. LibTorch 2.6 has its own flag
    // and our code has another, so both calls are needed.
    (void)at::get_num_threads();
    at::internal::lazy_init_num_threads();
    m_before = omp_get_max_threads();
    omp_set_num_threads(count);
}

OpenMpThreads::~OpenMpThreads()
{
    omp_set_num_threads(m_before);
}

} // namespace attentoscope
