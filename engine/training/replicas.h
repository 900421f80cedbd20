// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/training/replicathread.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

/// How a run divides its threads among replicas. It decides the numbers to the last bit, so a run keeps it.
enum class ReplicaRule : std::uint8_t {
    Two, ///< of runs that were begun before there could be more: two on an even number of threads
    ByRows, ///< as many as divide the threads and have rows enough
};

/// Data parallelism within one process. Each replica takes its share of a batch's sentences through the network,
/// forward and back, on its share of the threads. All replicas use the same weights, and their gradients are added
/// after each micro-batch. Threads that share one replica would wait for each other at every matrix product.
class Replicas
{
public:
    /// A smaller batch is not split: products with few rows are slow.
    static constexpr int fewestSentences = 16;
    /// Of more than two replicas each has so many.
    static constexpr int fewestOfMany = 32;

    explicit Replicas(TranslationModel& model);

    ReplicaRule rule() const { return m_rule; }
    void setRule(ReplicaRule rule) { m_rule = rule; }
    /// How many replicas a batch of so many sentences is worth on the threads that torch computes on.
    int countFor(std::size_t sentences) const;
    /// Uses one replica from now on, which needs less memory. Returns false if there was no other one to give up.
    bool giveUp();

    /// Runs `work` for each replica at the same time and returns when all are done. The first replica is the model's
    /// own network and works in this thread; so does one for which no thread can be made, after it. What a replica
    /// throws is thrown here, when all have ended.
    void run(int count, const std::function<void(int replica, Seq2SeqImpl& network)>& work);
    /// Adds the other replicas' gradients to those of the model's network, in their order, and forgets them.
    void addGradients();

private:
    struct OtherReplica
    {
        explicit OtherReplica(NetworkReplica own) : replica(std::move(own)), weights(replica.network->parameters()) { }

        NetworkReplica replica;
        std::vector<torch::Tensor> weights;
        std::optional<ReplicaThread> thread; ///< none could be made
    };

    void prepareOther(std::size_t index);

    TranslationModel& m_model;
    std::vector<std::unique_ptr<OtherReplica>> m_others; ///< made when they are first wanted
    ReplicaRule m_rule = ReplicaRule::ByRows;
    bool m_isGivenUp = false;
};

} // namespace attentoscope
