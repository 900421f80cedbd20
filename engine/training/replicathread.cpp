// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/replicathread.h"

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

} // namespace attentoscope
