// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>

namespace attentoscope {

/// What can be asked of an engine in another process: the methods of Session, whose arguments follow in the request,
/// and a few more. The answer is always a Result. They stand in three groups, as EngineServer answers them: up to
/// SizeOf, from StartTraining and from Translate on.
enum class Call : std::uint8_t {
    GetCatalogue,
    GetStanding,
    Runs, ///< the list of runs there
    LoadData,
    LoadDataOfRun,
    SizeOf,
    StartTraining,
    ResumeTraining,
    OpenRun,
    OpenTogether,
    Run, ///< train by itself from now on, and report
    Advance, ///< while paused
    PauseTraining,
    FinishTraining,
    Save,
    DiscardTraining,
    ValidateNow,
    WatchNow,
    SetLearningRate,
    SetTeacherForcing,
    SetLimit,
    SetWatched,
    Translate,
    TranslateAll,
    Dissect,
    Compare,
    EndComparison,
    Evaluate,
    MeasureSentences,
    AdvanceSentences,
    Benchmark,
    Align,
};

/// What a Reports frame carries.
struct TrainingNews
{
    TrainingReports reports;
    std::optional<Error> failure; ///< training stands still; the last of the news
};

} // namespace attentoscope
