// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/replicas.h"

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/openmpthreads.h"

#include <ATen/Parallel.h>

#include <system_error>

namespace attentoscope {

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
    } catch (const std::system_error&) { // no more threads: this one computes for it
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
        forgetGradients(*other->replica.network); // or a later step would add them
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

} // namespace attentoscope
