// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/training.h"

#include <chrono>
#include <optional>

namespace attentoscope {

/// Writes into a run's folder what happens between two saves: losses, validations, changes and watched sentences. A
/// disk that does not take it stops nothing; the reports tell of it once for each file. A disk that is nearly full
/// takes some lines and not the next ones, so a file that has failed is told of again only after a while without a
/// failure.
class RunLog
{
public:
    explicit RunLog(RunFolder* folder) : m_folder(folder) { } ///< null: the run has none, and nothing is written

    void append(const StepReport& step, TrainingReports& reports);
    void append(const ValidationReport& validation, TrainingReports& reports)
    {
        if (m_folder)
            tellOnce(m_folder->append(validation), m_metricsFailed, reports);
        if (m_folder && validation.heads)
            tellOnce(m_folder->append(*validation.heads), m_headsFailed, reports);
    }
    void append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep, TrainingReports& reports)
    {
        if (m_folder)
            tellOnce(m_folder->append(snapshots, keep), m_watchedFailed, reports);
    }
    void appendLeftOut(TrainingReports& reports) ///< the newest watched sentences, if they are not written
    {
        if (m_folder)
            tellOnce(m_folder->appendLeftOut(), m_watchedFailed, reports);
    }
    void append(const ChangeReport& change)
    {
        if (m_folder) // what a full disk does not take now is written with the next line, or refused there
            (void)m_folder->append(change);
    }

private:
    using Clock = std::chrono::steady_clock;
    /// `failed` is kept for each log: when it failed last.
    static void tellOnce(
        const Result<void>& written, std::optional<Clock::time_point>& failed, TrainingReports& reports);

    RunFolder* m_folder;
    std::optional<Clock::time_point> m_metricsFailed;
    std::optional<Clock::time_point> m_watchedFailed;
    std::optional<Clock::time_point> m_headsFailed;
};

} // namespace attentoscope
