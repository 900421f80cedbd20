// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/message.h"

namespace attentoscope {

int coreCount(); ///< of the processor, at least one

/// Threads to compute a model with, given the processor's cores. Small models get one for each replica (Replicas):
/// handing out their small products saves little, and costs most of the speed as soon as another program wants a core.
int threadCount(const Configuration& configuration, int cores);

struct ThreadChoice
{
    int threads = 1;
    Message note; ///< for the person, where it is not what the run was made with; empty otherwise
};

/// The number of threads for a run that is resumed. It is the number that the run was made with, because that decides
/// its losses to the last bit. A person may ask for another number (`asked`, 0 if nobody did). A run from a computer
/// with more cores gets the cores that there are.
ThreadChoice threadsToGoOn(int ofRun, int asked, int cores);

} // namespace attentoscope
