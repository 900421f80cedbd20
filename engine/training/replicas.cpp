// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/replicas.h"

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/openmpthreads.h"

#include <ATen/Parallel.h>

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

void Replicas::run(int count, const std::function<void(int replica, Seq2SeqImpl& network)>& work)
{
    if (count == 1) {
        work(0, m_model.network());
        return;
    }
    const int threads = at::get_num_threads() / count;
    const auto others = static_cast<std::size_t>(count - 1);
    while (m_others.size() < others)
        m_others.push_back(std::make_unique<OtherReplica>(m_model.replica()));
    for (std::size_t index = 0; index < others; ++index) {
        auto& other = *m_others[index];
        other.replica.network->train(m_model.network().is_training());
        other.replica.random->seed(m_model.random().drawSeed());
        other.thread.start([&work, &other, threads, number = static_cast<int>(index) + 1] {
            const OpenMpThreads share(threads);
            work(number, *other.replica.network);
        });
    }
    std::exception_ptr thrown;
    try {
        const OpenMpThreads share(threads);
        work(0, m_model.network());
    } catch (...) {
        thrown = std::current_exception();
    }
    for (std::size_t index = 0; index < others; ++index)
        if (const auto thrownThere = m_others[index]->thread.finish(); thrownThere && !thrown)
            thrown = thrownThere;
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
