// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/headmeasures.h"
#include "engine/types/training.h"

/// Small samples of what the engine reports about its tables, data and trainings.
namespace attentoscope::tests {

Catalogue sampleCatalogue();
CorpusSummary sampleCorpus();
RunDescription sampleRun();

/// A training whose loss falls from about nine to one and a half, with noise, and a validation each epoch.
TrainingReports sampleCurve(std::int64_t steps, std::int64_t stepsPerEpoch);

/// The report of a model with one layer. It has an encoder head, a decoder head, and a cross head for each error rate.
/// Without error rates it has one cross head. The encoder head attends to the previous word.
HeadReport headReport(std::int64_t step, const std::vector<double>& errorRates);
SharedHeadReport sharedHeadReport(std::int64_t step, const std::vector<double>& errorRates);

inline constexpr EngineState idleWithData{DataState::Loaded, ModelState::None, Activity::Idle};
inline constexpr EngineState idleWithModel{DataState::Loaded, ModelState::Loaded, Activity::Idle};
inline constexpr EngineState running{DataState::Loaded, ModelState::Loaded, Activity::Running};
inline constexpr EngineState paused{DataState::Loaded, ModelState::Loaded, Activity::Paused};

} // namespace attentoscope::tests
