// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/training.h"

namespace attentoscope {

/// Writes into a run's folder what happens between two saves: losses, validations, changes and watched sentences. A
/// disk that does not take it stops nothing; the reports tell of it once.
class RunLog
{
public:
    explicit RunLog(RunFolder* folder) : m_folder(folder) { } ///< null: the run has none, and nothing is written

    void append(const StepReport& step, TrainingReports& reports);
    void append(const ValidationReport& validation, TrainingReports& reports)
    {
        if (m_folder)
            tellOnce(m_folder->append(validation), m_isMetricsFailing, reports);
        if (m_folder && validation.heads)
            tellOnce(m_folder->append(*validation.heads), m_isHeadsFailing, reports);
    }
    void append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep, TrainingReports& reports)
    {
        if (m_folder)
            tellOnce(m_folder->append(snapshots, keep), m_isWatchedFailing, reports);
    }
    void appendLeftOut(TrainingReports& reports) ///< the newest watched sentences, if they are not written
    {
        if (m_folder)
            tellOnce(m_folder->appendLeftOut(), m_isWatchedFailing, reports);
    }
    void append(const ChangeReport& change)
    {
        if (m_folder) // what a full disk does not take now is written with the next line, or refused there
            (void)m_folder->append(change);
    }

private:
    /// `isFailing` is kept for each log.
    static void tellOnce(const Result<void>& written, bool& isFailing, TrainingReports& reports);

    RunFolder* m_folder;
    bool m_isMetricsFailing = false;
    bool m_isWatchedFailing = false;
    bool m_isHeadsFailing = false;
};

} // namespace attentoscope
