// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace attentoscope {

/// Runs calls in the thread it lives in, in the order they were posted, one for each event; what is left when it is
/// destroyed is dropped. Only the wake-up goes through Qt's event queue: the hand-over itself is guarded by a mutex
/// that the thread sanitizer can see, so that it can check everything that crosses between the two threads.
class CallQueue : public QObject
{
public:
    using Call = std::function<void()>;
    using QObject::QObject;

    void post(Call call); ///< any thread

protected:
    bool event(QEvent* event) override;

private:
    std::mutex m_mutex;
    std::deque<Call> m_calls;
};

} // namespace attentoscope
