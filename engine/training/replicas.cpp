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
    const bool isFused = Arithmetic::of(m_model.configuration().model).path == RecurrentPath::Fused;
    return isFused && !m_isGivenUp && sentences >= fewestSentences && at::get_num_threads() % 2 == 0 ? 2 : 1;
}

bool Replicas::giveUp()
{
    m_isGivenUp = true;
    return std::exchange(m_second, nullptr) != nullptr;
}

void Replicas::run(int count, const std::function<void(int replica, Seq2SeqImpl& network)>& work)
{
    if (count == 1) {
        work(0, m_model.network());
        return;
    }
    const int threads = at::get_num_threads() / count;
    if (!m_second)
        m_second = std::make_unique<SecondReplica>(m_model.replica());
    m_second->replica.network->train(m_model.network().is_training());
    m_second->replica.random->seed(m_model.random().drawSeed());
    m_second->thread.start([&] {
        const OpenMpThreads share(threads);
        work(1, *m_second->replica.network);
    });
    std::exception_ptr thrown;
    try {
        const OpenMpThreads share(threads);
        work(0, m_model.network());
    } catch (...) {
        thrown = std::current_exception();
    }
    const auto thrownThere = m_second->thread.finish();
    if (thrown || thrownThere) {
        forgetGradients(*m_second->replica.network); // or a later step would add them
        std::rethrow_exception(thrown ? thrown : thrownThere);
    }
}

void Replicas::addGradients()
{
    if (!m_second)
        return;
    const torch::NoGradGuard guard;
    auto own = m_model.network().parameters();
    for (std::size_t index = 0; index < own.size(); ++index) {
        auto& theirs = m_second->weights[index].mutable_grad();
        auto& gradient = own[index].mutable_grad();
        if (!gradient.defined())
            gradient = theirs;
        else if (theirs.defined())
            gradient.add_(theirs);
        theirs.reset();
    }
}

} // namespace attentoscope
