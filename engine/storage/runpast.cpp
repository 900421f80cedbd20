// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runpast.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// What a save says of its limit; older saves leave it to the configuration.
TrainingLimit limitOf(const RunPosition& position, const TrainingConfiguration& configuration)
{
    const TrainingLimit saved{.epochs = static_cast<int>(position.limitEpochs.value_or(0)),
        .steps = position.limitSteps.value_or(0),
        .minutes = position.limitMinutes.value_or(0.0)};
    if (saved.epochs > 0 || saved.steps > 0 || saved.minutes > 0.0)
        return saved;
    if (configuration.minutes > 0.0)
        return {.epochs = 0, .steps = 0, .minutes = configuration.minutes};
    if (configuration.steps > 0)
        return {.epochs = 0, .steps = configuration.steps, .minutes = 0.0};
    return {.epochs = configuration.epochs, .steps = 0, .minutes = 0.0};
}

double fractionOf(const TrainingLimit& limit, const RunPosition& position, double epochs)
{
    double fraction = 0.0;
    if (limit.epochs > 0)
        fraction = std::max(fraction, epochs / limit.epochs);
    if (limit.steps > 0)
        fraction = std::max(fraction, static_cast<double>(position.step) / static_cast<double>(limit.steps));
    if (limit.minutes > 0.0)
        fraction = std::max(fraction, position.seconds / (60.0 * limit.minutes));
    return std::clamp(fraction, 0.0, 1.0);
}

} // namespace

RunPast pastOf(
    const RunPosition& position, double epochs, const TrainingConfiguration& configuration, RunLock::State lock)
{
    RunPast past;
    past.limit = limitOf(position, configuration);
    past.fraction = position.reachedStep == position.step ? 1.0 : fractionOf(past.limit, position, epochs);
    if (lock == RunLock::State::Held)
        past.end = RunPast::End::TrainedElsewhere;
    else if (lock == RunLock::State::Interrupted)
        past.end = RunPast::End::Interrupted;
    else if (position.goalStep && *position.goalStep == position.step)
        past.end = RunPast::End::GoalReached;
    else if (past.fraction >= 1.0)
        past.end = RunPast::End::LimitReached;
    else if (configuration.patience > 0 && position.validationsSinceBest >= configuration.patience)
        past.end = RunPast::End::EarlyStopped;
    return past;
}

} // namespace attentoscope
