// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/backgroundsaver.h"
#include "engine/storage/runfolder.h"
#include "engine/training/saveaveraging.h"

#include <chrono>
#include <memory>
#include <optional>

namespace attentoscope {

/// Writes a training into its folder. Saves: the training is copied between two batches, and another thread writes the
/// copy while training goes on. Lines between two saves: losses, validations, changes and watched sentences. If the
/// disk refuses them, training goes on. The reports name each failing file once, and again only after a while without a
/// failure, because a disk that is nearly full accepts some lines and not others. Without a folder only the best
/// weights are kept, in memory.
class RunWriter
{
public:
    /// `position` is the training's position at each call. Its best step is cleared when the best save is lost. All
    /// arguments must outlive the writer.
    RunWriter(const TrainingTask& task, RunPosition& position, const SaveAveraging& averaging, RunFolder* folder);

    void append(const StepReport& step, TrainingReports& reports);
    void append(const ValidationReport& validation, TrainingReports& reports);
    void append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep, TrainingReports& reports);
    void append(const ChangeReport& change);
    void appendLeftOut(TrainingReports& reports); ///< appends the newest watched sentences if they were not written yet

    bool isSaveDue() const; ///< depends on the time since the last save
    void save(TrainingReports& reports); ///< written while training goes on
    /// The present weights are the best so far; they are written while training goes on.
    void keepBest(TrainingReports& reports);
    std::optional<double> writingSeconds() const; ///< for the last save; none if no save was written yet
    void checkFolder(TrainingReports& reports); ///< reports once that the run's folder was removed or moved
    void takeOutcomes(TrainingReports& reports); ///< takes the results of the saves since the last call

    Result<SaveReport> saveAndWait(); ///< returns when the save is on the disk
    Result<void> saveWhatIsNew(TrainingReports& reports); ///< returns when everything new is on the disk
    Result<StoredTensors> bestWeights() const;

    void setSaved() { m_savedStep = m_position.step; } ///< the present state was read from a save
    void setChanged() { m_savedStep.reset(); } ///< a save of this step would now differ

private:
    using Sort = BackgroundSaver::Sort;
    using Clock = std::chrono::steady_clock;

    /// `failed` is the time of the log's last failure; each log has its own.
    static void reportOnce(
        const Result<void>& written, std::optional<Clock::time_point>& failed, TrainingReports& reports);
    Result<void> request(Sort sort);
    Result<void> makeWhole(Sort sort);
    void forgetBest(TrainingReports& reports, Error error);
    void requestAndReport(Sort sort, TrainingReports& reports);

    const TrainingTask& m_task;
    RunPosition& m_position;
    const SaveAveraging& m_averaging;
    RunFolder* m_folder; ///< null if the run has no folder; then nothing is written
    std::optional<Clock::time_point> m_metricsFailed, m_watchedFailed, m_headsFailed;
    std::unique_ptr<BackgroundSaver> m_saver; ///< null without a folder
    std::optional<StoredTensors> m_bestWeights; ///< the best weights if there is no folder
    Clock::time_point m_lastSave = Clock::now();
    std::optional<std::int64_t> m_savedStep; ///< step of the last save; none if anything has changed since
    std::vector<Message> m_notices; ///< notices that were not reported yet
    bool m_isFailing = false; ///< whether the last save could not be written
    bool m_isLogBehind = false; ///< whether the metrics that the save needs could not be written
    std::optional<Error> m_refusal; ///< why the disk took no save since the last written one; reported once
    bool m_isFolderGone = false;
    bool m_isRemade = false; ///< whether the folder was made again since the last reported save
};

} // namespace attentoscope
