// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/ranks.h"
#include "engine/training/runwriter.h"
#include "engine/training/saveaveraging.h"
#include "engine/training/trainingcourse.h"
#include "engine/training/workclock.h"

#include <chrono>
#include <memory>
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
    ~TrainingLoop();

    /// Works for about `budget`, at least one batch or the save that is due; without any budget exactly one batch.
    /// After an error, or an `end` other than StillRunning, there is nothing more to do.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

    /// Saves, and leaves the best weights in the model when training came to its own end.
    Result<TrainingReports> finish(TrainingEnd why);

    std::vector<Message> notices(); ///< before the first batch

    Result<SaveReport> save() { return m_writer.saveAndWait(); }

    /// As in Session.
    Result<void> validateNow(); ///< NotReady: there is nothing to validate with
    Result<TrainingReports> watchNow(); ///< decodes the watched sentences, if there is no picture of this step yet
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setLimit(const TrainingLimit& limit);
    void setWatched(std::vector<WatchedSentence> watched);
    const RunPosition& position() const { return m_course.position(); }
    const std::optional<RunFolder>& folder() const { return m_folder; }

private:
    /// A validation that is due decides about the best weights, the patience and the rate; one that a person asks for
    /// decides nothing; that of a mean of saves decides which weights the run ends with.
    enum class Purpose : std::uint8_t { None, Training, Person, Mean };
    class Watcher;

    explicit TrainingLoop(TrainingParts parts);
    Result<void> restore(const RunSave& save);
    Result<void> cutFolderBack(); ///< what lies there from later than where training goes on
    bool hasEnded() const { return m_end != TrainingEnd::StillRunning; }
    bool isValidating() const { return m_purpose != Purpose::None; }
    bool isSaveDue() const { return !isValidating() && m_writer.isSaveDue(); }
    Result<void> trainOrValidate(TrainingReports& reports); ///< one batch of whatever comes next
    Result<void> trainBatch(TrainingReports& reports);

    bool beginValidation(Purpose purpose); ///< false: there is nothing to validate with
    bool beginOwedValidation(); ///< that is due and has not begun, or ran out of memory
    void cancelValidation();
    void breakValidationOff(Error& error);
    bool isValidationGivenUp(); ///< too little time is left for it; where it can be made shorter, it is
    Result<std::optional<ValidationReport>> advanceValidation();
    Result<void> validateBatch(TrainingReports& reports);
    Result<void> keepMeasured(const ValidationReport& validation, TrainingReports& reports);

    /// Ends training, after the mean of saves is measured where one is wanted.
    Result<void> endBecause(TrainingEnd why);
    /// What follows from a validation: the mean is kept or not, or patience is over.
    Result<void> judge(const ValidationReport& validation, TrainingReports& reports);
    Result<void> goOnToLimit(); ///< if there is one again that is not reached
    Result<void> useBest(TrainingEnd why, TrainingReports& reports); ///< when training came to its own end

    /// Decodes what is watched, for the report and for the folder.
    void watch(TrainingReports& reports, KeepSnapshots keep);
    void keepPicture(TrainingReports& reports); ///< of this step, in the folder whatever the schedule says
    void noteChange(const char* key, double value);
    TrainingProgress progress() const;
    const TrainingConfiguration& configuration() const { return m_task->configuration(); }

    std::unique_ptr<TrainingTask> m_task;
    std::optional<RunFolder> m_folder;
    TrainingCourse m_course;
    SaveAveraging m_averaging;
    RunWriter m_writer;
    std::unique_ptr<Watcher> m_watcher;
    RateMeter m_rate;
    WorkStopwatch m_clock; ///< of the seconds of this training; nothing counts twice
    Purpose m_purpose = Purpose::None; ///< of the validation under way
    bool m_isValidationOwed = false;
    std::int64_t m_failedStep = -1; ///< at which a validation that was due failed last
    TrainingEnd m_end = TrainingEnd::StillRunning;
    TrainingEnd m_owedEnd = TrainingEnd::StillRunning; ///< what it will be once the mean of saves is measured
    double m_bestBeforeMean = 0.0; ///< by the run's measure
    std::vector<ChangeReport> m_changes; ///< not reported yet
    std::optional<Error> m_error; ///< for the next call of advance()
};

/// The training of a rank other than 0: it computes its share of the batches that rank 0 names, until rank 0 ends it.
class FollowedTraining
{
public:
    /// The task's weights are set from `resumed`, if training goes on.
    static Result<std::unique_ptr<FollowedTraining>> make(
        std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks, const std::optional<RunSave>& resumed);

    /// As TrainingLoop::advance(). Who wants to stop asks rank 0 to end training, and waits for that.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

private:
    FollowedTraining(std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks)
        : m_task(std::move(task)), m_ranks(std::move(ranks))
    {
    }
    Result<void> restore(const RunSave& save);
    Result<void> follow(const RankOrder& order, TrainingReports& reports);

    std::unique_ptr<TrainingTask> m_task;
    std::shared_ptr<Ranks> m_ranks;
};

} // namespace attentoscope
