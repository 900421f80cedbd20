// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <string>

namespace attentoscope {

int coreCount(); ///< of the processor, at least one

/// Threads to compute a model with, given the processor's cores. Small models get one for each replica (Replicas):
/// handing out their small products saves little, and costs most of the speed as soon as another program wants a core.
int threadCount(const Configuration& configuration, int cores);

struct ThreadChoice
{
    int threads = 1;
    std::string note; ///< for the person, where it is not what the run was made with; empty otherwise
};

/// Threads that a run goes on with: those it was made with, because they decide its numbers to the last bit. A person
/// may ask for others (`asked`, 0 if nobody did), and a run from a larger computer gets the cores that there are.
ThreadChoice threadsToGoOn(int ofRun, int asked, int cores);

} // namespace attentoscope
