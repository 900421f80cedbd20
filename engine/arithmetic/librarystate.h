// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/processor.h"

#include <memory>

namespace attentoscope {

/// Makes what oneDNN makes at its first product and LibTorch at its first gradient, and keeps until the process ends.
/// exit() destroys the newest first: who registers a function with it after this can still compute in that function,
/// and so can other threads meanwhile.
void makeLibraryState();

/// To be called after training: gives the memory that the allocator keeps for the next step back to the system.
void giveBackFreeMemory();

/// Decides how long OpenMP's threads keep their cores between two loops. They keep them long while nothing else wants
/// the cores, which is fastest. They give them up at once as soon as something does, because otherwise every thread
/// would wait for one that has no core.
///
/// GNU's libgomp reads GOMP_SPINCOUNT once, but it spins only 100 times while it has more threads than there are cores
/// (its manual, "GOMP_SPINCOUNT"). So while the cores are crowded, this class keeps a few OpenMP threads that do
/// nothing but be counted. If OMP_WAIT_POLICY is set, the number is another one. With another OpenMP the class has no
/// effect. If a process has several such objects, one that finds the cores crowded is enough.
class BusyWaiting
{
public:
    BusyWaiting();
    ~BusyWaiting();

    void adapt(); ///< between two steps; cheap
    bool isShort() const { return m_crowd != nullptr; }

private:
    class Crowd;
    void set(bool crowded);

    CoreContention m_contention;
    std::unique_ptr<Crowd> m_crowd;
};

/// Sets how many threads the loops of this thread use, as long as the object lives. Other threads keep their number.
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
