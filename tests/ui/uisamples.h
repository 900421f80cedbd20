// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

/// Small values as the engine would send them, for the tests of the window and its panels.
namespace attentoscope::tests {

Catalogue sampleCatalogue();
CorpusSummary sampleCorpus();
RunDescription sampleRun();
/// Source and target words separated by spaces; the weights of each row are on its own place.
Translation sampleTranslation(const std::string& source, const std::string& target);
/// The same with heads of all three kinds; rows sum to one. From the first on: to the word before, to the same place,
/// to the last place, spread out; then again.
Translation withSampleHeads(Translation translation, int layers, int heads);

inline constexpr EngineState idleWithData{DataState::Loaded, ModelState::None, Activity::Idle};
inline constexpr EngineState idleWithModel{DataState::Loaded, ModelState::Loaded, Activity::Idle};
inline constexpr EngineState running{DataState::Loaded, ModelState::Loaded, Activity::Running};
inline constexpr EngineState paused{DataState::Loaded, ModelState::Loaded, Activity::Paused};

} // namespace attentoscope::tests
