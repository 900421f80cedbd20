// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/enginestate.h"

namespace attentoscope::ui {

/// What can be asked of the engine in a state: the one place that decides what is enabled in the window.
struct Abilities
{
    bool loadData = false;
    bool cancelLoading = false;
    bool openRun = false;
    bool start = false;
    bool swapDirection = false;
    bool goOn = false; ///< with a run that ended; whether it can be continued also depends on its folder
    bool pause = false;
    bool resume = false;
    bool step = false;
    bool stop = false; ///< and keep, or discard
    bool again = false; ///< start anew what is trained, or was
    bool validate = false;
    bool save = false;
    bool translate = false;
};

/// What there is to learn: by the preset that is chosen, and by the run that is loaded. Only sentences need data.
struct Tasks
{
    Task chosen = Task::Sentences;
    Task loaded = Task::Sentences;
};

Abilities abilitiesFor(const EngineState& state, const Tasks& tasks = {});

} // namespace attentoscope::ui
