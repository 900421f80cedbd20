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

/// Saves a training: copies it between two batches, and has another thread write the copies while training goes on.
/// Without a folder only the best weights are kept, in memory.
class RunSaver
{
public:
    /// `position` is where training stands at each call; its best step is forgotten when that save is gone. The saver
    /// uses all of them as long as it lives.
    RunSaver(const TrainingTask& task, RunPosition& position, const SaveAveraging& averaging, RunFolder* folder);

    bool isDue() const; ///< by the time since the last save
    void save(TrainingReports& reports); ///< written beside the training
    void keepBest(TrainingReports& reports); ///< these weights are the best so far; written beside the training
    std::optional<double> writingSeconds() const; ///< of the last save; none: nothing is written, or was so far
    void checkFolder(TrainingReports& reports); ///< tells once that the run's folder was removed or moved
    void takeOutcomes(TrainingReports& reports); ///< what has become of the saves since the last call

    Result<SaveReport> saveAndWait(); ///< until it is on the disk
    Result<void> saveWhatIsNew(TrainingReports& reports); ///< and waits likewise
    Result<StoredTensors> bestWeights() const;

    void setSaved() { m_savedStep = m_position.step; } ///< as it stands, it was read from a save
    void setChanged() { m_savedStep.reset(); } ///< a save of this very step would differ

private:
    using Sort = BackgroundSaver::Sort;
    using Clock = std::chrono::steady_clock;

    Result<void> request(Sort sort);
    Result<void> makeWhole(Sort sort);
    void forgetBest(TrainingReports& reports, Error error);
    void requestAndTell(Sort sort, TrainingReports& reports);

    const TrainingTask& m_task;
    RunPosition& m_position;
    const SaveAveraging& m_averaging;
    RunFolder* m_folder;
    std::unique_ptr<BackgroundSaver> m_saver; ///< with a folder
    std::optional<StoredTensors> m_bestWeights; ///< without one
    Clock::time_point m_lastSave = Clock::now();
    std::optional<std::int64_t> m_savedStep; ///< at which nothing is new since it was handed to the saver
    std::vector<Message> m_notices; ///< not told yet
    bool m_isFailing = false; ///< the last save could not be written
    bool m_isLogBehind = false; ///< there was no room for what the save needs of the metrics
    std::optional<Error> m_lack; ///< of room, since the last save that was written; it is told once
    bool m_isFolderGone = false;
    bool m_isRemade = false; ///< since the last save that was told
};

} // namespace attentoscope
