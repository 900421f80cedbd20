// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace attentoscope::ui {

/// Does work in another thread, one piece after the other, and returns the answers in its own thread. Its destructor
/// stops the current work, waits for it, and drops its answer.
class BackgroundWork : public QObject
{
public:
    BackgroundWork() { m_pool.setMaxThreadCount(1); }
    ~BackgroundWork() override
    {
        m_stop.request_stop();
        m_pool.clear();
        m_pool.waitForDone();
    }

    /// `work(stop)` runs in the other thread, then `receive(answer)` in this one.
    template <typename Work, typename Receive>
    void run(const Work& work, const Receive& receive)
    {
        m_pool.start([this, work, receive, stop = m_stop.get_token()] {
            // So that the answer is moved, not copied.
            const auto answer = std::make_shared<decltype(work(stop))>(work(stop));
            tell([receive, answer] { receive(std::as_const(*answer)); });
        });
    }
    void tell(const std::function<void()>& news) { QMetaObject::invokeMethod(this, news, Qt::QueuedConnection); }
    void stop() { std::exchange(m_stop, {}).request_stop(); } ///< stops all work that was begun

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
};

} // namespace attentoscope::ui
