// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/training/trainingtask.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

namespace attentoscope {

class TrainingLoop;

/// What a training run is made from.
struct TrainingRunParts
{
    std::unique_ptr<TrainingTask> task;
    std::optional<RunFolder> folder; ///< none: nothing is saved
    std::optional<RunSave> resumed; ///< where to go on; the task's weights are set from it
    TrainingLimit limit; ///< all zero: the configuration's steps or epochs
    std::vector<WatchedSentence> watched;
};

/// Training from its first batch to its end: epochs, validation, early stopping, the best weights, autosave, metrics
/// and watched sentences, for the window and the command line alike. It works in slices, so that its owner can do other
/// things between two batches.
class TrainingRun
{
public:
    static Result<std::unique_ptr<TrainingRun>> make(TrainingRunParts parts);
    ~TrainingRun();

    /// Works for about `budget`, at least one batch or the save that is due; without any budget exactly one batch.
    /// After an error, or an `end` other than StillRunning, there is nothing more to do.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

    /// Saves, and leaves the best weights in the model when training came to its own end.
    Result<TrainingReports> finish(TrainingEnd why);

    Result<SaveReport> save();

    /// As in Session.
    Result<void> validateNow();
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setLimit(const TrainingLimit& limit);
    void setWatched(std::vector<WatchedSentence> watched);
    RunPosition position() const;
    const std::optional<RunFolder>& folder() const;

private:
    explicit TrainingRun(std::unique_ptr<TrainingLoop> loop);
    std::unique_ptr<TrainingLoop> m_loop;
};

} // namespace attentoscope
