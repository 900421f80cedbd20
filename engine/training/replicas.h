// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/configuration.h"
#include "engine/types/message.h"

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace attentoscope {

/// A thread that does one piece of work after the other. OpenMP and LibTorch keep data for each thread, so the same
/// thread is used again.
class ReplicaThread
{
public:
    ReplicaThread();
    ~ReplicaThread(); ///< waits for the work that is under way

    void start(std::function<void()> work);
    /// Waits until the work is done; what it threw comes back.
    std::exception_ptr finish();

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void()> m_work; ///< empty while there is none
    std::exception_ptr m_thrown;
    bool m_ending = false;
    std::thread m_thread;
};

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
