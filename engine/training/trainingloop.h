// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/ranks.h"
#include "engine/training/repeatedcourse.h"
#include "engine/training/runwriter.h"
#include "engine/training/saveaveraging.h"
#include "engine/training/trainingcourse.h"
#include "engine/training/workclock.h"

#include <chrono>
#include <memory>
#include <stop_token>

namespace attentoscope {

/// Whether a training begins with random weights, or with those of a model that can translate: then they are saved and
/// measured before the first step.
enum class TrainingStart : std::uint8_t { Random, OfModel };

struct TrainingParts
{
    std::unique_ptr<TrainingTask> task;
    std::optional<RunFolder> folder; ///< if none, nothing is saved
    std::optional<RunSave> resumed; ///< the save to continue from; its weights are given to the task
    TrainingLimit limit; ///< if all are zero, the configuration's steps or epochs
    std::vector<WatchedSentence> watched;
    int ranks = 1; ///< number of processes that train together
    TrainingStart start = TrainingStart::Random;
    RepeatedCourse repeated = {}; ///< of a fork
};

/// Training from its first batch to its end, for the window and the command line: batches of training or validation one
/// by one, early stopping, the best weights, saves, metrics and watched sentences. Its owner can do other work between
/// two calls of advance().
class TrainingLoop
{
public:
    static Result<std::unique_ptr<TrainingLoop>> make(TrainingParts parts);
    ~TrainingLoop();

    /// Works for about `budget`, at least one batch or the due save; with a budget of zero it computes exactly one
    /// batch. Training is over after an error, or if `end` is not StillRunning.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

    /// Saves, and sets the best weights if training has ended by itself.
    Result<TrainingReports> finish(TrainingEnd why);

    std::vector<Message> notices(); ///< called before the first batch

    Result<SaveReport> save() { return m_writer.saveAndWait(); }

    /// The same as in Session.
    Result<void> validateNow(); ///< a NotReady error if there are no validation pairs
    Result<TrainingReports> watchNow(); ///< decodes the watched sentences, if this step has no snapshot yet
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    Result<void> setAlignmentWeight(double weight);
    void setLimit(const TrainingLimit& limit);
    void setWatched(std::vector<WatchedSentence> watched);
    void useLinks(std::shared_ptr<const CorpusLinks> links) { m_task->useLinks(std::move(links)); }
    const RunPosition& position() const { return m_course.position(); }
    const std::optional<RunFolder>& folder() const { return m_folder; }

private:
    /// Why a validation is made. Training: it decides on the best weights, the patience and the rate. Person: the user
    /// asked for it, and it decides nothing. Mean: it measures a mean of saves and decides which weights the run ends
    /// with. Start: it measures the model that is trained on, at step 0, and decides nothing.
    enum class Purpose : std::uint8_t { None, Training, Person, Mean, Start };
    class Watcher;

    explicit TrainingLoop(TrainingParts parts);
    Result<void> restore(const RunSave& save);
    Result<void> prepareGuiding(double alignmentWeight, std::chrono::milliseconds patience); ///< unless it is zero
    Result<void> awaitGuiding(std::chrono::milliseconds budget, const std::stop_token& stop);
    Result<void> keepStart(); ///< saves the model that is trained on, and has it measured
    Result<void> cutFolderBack(); ///< removes everything after the position from which training continues
    bool hasEnded() const { return m_end != TrainingEnd::StillRunning; }
    bool isValidating() const { return m_purpose != Purpose::None; }
    bool isSaveDue() const { return !isValidating() && m_writer.isSaveDue(); }
    Result<void> trainOrValidate(TrainingReports& reports); ///< computes one batch
    Result<void> trainBatch(TrainingReports& reports);

    bool beginValidation(Purpose purpose); ///< false if there are no validation pairs
    bool beginOwedValidation(); ///< for a due validation that has not begun or that ran out of memory
    void cancelValidation();
    void breakValidationOff(Error& error);
    bool isValidationGivenUp(); ///< whether too little time is left for it, and it cannot be shortened
    Result<std::optional<ValidationReport>> advanceValidation();
    Result<void> validateBatch(TrainingReports& reports);
    Result<void> keepMeasured(const ValidationReport& validation, TrainingReports& reports);

    /// Ends training, after measuring the mean of saves if one is wanted.
    Result<void> endBecause(TrainingEnd why);
    /// Acts on a validation: uses the mean or not, or ends training because patience is over.
    Result<void> judge(const ValidationReport& validation, TrainingReports& reports);
    Result<void> goOnToLimit(); ///< if there is a new limit that is not reached yet
    Result<void> useBest(TrainingEnd why, TrainingReports& reports); ///< if training has ended by itself

    /// Decodes the watched sentences for the report and the folder.
    void watch(TrainingReports& reports, KeepSnapshots keep);
    /// Writes the pictures of this step into the folder, even if the schedule does not ask for them.
    void keepPicture(TrainingReports& reports);
    void changeLearningRate(double rate);
    void changeTeacherForcing(double probability);
    Result<void> changeAlignmentWeight(double weight);
    Result<void> repeatChanges(); ///< those that a person made in a fork's original at this step
    void noteChange(const char* key, double value);
    TrainingProgress progress() const;
    double alignmentWeight() const { return position().alignmentWeight.value_or(configuration().alignmentWeight); }
    const TrainingConfiguration& configuration() const { return m_task->configuration(); }

    std::unique_ptr<TrainingTask> m_task;
    std::optional<RunFolder> m_folder;
    TrainingCourse m_course;
    SaveAveraging m_averaging;
    RunWriter m_writer;
    std::unique_ptr<Watcher> m_watcher;
    RateMeter m_rate;
    WorkStopwatch m_clock; ///< measures the seconds of this training
    Purpose m_purpose = Purpose::None; ///< of the current validation
    bool m_isValidationOwed = false;
    std::int64_t m_failedStep = -1; ///< step at which a due validation failed last
    TrainingEnd m_end = TrainingEnd::StillRunning;
    TrainingEnd m_owedEnd = TrainingEnd::StillRunning; ///< how training ends once the mean of saves is measured
    double m_bestBeforeMean = 0.0; ///< the best value of the run's measure, without the mean
    std::optional<double> m_learningLinks; ///< how far they are, if training waits for links that are taught
    /// The weight before a person's last change, until its links are ready; none: training began with this weight.
    std::optional<double> m_weightBefore;
    std::vector<ChangeReport> m_changes; ///< changes that were not reported yet
    std::vector<Message> m_notices; ///< the same
    std::optional<Error> m_error; ///< returned by the next call of advance()
};

/// The training of a rank other than 0: it computes its share of rank 0's batches, until rank 0 ends it.
class FollowedTraining
{
public:
    /// If training continues, the task's weights are set from `resumed`.
    static Result<std::unique_ptr<FollowedTraining>> make(
        std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks, const std::optional<RunSave>& resumed);

    /// Works as TrainingLoop::advance() does. To stop, ask rank 0 to end training, and wait for that.
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
