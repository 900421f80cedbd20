// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

namespace attentoscope::ui {

/// What can be asked of the engine in a state: the one place that decides what is enabled in the window.
struct Abilities
{
    bool loadData = false;
    bool cancelLoading = false;
    bool openRun = false;
    bool start = false;
    bool goOn = false; ///< with a run that ended; whether it can be continued also depends on its folder
    bool pause = false;
    bool resume = false;
    bool step = false;
    bool stop = false;
    bool save = false;
    bool translate = false;
};

Abilities abilitiesFor(const EngineState& state);

} // namespace attentoscope::ui
