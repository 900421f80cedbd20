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

/// A thread that executes works one after the other. OpenMP and LibTorch keep data for each thread, so the thread is
/// reused.
class ReplicaThread
{
public:
    ReplicaThread();
    ~ReplicaThread(); ///< waits until the current work is done

    void start(std::function<void()> work);
    /// Waits until the work is done, and returns its exception.
    std::exception_ptr finish();

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void()> m_work; ///< empty if there is no work
    std::exception_ptr m_thrown;
    bool m_ending = false;
    std::thread m_thread;
};

/// How a run divides its threads among replicas. The result depends on this to the last bit, so a run keeps its rule.
enum class ReplicaRule : std::uint8_t {
    Two, ///< for runs of older versions: two replicas if the number of threads is even
    ByRows, ///< the largest number that divides the threads and gives each replica enough rows
};

/// Data parallelism within one process. Each replica computes the forward and backward pass for its share of a batch's
/// sentences, with its share of the threads. All replicas use the same weights. Their gradients are added after each
/// micro-batch. If threads shared one replica, they would wait for each other at every matrix product.
class Replicas
{
public:
    /// Smaller batches are not split, because products with few rows are slow.
    static constexpr int fewestSentences = 16;
    /// The fewest sentences for each of more than two replicas.
    static constexpr int fewestOfMany = 32;

    explicit Replicas(TranslationModel& model);

    ReplicaRule rule() const { return m_rule; }
    void setRule(ReplicaRule rule) { m_rule = rule; }
    /// The number of replicas that is worth its cost for this many sentences on torch's threads.
    int countFor(std::size_t sentences) const;
    /// From now on, uses one replica, which needs less memory. Returns false if there was only one before.
    bool giveUp();

    /// Runs `work` for all replicas at the same time, and returns when all are done. The first replica is the model's
    /// own network and works in this thread. A replica without a thread also works here, after the first. An exception
    /// of a replica is rethrown here when all have ended.
    void run(int count, const std::function<void(int replica, Seq2SeqImpl& network)>& work);
    /// Adds the gradients of the other replicas to those of the model's network, in order, and clears them.
    void addGradients();

private:
    struct OtherReplica
    {
        explicit OtherReplica(NetworkReplica own) : replica(std::move(own)), weights(replica.network->parameters()) { }

        NetworkReplica replica;
        std::vector<torch::Tensor> weights;
        std::optional<ReplicaThread> thread; ///< none if no thread could be started
    };

    void prepareOther(std::size_t index);

    TranslationModel& m_model;
    std::vector<std::unique_ptr<OtherReplica>> m_others; ///< made when they are first needed
    ReplicaRule m_rule = ReplicaRule::ByRows;
    bool m_isGivenUp = false;
};

int coreCount(); ///< cores of the processor, at least one

/// The number of threads for a model on a processor with this many cores. A small model gets one thread for each
/// replica (Replicas). Sharing its small products saves little, and costs most of the speed as soon as another program
/// uses a core.
int threadCount(const Configuration& configuration, int cores);

struct ThreadChoice
{
    int threads = 1;
    Message note; ///< for the user if the number is not that of the run; otherwise empty
};

/// The number of threads for a run that is resumed. It is the number with which the run began, because its losses
/// depend on it to the last bit. The user may request another number (`asked`; 0 if not). If the run began on a
/// computer with more cores, it gets as many threads as this computer has cores.
ThreadChoice threadsToGoOn(int ofRun, int asked, int cores);

} // namespace attentoscope
