// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/decodingworkers.h"

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/librarystate.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

namespace attentoscope {

namespace {

/// Whether it is faster to decode with several networks of this model, each on its own thread, than with one network on
/// all threads.
bool worksInParallel(const TranslationModel* model)
{
    return model->device().is_cpu() && Arithmetic::of(model->configuration().model).path == RecurrentPath::Fused;
}

} // namespace

DecodingWorkers::DecodingWorkers(const ModelGroup& models, std::size_t batches)
    : m_groups{models}, m_isParallel(batches > 1 && std::ranges::all_of(models.members(), worksInParallel))
{
    const auto threads = std::min(batches, static_cast<std::size_t>(std::max(1, at::get_num_threads())));
    while (m_isParallel && m_groups.size() < threads)
        m_groups.push_back(models.forThread(m_groups.size()));
}

void DecodingWorkers::run(
    std::size_t first, std::size_t end, const Work& work, const std::function<void(std::size_t)>& done) const
{
    std::atomic<std::size_t> next = first, ended = 0;
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto worker = [&](const ModelGroup& models, bool reports) {
        std::optional<OpenMpThreads> alone;
        if (m_isParallel)
            alone.emplace(1);
        try {
            for (auto batch = next++; batch < end; batch = next++) {
                work(models, batch);
                ++ended;
                if (reports && done)
                    done(ended);
            }
        } catch (...) {
            next = end; // stops the other threads
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
        }
    };
    std::vector<std::thread> threads;
    threads.reserve(m_groups.size());
    try {
        for (std::size_t index = 1; index < m_groups.size(); ++index)
            threads.emplace_back(worker, std::cref(m_groups[index]), false);
    } catch (...) { // no further thread can be started, so the running ones do all batches
    }
    worker(m_groups.front(), true);
    for (auto& thread : threads)
        thread.join();
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace attentoscope
