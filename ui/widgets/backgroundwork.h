// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace attentoscope::ui {

/// Does work in another thread, one piece after the other, and returns the answers in its own thread. Its destructor
/// stops the current work, waits for it, and returns no more answers.
class BackgroundWork : public QObject
{
public:
    /// What the destructor does with a piece of work that is not done yet.
    enum class AtEnd : std::uint8_t {
        Dropped,
        Done, ///< for a change that a person was promised; nothing stops it
    };

    BackgroundWork() { m_pool.setMaxThreadCount(1); }
    ~BackgroundWork() override
    {
        m_isEnding = true;
        m_stop.request_stop();
        m_pool.waitForDone();
    }

    /// `work(stop)` runs in the other thread and returns a Result, then `receive(answer)` runs in this one. The answer
    /// to work that throws is an Error.
    template <typename Work, typename Receive>
    void run(const Work& work, const Receive& receive, AtEnd atEnd = AtEnd::Dropped)
    {
        const auto token = atEnd == AtEnd::Done ? std::stop_token() : m_stop.get_token();
        m_pool.start([this, work, receive, atEnd, stop = token] {
            if (m_isEnding && atEnd == AtEnd::Dropped)
                return;
            // So that the answer is moved, not copied.
            const auto answer = std::make_shared<decltype(work(stop))>(caught([&] { return work(stop); }));
            tell([receive, answer] { receive(std::as_const(*answer)); });
        });
    }
    void tell(const std::function<void()>& news) { QMetaObject::invokeMethod(this, news, Qt::QueuedConnection); }
    /// Stops all work that was begun, except what must be done.
    void stop() { std::exchange(m_stop, {}).request_stop(); }

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    std::atomic<bool> m_isEnding = false;
};

} // namespace attentoscope::ui
