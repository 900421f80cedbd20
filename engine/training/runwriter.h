// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/backgroundsaver.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savestore.h"
#include "engine/training/saveaveraging.h"

#include <chrono>
#include <memory>
#include <optional>

namespace attentoscope {

/// Writes a training into its folder. For a save, the training is copied between two batches, and another thread writes
/// the copy while training continues. Between saves it writes lines about losses, validations, changes and watched
/// sentences. If the disk refuses them, training continues. The reports name each failing file once. They name it again
/// only if it fails after some time without failures, because a disk that is nearly full accepts some lines and refuses
/// others. Without a folder, only the best weights are kept, in memory.
class RunWriter
{
public:
    /// `position` must be the training's position at each call. Its best step is cleared if the best save is lost. All
    /// arguments must outlive the writer.
    RunWriter(const TrainingTask& task, RunPosition& position, const SaveAveraging& averaging, RunFolder* folder);

    void append(const StepReport& step, TrainingReports& reports);
    void append(const ValidationReport& validation, TrainingReports& reports);
    void append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep, TrainingReports& reports);
    void append(const ChangeReport& change);
    void appendLeftOut(TrainingReports& reports); ///< appends the newest watched sentences if they are not written yet

    bool isSaveDue() const; ///< whether the last save is old enough
    void save(TrainingReports& reports); ///< the save is written while training continues
    /// The present weights are the best so far. They are written while training continues.
    void keepBest(TrainingReports& reports);
    std::optional<double> writingSeconds() const; ///< time that the last save took; none if no save is written yet
    void checkFolder(TrainingReports& reports); ///< reports once that the run's folder was removed or moved
    void takeOutcomes(TrainingReports& reports); ///< reports the saves that were finished since the last call

    Result<SaveReport> saveAndWait(); ///< returns when the save is on the disk
    Result<void> saveWhatIsNew(TrainingReports& reports); ///< returns when everything new is on the disk
    /// Whether the weights of the best step are kept. They may be lost although the step is known, if their save was
    /// damaged.
    bool hasBest() const;
    Result<StoredTensors> bestWeights() const;

    void setSaved() { m_savedStep = m_position.step; } ///< the present state was read from a save
    void setChanged() { m_savedStep.reset(); } ///< another save of this step would differ

private:
    using Clock = std::chrono::steady_clock;

    /// `failed` is the time of the last failure of this log; each log has its own.
    static void reportOnce(
        const Result<void>& written, std::optional<Clock::time_point>& failed, TrainingReports& reports);
    Result<void> request(SaveKind kind);
    Result<void> makeWhole(SaveKind kind);
    void forgetBest(TrainingReports& reports, Error error);
    void requestAndReport(SaveKind kind, TrainingReports& reports);
    Result<SaveReport> takeResult(TrainingReports& outcomes) const;

    const TrainingTask& m_task;
    RunPosition& m_position;
    const SaveAveraging& m_averaging;
    RunFolder* m_folder; ///< null if the run has no folder; then nothing is written
    std::optional<Clock::time_point> m_metricsFailed, m_watchedFailed, m_headsFailed;
    std::unique_ptr<BackgroundSaver> m_saver; ///< null without a folder
    std::optional<StoredTensors> m_bestWeights; ///< the best weights if there is no folder
    Clock::time_point m_lastSave = Clock::now();
    std::optional<std::int64_t> m_savedStep; ///< step of the last save; none if anything has changed since
    TrainingReports m_unreported; ///< about saves
    bool m_isFailing = false; ///< whether the last save could not be written
    bool m_isLogBehind = false; ///< whether the metrics that belong to the save could not be written
    std::optional<Error> m_refusal; ///< why the disk has refused saves since the last written one; reported once
    bool m_isFolderGone = false;
    bool m_isRemade = false; ///< whether the folder was made again since the last reported save
};

} // namespace attentoscope
