// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/training/replicathread.h"

#include <memory>
#include <vector>

namespace attentoscope {

/// Data parallelism within one process. Each replica takes half of a batch's sentences through the network, forward and
/// back, on half of the threads. All replicas use the same weights, and their gradients are added after each
/// micro-batch. Threads that share one replica would wait for each other at every matrix product.
class Replicas
{
public:
    /// A smaller batch is not split: products with few rows are slow.
    static constexpr int fewestSentences = 16;

    explicit Replicas(TranslationModel& model);

    /// How many replicas a batch of so many sentences is worth: 1 or 2.
    int countFor(std::size_t sentences) const;
    /// Uses one replica from now on, which needs less memory. Returns false if there was no second one to give up.
    bool giveUp();

    /// Runs `work` for each replica at the same time and returns when all are done. The first replica is the model's
    /// own network and works in this thread. What a replica throws is thrown here.
    void run(int count, const std::function<void(int replica, Seq2SeqImpl& network)>& work);
    /// Adds the second replica's gradients, if there is one, to those of the model's network, and forgets them.
    void addGradients();

private:
    struct SecondReplica
    {
        explicit SecondReplica(NetworkReplica own) : replica(std::move(own)), weights(replica.network->parameters()) { }

        NetworkReplica replica;
        std::vector<torch::Tensor> weights;
        ReplicaThread thread;
    };

    TranslationModel& m_model;
    std::unique_ptr<SecondReplica> m_second; ///< made when it is first wanted
    bool m_isGivenUp = false;
};

} // namespace attentoscope
