// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace attentoscope {

/// Runs calls in the thread in which it lives, in the order in which they were posted, one for each event. Its
/// destructor drops the remaining calls. Only the wake-up uses Qt's event queue. The calls are passed under a mutex
/// that the thread sanitizer can see. So the sanitizer can check everything that goes from one thread to the other.
class CallQueue : public QObject
{
public:
    using Call = std::function<void()>;
    using QObject::QObject;

    void post(Call call); ///< for any thread

protected:
    bool event(QEvent* event) override;

private:
    std::mutex m_mutex;
    std::deque<Call> m_calls;
};

} // namespace attentoscope
