// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/callqueue.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace attentoscope {

namespace {

constexpr auto wakeUp = QEvent::User;

} // namespace

void CallQueue::post(Call call)
{
    {
        const std::lock_guard lock(m_mutex);
        m_calls.push_back(std::move(call));
    }
    QCoreApplication::postEvent(this, new QEvent(wakeUp));
}

bool CallQueue::event(QEvent* event)
{
    if (event->type() != wakeUp)
        return QObject::event(event);
    Call call;
    {
        const std::lock_guard lock(m_mutex);
        call = std::move(m_calls.front());
        m_calls.pop_front();
    }
    call();
    return true;
}

} // namespace attentoscope
