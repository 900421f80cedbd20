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

/// How a training begins. OfModel: with the weights of a model that can already translate. They are saved and measured
/// before the first step.
enum class TrainingStart : std::uint8_t { Random, OfModel };

struct TrainingParts
{
    std::unique_ptr<TrainingTask> task;
    std::optional<RunFolder> folder; ///< none: nothing is saved
    std::optional<RunSave> resumed; ///< the save from which training continues; the task gets its weights
    TrainingLimit limit; ///< all zero: the configured steps or epochs
    std::vector<WatchedSentence> watched;
    int ranks = 1; ///< number of processes that train together
    TrainingStart start = TrainingStart::Random;
    RepeatedCourse repeated = {}; ///< for a fork
};

/// A training from its first batch to its end, for the window and the command line. It makes batches of training or
/// validation one by one, stops early, and keeps the best weights, saves, metrics and watched sentences. Its owner can
/// do other work between two calls of advance().
class TrainingLoop
{
public:
    static Result<std::unique_ptr<TrainingLoop>> make(TrainingParts parts);
    ~TrainingLoop();

    /// Works for about `budget`, but makes at least one batch or the due save. With a budget of zero it makes exactly
    /// one batch. Training is over after an error, or if `end` is not StillRunning.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

    /// Saves. If training has ended by itself, uses the best weights.
    Result<TrainingReports> finish(TrainingEnd why);

    std::vector<Message> notices(); ///< must be called before the first batch

    Result<SaveReport> save() { return m_writer.saveAndWait(); }

    /// Works as in Session.
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
    /// The purpose of a validation. Training: it decides on the best weights, the patience and the rate. Person: the
    /// user has requested it, and it decides nothing. Mean: it measures a mean of saves, and decides with which weights
    /// the run ends. Start: it measures the model with which training begins, at step 0, and decides nothing.
    enum class Purpose : std::uint8_t { None, Training, Person, Mean, Start };
    class Watcher;

    explicit TrainingLoop(TrainingParts parts);
    Result<void> restore(const RunSave& save);
    /// Does nothing if the weight is zero.
    Result<void> prepareGuiding(double alignmentWeight, std::chrono::milliseconds patience);
    Result<void> awaitGuiding(std::chrono::milliseconds budget, const std::stop_token& stop);
    Result<void> keepStart(); ///< saves the model with which training begins, and requests its validation
    Result<void> cutFolderBack(); ///< removes everything after the position from which training continues
    bool hasEnded() const { return m_end != TrainingEnd::StillRunning; }
    bool isValidating() const { return m_purpose != Purpose::None; }
    bool isSaveDue() const { return !isValidating() && m_writer.isSaveDue(); }
    Result<void> trainOrValidate(TrainingReports& reports); ///< computes one batch
    Result<void> trainBatch(TrainingReports& reports);

    bool beginValidation(Purpose purpose); ///< false if there are no validation pairs
    bool beginOwedValidation(); ///< for a due validation that has not begun, or for which memory ran out
    void cancelValidation();
    void breakValidationOff(Error& error);
    bool isValidationGivenUp(); ///< whether too little time is left for the validation, and it cannot be shortened
    Result<std::optional<ValidationReport>> advanceValidation();
    Result<void> validateBatch(TrainingReports& reports);
    Result<void> keepMeasured(const ValidationReport& validation, TrainingReports& reports);

    /// Ends training. If a mean of saves is wanted, measures it first.
    Result<void> endBecause(TrainingEnd why);
    /// Acts on a validation: uses the mean or not; or ends training if patience is over.
    Result<void> judge(const ValidationReport& validation, TrainingReports& reports);
    Result<void> goOnToLimit(); ///< if there is a new limit that is not reached yet, continues
    /// If training has ended by itself, uses the best weights.
    Result<void> useBest(TrainingEnd why, TrainingReports& reports);

    /// Decodes the watched sentences, for the report and the folder.
    void watch(TrainingReports& reports, KeepSnapshots keep);
    /// Writes the pictures of this step into the folder, whatever the schedule.
    void keepPicture(TrainingReports& reports);
    void changeLearningRate(double rate);
    void changeTeacherForcing(double probability);
    Result<void> changeAlignmentWeight(double weight);
    Result<void> repeatChanges(); ///< repeats changes that a person made in the fork's original at this step
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
    Purpose m_purpose = Purpose::None; ///< purpose of the current validation
    bool m_isValidationOwed = false;
    bool m_isMeanOwed = false; ///< whether a fork must measure the mean here, as its original did before it went on
    std::int64_t m_failedStep = -1; ///< step at which a due validation last failed
    TrainingEnd m_end = TrainingEnd::StillRunning;
    TrainingEnd m_owedEnd = TrainingEnd::StillRunning; ///< how training will end when the mean of saves is measured
    double m_bestBeforeMean = 0.0; ///< best value of the deciding measure, without the mean
    std::optional<double> m_learningLinks; ///< progress of links that are taught, while training waits for them
    /// The weight before the person's last change, until its links are ready. None: training began with this weight.
    std::optional<double> m_weightBefore;
    std::vector<ChangeReport> m_changes; ///< changes that are not reported yet
    std::vector<Message> m_notices; ///< notices that are not reported yet
    TrainingReports m_unreported; ///< what came before a step that failed
    std::optional<Error> m_error; ///< the next call of advance() returns it
};

/// The training of a rank other than 0. It computes its share of the batches of rank 0, until rank 0 ends it.
class FollowedTraining
{
public:
    /// If training continues, the task gets the weights of `resumed`.
    static Result<std::unique_ptr<FollowedTraining>> make(
        std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks, const std::optional<RunSave>& resumed);

    /// Does what TrainingLoop::advance() does. To stop, ask rank 0 to end training, and then wait.
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
