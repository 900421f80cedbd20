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

/// The position of a training: the part of its state that is not tensors. state.safetensors keeps it as metadata.
struct RunPosition
{
    std::int64_t step = 0;
    std::int64_t epoch = 0; ///< complete epochs
    std::int64_t batchInEpoch = 0;
    double seconds = 0.0;
    double bestLoss = 0.0; ///< loss of the best step; bestBleu is of the same step
    std::int64_t bestStep = 0; ///< 0 if nothing was validated yet
    std::int64_t validationsSinceBest = 0;
    double learningRate = 0.0; ///< the present base rate, which a person may have changed
    std::uint64_t metricsBytes = 0; ///< length of metrics.jsonl that belongs to this save
    std::optional<double> teacherForcing; ///< the value that a person set in place of the configuration's
    std::optional<double> alignmentWeight; ///< the same
    std::optional<std::int64_t> limitEpochs; ///< given at the start or during training; at most one of the three limits
    std::optional<std::int64_t> limitSteps;
    std::optional<double> limitMinutes;
    /// Step of the last validation; if absent, as in older saves, it is `step`.
    std::optional<std::int64_t> validatedStep;
    std::optional<std::int64_t> goalStep; ///< step at which the task last counted as learned
    /// Describes the weights of this save if they are a mean, at the end of training; none: as trained.
    std::optional<MeanOfSaves> mean;
    std::optional<double> bestBleu; ///< absent if nothing was validated yet, or if an older version saved it
    std::optional<std::int64_t> ranks; ///< number of processes that trained together until this save; absent: one
    /// Step at which a limit was last reached; the rest of a limit in time may have no steps.
    std::optional<std::int64_t> reachedStep;
};

/// The weights at one validation, which may become part of a mean.
struct AveragedWeights
{
    std::int64_t step = 0;
    double rank = 0.0; ///< the lower, the better the validation
    StoredTensors weights;
};
using AveragingWindow = std::vector<std::shared_ptr<const AveragedWeights>>; ///< sorted by step

struct RunSave
{
    RunPosition position;
    StoredTensors model;
    StoredTensors state; ///< state of the optimiser and random generators
    AveragingWindow window; ///< weights from which the mean at the end of training may be made
    /// The weights with which training continues, if `model` is a mean; otherwise null.
    std::shared_ptr<const StoredTensors> trained;
};

/// The sizes of a save's files, and their places.
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

/// Whether a save holds more than its weights and state: the weights for a mean, or the weights with which training
/// continues.
bool hasAverages(const RunSave& save);

/// Makes state.safetensors of such a save: the state, "average.<step>.<tensor>" for each member of the window with its
/// rank as metadata, and "trained.<tensor>" for the weights with which training continues.
StoredTensors stateWithAverages(const RunSave& save);

/// Moves all these tensors back from the state into the save. A BadRun error says what is wrong with it.
Result<void> takeAverages(RunSave& save, const std::filesystem::path& file);

/// Describes a run at its newest save. `epochs` counts the epochs done by then, with the fraction if it is known.
RunPast pastOf(
    const RunPosition& position, double epochs, const TrainingConfiguration& configuration, RunLock::State lock);

} // namespace attentoscope
