// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"
#include "engine/storage/runlock.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// The place of a training: the part of its state that is not tensors. state.safetensors keeps it as metadata.
struct RunPosition
{
    std::int64_t step = 0;
    std::int64_t epoch = 0; ///< whole epochs done
    std::int64_t batchInEpoch = 0;
    double seconds = 0.0;
    double bestLoss = 0.0; ///< of the best step, and so is bestBleu
    std::int64_t bestStep = 0; ///< 0: not validated yet
    std::int64_t validationsSinceBest = 0;
    double learningRate = 0.0; ///< the base rate in force, which a person may have changed
    std::uint64_t metricsBytes = 0; ///< length of metrics.jsonl that belongs to this save
    std::optional<double> teacherForcing; ///< what a person set in place of the configuration's value
    std::optional<std::int64_t> limitEpochs; ///< given at the start or on the way; at most one of the three limits
    std::optional<std::int64_t> limitSteps;
    std::optional<double> limitMinutes;
    std::optional<std::int64_t> validatedStep; ///< the last one; absent in older saves: `step`
    std::optional<std::int64_t> goalStep; ///< at which the task last counted as learned
    std::optional<MeanOfSaves> mean; ///< what the weights of this save are, at the end of training; none: as trained
    std::optional<double> bestBleu; ///< absent: not validated yet, or saved by an older version
    std::optional<std::int64_t> ranks; ///< processes that trained together until this save; absent: one process
    std::optional<std::int64_t> reachedStep; ///< at which a limit was last reached; the end of its time is not trained
};

/// The weights at one validation, which may become part of a mean.
struct AveragedWeights
{
    std::int64_t step = 0;
    double rank = 0.0; ///< the better the validation, the lower
    StoredTensors weights;
};
using AveragingWindow = std::vector<std::shared_ptr<const AveragedWeights>>; ///< by step

struct RunSave
{
    RunPosition position;
    StoredTensors model;
    StoredTensors state; ///< optimiser and random generators
    AveragingWindow window; ///< what the mean at the end of training may be made of
    std::shared_ptr<const StoredTensors> trained; ///< where training goes on, if `model` is a mean; otherwise null
};

/// How large the files of a save are, and where they lie.
struct SaveSize
{
    std::filesystem::path modelFile;
    SafetensorsSize model;
    std::filesystem::path stateFile;
    SafetensorsSize state;
};

using Metadata = std::map<std::string, std::string>;

/// The position as metadata. The key of each number is "position." and its name; the text reads back exactly.
Metadata positionToMetadata(const RunPosition& position);
Result<RunPosition> positionFromMetadata(const Metadata& metadata, const std::filesystem::path& file);
/// Removes the position's entries again.
void removePosition(Metadata& metadata);

/// Whether a save holds more than its weights and state: what a mean may be made of, or where training goes on.
bool hasAverages(const RunSave& save);

/// state.safetensors of such a save: the state, "average.<step>.<tensor>" of each member of the window with its rank as
/// metadata, and "trained.<tensor>" where training goes on.
StoredTensors stateWithAverages(const RunSave& save);

/// Moves all that back from the state into the save; a BadRun error says what is wrong with it.
Result<void> takeAverages(RunSave& save, const std::filesystem::path& file);

/// How a run stood at its newest save. `epochs` are those done by then, with the fraction where it is known.
RunPast pastOf(
    const RunPosition& position, double epochs, const TrainingConfiguration& configuration, RunLock::State lock);

} // namespace attentoscope
