// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/backgroundsaver.h"
#include "engine/training/ratemeter.h"
#include "engine/training/trainingrun.h"
#include "engine/training/watcher.h"
#include "engine/training/workclock.h"

namespace attentoscope {

/// The inside of TrainingRun: one batch of training or validation after the other, whatever the task is.
class TrainingLoop
{
public:
    explicit TrainingLoop(TrainingRunParts parts);
    Result<void> restore(const RunSave& save);
    Result<void> cutFolderBack(); ///< what lies there from later than where training goes on

    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);
    Result<TrainingReports> finish(TrainingEnd why);
    Result<SaveReport> save(); ///< and waits until it is on the disk

    /// What a person changes on the way.
    Result<void> validateNow();
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setLimit(const TrainingLimit& limit);
    void setWatched(std::vector<WatchedSentence> watched) { m_watcher.setSentences(std::move(watched)); }
    RunPosition position() const { return m_position; }
    const std::optional<RunFolder>& folder() const { return m_folder; }

private:
    using Sort = BackgroundSaver::Sort;
    using Clock = std::chrono::steady_clock;

    void applyLimit(const TrainingLimit& limit);
    void rememberLimit(); ///< with the saves
    void noteChange(const char* key, double value);
    Result<void> unit(TrainingReports& reports); ///< one batch of whatever comes next
    Result<void> trainBatch(TrainingReports& reports);
    Result<void> validateBatch(TrainingReports& reports);
    void takeValidation(ValidationReport report, TrainingReports& reports);
    /// Decodes what is watched, for the report and for the folder.
    void watch(TrainingReports& reports, KeepSnapshots keep);
    bool isAutosaveDue() const;
    void autosave(Sort sort, TrainingReports& reports); ///< written beside the training
    void keepBest(TrainingReports& reports);
    Result<void> requestSave(Sort sort);
    void takeOutcomes(TrainingReports& reports);
    Result<void> saveWhatIsNew(TrainingReports& reports);
    Result<void> useBestWeights(TrainingReports& reports);
    /// What goes into the folder besides saves. A disk that does not take it stops nothing, and is told of once.
    void watchAtTheEnd(TrainingReports& reports);
    /// Tells of a log that could not be written, once: `isFailing` is kept for each log.
    static void noteWritten(const Result<void>& written, bool& isFailing, TrainingReports& reports);
    bool isValidationDue() const;
    void beginValidationIfDue();
    double epochsDone() const;
    void moveOn();
    double limitFraction() const;
    bool isLimitReached() const { return limitFraction() >= 1.0; }
    TrainingProgress progress() const;
    const TrainingConfiguration& configuration() const { return m_task->configuration(); }

    std::unique_ptr<TrainingTask> m_task;
    std::optional<RunFolder> m_folder;
    TrainingLimit m_limit;
    bool m_isLimitGiven = false; ///< by whoever began this training, resumed or not
    Watcher m_watcher;
    RateMeter m_rate;
    RunPosition m_position;
    std::int64_t m_batchesInEpoch = 0; ///< of the epoch under way; 0: the task has no epochs
    bool m_isValidating = false;
    bool m_isOnlyLooking = false; ///< the validation under way was asked for, and decides nothing
    std::vector<ChangeReport> m_changes; ///< not reported yet
    std::optional<StoredTensors> m_bestWeights; ///< kept here when there is no folder to keep them
    std::unique_ptr<BackgroundSaver> m_saver; ///< with a folder
    Clock::time_point m_lastSave = Clock::now();
    std::optional<std::int64_t> m_savedStep; ///< at which nothing is new since it was handed to the saver
    bool m_isSavingFailing = false; ///< the last save could not be written
    bool m_isLogFailing = false;
    bool m_isWatchedLogFailing = false;
    std::optional<Error> m_error; ///< for the next call of advance()
    TrainingEnd m_end = TrainingEnd::StillRunning;
};

} // namespace attentoscope
