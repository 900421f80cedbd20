// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/enginestate.h"

namespace attentoscope::ui {

/// The requests that are possible in a state of the engine. Only this decides which actions the window enables.
struct Abilities
{
    bool loadData = false;
    bool cancelLoading = false;
    bool openRun = false;
    bool start = false;
    bool swapDirection = false;
    bool goOn = false; ///< continue a run that has ended; whether that is possible depends on its folder too
    bool pause = false;
    bool resume = false;
    bool step = false;
    bool stop = false; ///< stop, and keep or discard the run
    bool again = false; ///< start the current or last run anew
    bool validate = false;
    bool save = false;
    bool translate = false;
};

/// The tasks of the chosen preset and of the loaded run. Only sentences need data.
struct Tasks
{
    Task chosen = Task::Sentences;
    Task loaded = Task::Sentences;
};

Abilities abilitiesFor(const EngineState& state, const Tasks& tasks = {});

} // namespace attentoscope::ui
