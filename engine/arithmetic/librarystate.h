// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/processor.h"

#include <memory>

namespace attentoscope {

/// Makes some objects early, which oneDNN otherwise makes at its first product, and LibTorch at its first gradient.
/// They live until the process ends. exit() destroys the newest objects first. So a function that is registered with
/// exit() after this call can still compute, and so can other threads while it runs.
void makeLibraryState();

/// Should be called after training. Gives back to the system what the allocator keeps for the next step.
void giveBackFreeMemory();

/// Decides how long OpenMP's threads keep their cores between two loops. While nothing else needs the cores, threads
/// keep them for a long time, which is fastest. While something else needs them, threads give them up at once;
/// otherwise all would wait for a thread that has no core.
///
/// GNU's libgomp reads GOMP_SPINCOUNT once. But it spins only 100 times while there are more threads than cores (see
/// "GOMP_SPINCOUNT" in its manual). So while the cores are crowded, this class keeps a few idle OpenMP threads, just to
/// be counted. With OMP_WAIT_POLICY the number is different. With another OpenMP library the class has no effect. If a
/// process has several such objects, it is enough that one of them finds the cores crowded.
class BusyWaiting
{
public:
    BusyWaiting();
    ~BusyWaiting();

    void adapt(); ///< called between two steps; cheap
    bool isShort() const { return m_crowd != nullptr; }

private:
    class Crowd;
    void set(bool crowded);

    CoreContention m_contention;
    std::unique_ptr<Crowd> m_crowd;
};

/// Sets the number of threads for this thread's loops while the object lives. Other threads keep their number.
/// at::set_num_threads() would also change the number of every thread that begins later.
class OpenMpThreads
{
public:
    explicit OpenMpThreads(int count);
    ~OpenMpThreads();
    OpenMpThreads(const OpenMpThreads&) = delete;
    OpenMpThreads& operator=(const OpenMpThreads&) = delete;

private:
    int m_before;
};

} // namespace attentoscope
