// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/replicas.h"

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/librarystate.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>

namespace attentoscope {

ReplicaThread::ReplicaThread() : m_thread([this] { run(); }) { }

ReplicaThread::~ReplicaThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void ReplicaThread::start(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_work = std::move(work);
    }
    m_changed.notify_all();
}

std::exception_ptr ReplicaThread::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_work; });
    return std::exchange(m_thrown, nullptr);
}

void ReplicaThread::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_work || m_ending; });
        if (!m_work)
            return;
        lock.unlock();
        std::exception_ptr thrown;
        try {
            m_work();
        } catch (...) {
            thrown = std::current_exception();
        }
        lock.lock();
        m_work = nullptr;
        m_thrown = thrown;
        m_changed.notify_all();
    }
}

Replicas::Replicas(TranslationModel& model) : m_model(model) { }

int Replicas::countFor(std::size_t sentences) const
{
    const bool isFused =
        m_model.device().is_cpu() && Arithmetic::of(m_model.configuration().model).path == RecurrentPath::Fused;
    const int threads = at::get_num_threads(), all = static_cast<int>(sentences);
    if (!isFused || m_isGivenUp || all < fewestSentences)
        return 1;
    if (m_rule == ReplicaRule::ByRows)
        for (int count = threads; count > 2; --count)
            if (threads % count == 0 && all / count >= fewestOfMany)
                return count;
    return threads % 2 == 0 ? 2 : 1;
}

bool Replicas::giveUp()
{
    m_isGivenUp = true;
    const bool had = !m_others.empty();
    m_others.clear();
    return had;
}

void Replicas::prepareOther(std::size_t index)
{
    if (index == m_others.size())
        m_others.push_back(std::make_unique<OtherReplica>(m_model.replica()));
    auto& other = *m_others[index];
    try {
        if (!other.thread)
            other.thread.emplace();
    } catch (const std::system_error&) { // no more threads can be started, so this thread does the work
    }
    other.replica.network->train(m_model.network().is_training());
    other.replica.random->seed(m_model.random().drawSeed());
}

void Replicas::run(int count, const std::function<void(int replica, Seq2SeqImpl& network)>& work)
{
    if (count == 1) {
        work(0, m_model.network());
        return;
    }
    const int threads = at::get_num_threads() / count;
    const auto others = static_cast<std::size_t>(count - 1);
    for (std::size_t index = 0; index < others; ++index)
        prepareOther(index);
    const auto compute = [&](std::size_t replica) {
        const OpenMpThreads share(threads);
        work(static_cast<int>(replica), replica == 0 ? m_model.network() : *m_others[replica - 1]->replica.network);
    };
    std::exception_ptr thrown;
    const auto attempt = [&](const auto& part) {
        try {
            part();
        } catch (...) {
            if (!thrown)
                thrown = std::current_exception();
        }
    };
    attempt([&] {
        for (std::size_t index = 0; index < others; ++index)
            if (auto& thread = m_others[index]->thread)
                thread->start([&compute, index] { compute(index + 1); });
    });
    attempt([&] { compute(0); });
    for (std::size_t index = 0; index < others; ++index) {
        auto& thread = m_others[index]->thread;
        if (!thread && !thrown)
            attempt([&] { compute(index + 1); });
        else if (const auto thrownThere = thread ? thread->finish() : nullptr; thrownThere && !thrown)
            thrown = thrownThere;
    }
    if (!thrown)
        return;
    for (const auto& other : m_others)
        forgetGradients(*other->replica.network); // otherwise these gradients would be added to those of a later step
    std::rethrow_exception(thrown);
}

void Replicas::addGradients()
{
    const torch::NoGradGuard guard;
    auto own = m_model.network().parameters();
    for (const auto& other : m_others)
        for (std::size_t index = 0; index < own.size(); ++index) {
            auto& theirs = other->weights[index].mutable_grad();
            auto& gradient = own[index].mutable_grad();
            if (!gradient.defined())
                gradient = theirs;
            else if (theirs.defined())
                gradient.add_(theirs);
            theirs.reset();
        }
}

int coreCount()
{
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

int threadCount(const Configuration& configuration, int cores)
{
    if (configuration.task == Task::Unshuffle)
        return 1;
    constexpr int smallState = 256 * 64; // numbers in a state, for the whole batch
    const auto& model = configuration.model;
    const int width = model.architecture == Architecture::Transformer ? model.embeddingSize : model.hiddenSize;
    const int state = width * configuration.training.batchSize;
    if (state >= smallState)
        return cores;
    // Measured on two cores with 128 × 32. If a second thread has half of the sentences, it makes a step at least a
    // fifth faster on a quiet machine, and an eighth slower on a busy one. If it shares every product instead, a step
    // is up to half slower on a busy machine.
    constexpr int twoReplicas = 2;
    const bool hasReplicas = configuration.model.recurrent == RecurrentPath::Fused
        && configuration.training.batchSize >= Replicas::fewestSentences;
    return hasReplicas ? std::min(cores, twoReplicas) : 1;
}

ThreadChoice threadsToGoOn(int ofRun, int asked, int cores)
{
    const int threads = asked > 0 ? asked : ofRun > 0 ? std::min(ofRun, cores) : cores;
    if (threads == ofRun || ofRun < 1) // older runs have not recorded the number
        return {threads, {}};
    const auto before = ofRun == 1 ? Message("{} thread", ofRun) : Message("{} threads", ofRun);
    if (asked > 0)
        return {threads,
            Message(
                "This run was made with {} and goes on with {}. From now on its losses are no longer bit for bit those "
                "of an uninterrupted training.",
                before, threads)};
    return {threads,
        Message(
            "This run was made with {} and goes on with {}, as many as there are cores here. From now on its losses "
            "are no longer bit for bit those of an uninterrupted training.",
            before, threads)};
}

} // namespace attentoscope
