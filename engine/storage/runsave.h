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

/// The position of a training: those parts of its state that are not tensors. They are the metadata of
/// state.safetensors.
struct RunPosition
{
    std::int64_t step = 0;
    std::int64_t epoch = 0; ///< complete epochs
    std::int64_t batchInEpoch = 0;
    double seconds = 0.0;
    double bestLoss = 0.0; ///< loss of the best step; bestBleu belongs to the same step
    std::int64_t bestStep = 0; ///< 0 if nothing was validated yet
    std::int64_t validationsSinceBest = 0;
    double learningRate = 0.0; ///< the current base rate, which a person may have changed
    std::uint64_t metricsBytes = 0; ///< length of metrics.jsonl that belongs to this save
    std::optional<double> teacherForcing; ///< the value that a person set; none: that of the configuration
    std::optional<double> alignmentWeight; ///< the value that a person set; none: that of the configuration
    /// Set at the start or during training; at most one of the three limits is set.
    std::optional<std::int64_t> limitEpochs;
    std::optional<std::int64_t> limitSteps;
    std::optional<double> limitMinutes;
    /// Step of the last validation. Older saves do not have it; then it is `step`.
    std::optional<std::int64_t> validatedStep;
    std::optional<std::int64_t> goalStep; ///< step at which the task last counted as learned
    /// Describes the weights of this save if they are a mean, which is made at the end of training. None: they are
    /// trained weights.
    std::optional<MeanOfSaves> mean;
    std::optional<double> bestBleu; ///< none if nothing was validated yet, or in saves of older versions
    std::optional<std::int64_t> ranks; ///< number of processes that have trained together up to this save; none: one
    /// Step at which a limit was last reached. The rest of a time limit may be too short for a further step.
    std::optional<std::int64_t> reachedStep;
};

/// The weights of one validation, which may become part of a mean.
struct AveragedWeights
{
    std::int64_t step = 0;
    double rank = 0.0; ///< lower ranks are better validations
    StoredTensors weights;
};
using AveragingWindow = std::vector<std::shared_ptr<const AveragedWeights>>; ///< sorted by step

struct RunSave
{
    RunPosition position;
    StoredTensors model;
    StoredTensors state; ///< state of the optimiser and of random generators
    AveragingWindow window; ///< weights from which a mean can be made at the end of training
    /// If `model` is a mean, the weights with which training continues. Otherwise null.
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

/// The position as metadata. The keys are "position." and the member's name. Numbers read back exactly.
Metadata positionToMetadata(const RunPosition& position);
Result<RunPosition> positionFromMetadata(const Metadata& metadata, const std::filesystem::path& file);
/// Removes the position's entries.
void removePosition(Metadata& metadata);

/// Whether a save contains more than weights and state: weights for a mean, or weights with which training continues.
bool hasAverages(const RunSave& save);

/// Makes state.safetensors of a save with averages. It has the state; "average.<step>.<tensor>" for each member of the
/// window, with its rank as metadata; and "trained.<tensor>" for the weights with which training continues.
StoredTensors stateWithAverages(const RunSave& save);

/// Moves the tensors of averages from the state into the save. The BadRun error says what is wrong with them.
Result<void> takeAverages(RunSave& save, const std::filesystem::path& file);

/// Describes a run at its newest save. `epochs` is the number of epochs until then, with a fraction if it is known.
RunPast pastOf(
    const RunPosition& position, double epochs, const TrainingConfiguration& configuration, RunLock::State lock);

} // namespace attentoscope
