// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/threadcount.h"

namespace attentoscope {

int threadCount(const Configuration& configuration, int cores)
{
    // Numbers in one step's state. Measured on two cores: 128 × 32 gains a third from the second thread on a quiet
    // machine and loses half on a busy one; 512 × 128 gains two thirds.
    if (configuration.task == Task::Unshuffle)
        return 1;
    constexpr int smallState = 256 * 64;
    const int state = configuration.model.hiddenSize * configuration.training.batchSize;
    return state < smallState ? 1 : cores;
}

} // namespace attentoscope
