// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/sessionstate.h"
#include "engine/types/thinnedlist.h"
#include "engine/types/training.h"

namespace attentoscope {

/// Joins the reports of many slices, in order, into one delivery that always fits into one frame. It keeps as many of
/// each kind as the limits allow. Always kept are the newest validation, the newest measures of heads, and each watched
/// sentence's newest snapshot.
class ReportBatcher
{
public:
    static constexpr std::size_t maximumSnapshots = 512;
    /// With more steps, only every second one and the last are kept.
    static constexpr std::size_t maximumSteps = 100'000;
    static constexpr std::size_t maximumWeights = 24U << 20U; ///< bytes of all snapshots
    static constexpr std::size_t maximumHeads = 4U << 20U; ///< bytes of the measures of heads
    static constexpr std::size_t maximumWords = 256; ///< for each of: saves, failures, notices

    void add(TrainingReports reports);
    bool isEmpty() const { return m_isEmpty; }
    TrainingReports take(); ///< returns the reports and empties itself
    void clear() { *this = {}; }

private:
    void addValidations(std::vector<ValidationReport> validations);
    void addSnapshots(std::vector<WatchedSnapshot> snapshots);

    TrainingReports m_reports;
    std::size_t m_snapshotBytes = 0;
    std::size_t m_headBytes = 0;
    bool m_isEmpty = true;
};

/// Remembers the state of an engine and the history of its training, for a window that connects later. If a training is
/// long, it keeps fewer steps, validations, measures of heads and snapshots. All of it fits into one frame.
class SessionStateKeeper
{
public:
    static constexpr std::size_t mostSteps = 100'000;
    static constexpr std::size_t mostWeights = 16U << 20U; ///< bytes of all snapshots
    static constexpr std::size_t mostHeads = 8U << 20U; ///< bytes of the measures of heads

    void noteData(const CorpusSummary& data);
    void noteRun(const RunDescription& run, SessionTraining training);
    void noteTraining(SessionTraining training);
    void noteReports(const TrainingReports& reports);
    void noteChanges(const std::vector<ChangeReport>& changes); ///< settings that were changed during training
    void noteSave(const SaveReport& report);
    void noteFailure(const Error& error); ///< training is paused; until it goes on, the run has a note about the error
    void noteEnd(TrainingEnd end);
    /// After an Unwritable error, training is paused. After any other it has ended, and the run has a note about it.
    void noteFailedEnd(TrainingEnd end, const Error& error);
    void forgetRun();

    bool isTraining() const { return m_training != SessionTraining::None; }
    SessionState state() const;

    /// The run in the form in which it is sent, within the limits above.
    static RunDescription lighter(RunDescription run);

private:
    void addSnapshots(const std::vector<WatchedSnapshot>& snapshots);
    void notePast(TrainingEnd end);

    std::optional<CorpusSummary> m_data;
    std::optional<RunDescription> m_run; ///< without history and snapshots, which have their own members
    RunHistory m_history; ///< without steps, which have their own member
    ThinnedList<StepReport> m_steps{mostSteps};
    std::shared_ptr<std::vector<WatchedSnapshot>> m_snapshots =
        std::make_shared<std::vector<WatchedSnapshot>>(); ///< copied before a change if others share it
    std::size_t m_snapshotBytes = 0;
    TrainingProgress m_progress;
    SessionTraining m_training = SessionTraining::None;
    Message m_failure; ///< why training does not go on; empty if it has not failed
};

} // namespace attentoscope
