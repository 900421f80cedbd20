// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/sessionstate.h"
#include "engine/types/thinnedlist.h"
#include "engine/types/training.h"

namespace attentoscope {

/// Joins the reports of many slices into one delivery, in order, that always fits into one frame. Of each kind it keeps
/// what the limits allow, the newest always among them: of each watched sentence, of the validations, of the heads.
class ReportBatcher
{
public:
    static constexpr std::size_t maximumSnapshots = 512;
    static constexpr std::size_t maximumSteps = 200'000; ///< of more only each second one stays, and the last
    static constexpr std::size_t maximumWeights = 24U << 20U; ///< bytes, of all snapshots
    static constexpr std::size_t maximumHeads = 8U << 20U; ///< bytes, of the measures of heads
    static constexpr std::size_t maximumWords = 256; ///< saves, failures and notices, of each

    void add(TrainingReports reports);
    bool isEmpty() const { return m_isEmpty; }
    TrainingReports take(); ///< empties it
    void clear() { take(); }

private:
    void thin();

    TrainingReports m_reports;
    bool m_isEmpty = true;
};

/// Remembers what an engine has and what its training did, for a window that comes to it later. Of a long training it
/// keeps fewer steps, validations, measures of heads and snapshots; all of it fits into one frame.
class SessionStateKeeper
{
public:
    static constexpr std::size_t mostSteps = 100'000;
    static constexpr std::size_t mostWeights = 24U << 20U; ///< bytes, of all snapshots
    static constexpr std::size_t mostHeads = 16U << 20U; ///< bytes, of the measures of heads

    void noteData(const CorpusSummary& data);
    void noteRun(const RunDescription& run, SessionTraining training);
    void noteTraining(SessionTraining training) { m_training = training; }
    void noteReports(const TrainingReports& reports);
    void noteEnd(TrainingEnd end);
    void forgetRun();

    bool isTraining() const { return m_training != SessionTraining::None; }
    SessionState state() const;

    /// A run as it is sent: with no more than the limits above.
    static RunDescription lighter(RunDescription run);

private:
    std::optional<CorpusSummary> m_data;
    std::optional<RunDescription> m_run; ///< without history and snapshots, which are below
    RunHistory m_history; ///< without steps, which are below
    ThinnedList<StepReport> m_steps{mostSteps};
    std::vector<WatchedSnapshot> m_snapshots;
    TrainingProgress m_progress;
    SessionTraining m_training = SessionTraining::None;
};

} // namespace attentoscope
