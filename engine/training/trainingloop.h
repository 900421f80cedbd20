// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/ratemeter.h"
#include "engine/training/runlog.h"
#include "engine/training/trainingending.h"
#include "engine/training/watcher.h"
#include "engine/training/workclock.h"

#include <stop_token>

namespace attentoscope {

/// What a training is made from.
struct TrainingParts
{
    std::unique_ptr<TrainingTask> task;
    std::optional<RunFolder> folder; ///< none: nothing is saved
    std::optional<RunSave> resumed; ///< where to go on; the task's weights are set from it
    TrainingLimit limit; ///< all zero: the configuration's steps or epochs
    std::vector<WatchedSentence> watched;
    int ranks = 1; ///< processes that train together
};

/// Training from its first batch to its end, for the window and the command line alike: one batch of training or
/// validation after the other, early stopping, the best weights, saves, metrics and watched sentences. Its owner can do
/// other things between two calls of advance().
class TrainingLoop
{
public:
    static Result<std::unique_ptr<TrainingLoop>> make(TrainingParts parts);

    /// Works for about `budget`, at least one batch or the save that is due; without any budget exactly one batch.
    /// After an error, or an `end` other than StillRunning, there is nothing more to do.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

    /// Saves, and leaves the best weights in the model when training came to its own end.
    Result<TrainingReports> finish(TrainingEnd why);

    std::vector<Message> notices(); ///< before the first batch

    Result<SaveReport> save() { return m_saver.saveAndWait(); }

    /// As in Session.
    Result<void> validateNow() { return m_validation.beginForPerson(); }
    Result<TrainingReports> watchNow(); ///< decodes the watched sentences, if there is no picture of this step yet
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setLimit(const TrainingLimit& limit);
    void setWatched(std::vector<WatchedSentence> watched) { m_watcher.setSentences(std::move(watched)); }
    const RunPosition& position() const { return m_course.position(); }
    const std::optional<RunFolder>& folder() const { return m_folder; }

private:
    explicit TrainingLoop(TrainingParts parts);
    Result<void> restore(const RunSave& save);
    Result<void> cutFolderBack(); ///< what lies there from later than where training goes on
    bool isSaveDue() const { return !m_validation.isUnderWay() && m_saver.isDue(); }
    Result<void> trainOrValidate(TrainingReports& reports); ///< one batch of whatever comes next
    Result<void> trainBatch(TrainingReports& reports);
    Result<void> validateBatch(TrainingReports& reports);
    Result<void> keepMeasured(const ValidationReport& validation, TrainingReports& reports);
    /// Decodes what is watched, for the report and for the folder.
    void watch(TrainingReports& reports, KeepSnapshots keep);
    void keepPicture(TrainingReports& reports); ///< of this step, in the folder whatever the schedule says
    void noteChange(const char* key, double value);
    TrainingProgress progress() const;
    const TrainingConfiguration& configuration() const { return m_task->configuration(); }

    std::unique_ptr<TrainingTask> m_task;
    std::optional<RunFolder> m_folder;
    TrainingCourse m_course;
    ValidationPhase m_validation;
    RunLog m_log;
    SaveAveraging m_averaging;
    RunSaver m_saver;
    TrainingEnding m_ending;
    Watcher m_watcher;
    RateMeter m_rate;
    WorkStopwatch m_clock; ///< of the seconds of this training; nothing counts twice
    std::vector<ChangeReport> m_changes; ///< not reported yet
    std::optional<Error> m_error; ///< for the next call of advance()
};

} // namespace attentoscope
