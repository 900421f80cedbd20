// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/threadcount.h"

#include "engine/training/lanes.h"

#include <algorithm>

namespace attentoscope {

int threadCount(const Configuration& configuration, int cores)
{
    if (configuration.task == Task::Unshuffle)
        return 1;
    constexpr int smallState = 256 * 64; // numbers in one step's state
    const int state = configuration.model.hiddenSize * configuration.training.batchSize;
    if (state >= smallState)
        return cores;
    // Measured on two cores with 128 × 32: a second thread that takes half of the sentences brings a fifth or more
    // on a quiet machine and costs an eighth on a busy one; one that shares every product costs up to a half there.
    constexpr int twoLanes = 2;
    const bool hasLanes = configuration.model.recurrent == RecurrentPath::Fused
        && configuration.training.batchSize >= Lanes::fewestSentences;
    return hasLanes ? std::min(cores, twoLanes) : 1;
}

} // namespace attentoscope
