// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/corecontention.h"

#include <memory>

namespace attentoscope {

/// How long OpenMP's threads stay on their cores between two loops: long while nothing else wants the cores, which is
/// quickest; hardly at all as soon as something does, because then every thread would wait for one that has no core.
///
/// GNU's libgomp reads GOMP_SPINCOUNT once, but spins only 100 times while there are more threads of its own than cores
/// (its manual, "GOMP_SPINCOUNT"). So as long as the cores are crowded, a few threads of OpenMP are kept that do
/// nothing but be counted. With OMP_WAIT_POLICY set it is another number, and with another OpenMP nothing comes of it.
/// Of several such objects in a process, one that finds the cores crowded is enough.
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

} // namespace attentoscope
