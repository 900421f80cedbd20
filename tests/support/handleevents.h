// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>

namespace attentoscope::tests {

/// Handles the events that have come, and those that follow from them, until there are none. A timer counts only once
/// it has run out. If a thread sends events without end, this function does not wait for it.
inline void handleEvents()
{
    constexpr int mostTurns = 1000;
    auto* dispatcher = QAbstractEventDispatcher::instance();
    bool isHandling = dispatcher != nullptr;
    for (int turn = 0; isHandling && turn < mostTurns; ++turn) {
        isHandling = dispatcher->processEvents(QEventLoop::AllEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace attentoscope::tests
