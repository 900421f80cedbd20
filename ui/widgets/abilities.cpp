// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/abilities.h"

namespace attentoscope::ui {

Abilities abilitiesFor(const EngineState& state, const Tasks& tasks)
{
    const bool free = state.activity == Activity::Idle || state.activity == Activity::Failed;
    const bool running = state.activity == Activity::Running;
    const bool paused = state.activity == Activity::Paused;
    const bool evaluating = state.activity == Activity::Evaluating; // evaluating is possible while training is paused
    const bool hasData = state.data == DataState::Loaded;
    const bool hasModel = state.model == ModelState::Loaded;
    const bool working = evaluating || state.activity == Activity::Saving;

    Abilities able;
    // The engine answers requests that were made while it starts.
    const bool starting = state.activity == Activity::Starting;
    able.loadData = free || starting;
    able.cancelLoading = state.data == DataState::Loading;
    able.openRun = (free || starting) && state.data != DataState::Loading;
    able.start = free && (hasData || tasks.chosen != Task::Sentences);
    able.swapDirection = free && hasData;
    able.goOn = free && hasModel && (hasData || tasks.loaded != Task::Sentences);
    able.pause = running;
    able.resume = paused || evaluating;
    able.step = paused;
    able.stop = running || paused || evaluating;
    able.again = able.goOn || able.stop;
    able.validate = (running || paused) && tasks.loaded == Task::Sentences;
    able.save = hasModel && (running || paused); // the save of a run that has ended already exists
    able.translate = hasModel && (free || running || paused || working);
    return able;
}

} // namespace attentoscope::ui
