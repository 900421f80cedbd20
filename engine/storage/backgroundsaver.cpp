// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/backgroundsaver.h"

#include <new>
#include <utility>

namespace attentoscope {

BackgroundSaver::BackgroundSaver(std::shared_ptr<SaveStore> saves)
    : m_saves(std::move(saves)), m_thread([this] { work(); })
{
}

BackgroundSaver::~BackgroundSaver()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isClosing = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void BackgroundSaver::request(RunSave save, SaveKind kind)
{
    {
        const std::lock_guard lock(m_mutex);
        (kind == SaveKind::Best ? m_best : m_plain) = Job{std::move(save), kind};
        m_isRequested = true;
    }
    m_changed.notify_all();
}

bool BackgroundSaver::isBusy() const
{
    const std::lock_guard lock(m_mutex);
    return m_isWriting || hasWork();
}

void BackgroundSaver::wait() const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_isWriting && !hasWork(); });
}

std::chrono::duration<double> BackgroundSaver::writingTime() const
{
    const std::lock_guard lock(m_mutex);
    return m_writingTime;
}

std::vector<Result<SaveReport>> BackgroundSaver::takeOutcomes()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_outcomes, {});
}

void BackgroundSaver::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isClosing || hasWork(); });
        auto job = nextJob();
        if (!job)
            return;
        m_isWriting = true;
        lock.unlock();
        const auto began = std::chrono::steady_clock::now();
        auto outcome = write(*job);
        lock.lock();
        m_writingTime = std::chrono::steady_clock::now() - began;
        m_isWriting = false;
        settle(std::move(*job), std::move(outcome));
        m_changed.notify_all();
    }
}

std::optional<BackgroundSaver::Job> BackgroundSaver::nextJob()
{
    if (!hasWork())
        return std::nullopt;
    return std::exchange(m_best ? m_best : m_plain, std::nullopt);
}

void BackgroundSaver::settle(Job job, Result<SaveReport> outcome)
{
    if (!outcome) {
        m_plain.reset();
        if (job.kind == SaveKind::Best && !m_best) {
            m_best = std::move(job);
            m_isRequested = false;
        }
    }
    m_outcomes.push_back(std::move(outcome));
}

Result<SaveReport> BackgroundSaver::write(const Job& job) const
{
    try {
        if (auto written = m_saves->write(job.save, job.kind); !written)
            return std::unexpected(written.error());
        return SaveReport{
            job.save.position.step, m_saves->run().string(), job.kind == SaveKind::Best, m_saves->steps()};
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::OutOfMemory,
            Message(
                "There is not enough memory to save the run in \"{}\". Close other programs; saving is tried again.",
                m_saves->run().string()));
    } catch (const std::exception& exception) {
        return failure(ErrorCode::Internal,
            Message("The run in \"{}\" could not be saved. Saving is tried again.", m_saves->run().string()),
            exception.what());
    }
}

} // namespace attentoscope
