// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stateannouncer.h"

#include "ui/widgets/announcement.h"

#include <QCoreApplication>

#include <utility>

namespace attentoscope::ui {

namespace {

/// Empty: nothing that people wait for.
QString announcementFor(const EngineState& before, const EngineState& now)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("StateAnnouncer", source); };
    const bool wasTraining = isTraining(before.activity) || before.activity == Activity::Stopping;
    if (now.data == DataState::Loading && before.data != DataState::Loading)
        return text("Reading the data");
    if (now.activity == Activity::Running)
        return before.activity == Activity::Paused ? text("Training goes on") : text("Training has begun");
    if (now.activity == Activity::Paused)
        return text("Training is paused");
    if (now.activity == Activity::Failed)
        return text("Training was stopped by an error");
    if (now.activity == Activity::Idle && wasTraining)
        return text("Training has ended");
    return now.data == DataState::Loaded && before.data == DataState::Loading ? text("The data are loaded") : QString();
}

} // namespace

void StateAnnouncer::setState(const EngineState& state)
{
    const auto before = std::exchange(m_state, state);
    if (before == state)
        return;
    if (const auto text = announcementFor(before, state); !text.isEmpty())
        announce(m_speaker, text);
}

} // namespace attentoscope::ui
