// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/ratemeter.h"
#include "engine/training/trainingrun.h"
#include "engine/training/watcher.h"

namespace attentoscope {

/// The inside of TrainingRun: one batch of training or validation after the other, whatever the task is.
class TrainingLoop
{
public:
    enum class Best : std::uint8_t { No, Yes };

    explicit TrainingLoop(TrainingRunParts parts);
    Result<void> restore(const RunSave& save);

    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);
    Result<TrainingReports> finish(TrainingEnd why);
    Result<SaveReport> save(Best best);

    /// What a person changes on the way.
    Result<void> validateNow();
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setLimit(const TrainingLimit& limit);
    void setWatched(std::vector<WatchedSentence> watched) { m_watcher.setSentences(std::move(watched)); }
    RunPosition position() const { return m_position; }
    const std::optional<RunFolder>& folder() const { return m_folder; }

private:
    using Clock = std::chrono::steady_clock;

    void applyLimit(const TrainingLimit& limit);
    void noteChange(const char* key, double value);
    Result<void> unit(TrainingReports& reports); ///< one batch of whatever comes next
    Result<void> trainBatch(TrainingReports& reports);
    Result<void> validateBatch(TrainingReports& reports);
    Result<void> takeValidation(ValidationReport report, TrainingReports& reports);
    /// Decodes what is watched, for the report and for the folder.
    Result<void> watch(TrainingReports& reports, KeepSnapshots keep);
    bool isAutosaveDue() const;
    Result<void> autosave(TrainingReports& reports);
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
    std::int64_t m_validatedStep = 0;
    std::vector<ChangeReport> m_changes; ///< not reported yet
    std::optional<StoredTensors> m_bestWeights; ///< kept here when there is no folder to keep them
    Clock::time_point m_lastSave = Clock::now();
    std::int64_t m_savedStep = -1;
    TrainingEnd m_end = TrainingEnd::StillRunning;
};

} // namespace attentoscope
