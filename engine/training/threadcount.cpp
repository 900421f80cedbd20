// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/threadcount.h"

#include "engine/training/replicas.h"

#include <algorithm>
#include <thread>

namespace attentoscope {

int coreCount()
{
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

int threadCount(const Configuration& configuration, int cores)
{
    if (configuration.task == Task::Unshuffle)
        return 1;
    constexpr int smallState = 256 * 64; // numbers in one step's state
    const auto& model = configuration.model;
    const int width = model.architecture == Architecture::Transformer ? model.embeddingSize : model.hiddenSize;
    const int state = width * configuration.training.batchSize;
    if (state >= smallState)
        return cores;
    // Measured on two cores with 128 × 32: a second thread that takes half of the sentences brings a fifth or more
    // on a quiet machine and costs an eighth on a busy one; one that shares every product costs up to a half there.
    constexpr int twoReplicas = 2;
    const bool hasReplicas = configuration.model.recurrent == RecurrentPath::Fused
        && configuration.training.batchSize >= Replicas::fewestSentences;
    return hasReplicas ? std::min(cores, twoReplicas) : 1;
}

ThreadChoice threadsToGoOn(int ofRun, int asked, int cores)
{
    const int threads = asked > 0 ? asked : ofRun > 0 ? std::min(ofRun, cores) : cores;
    if (threads == ofRun || ofRun < 1) // made before the number was kept
        return {threads, {}};
    const auto before = ofRun == 1 ? Message("{} thread", ofRun) : Message("{} threads", ofRun);
    if (asked > 0)
        return {threads,
            Message("This run was made with {} and goes on with {}: from here on its losses are not bit for bit "
                    "those of "
                    "a training that was never interrupted.",
                before, threads)};
    return {threads,
        Message("This run was made with {} and goes on with {}, as many as there are cores here: from here on its "
                "losses "
                "are not bit for bit those of a training that was never interrupted.",
            before, threads)};
}

} // namespace attentoscope
