// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/standing.h"

namespace attentoscope {

/// Remembers what an engine has and what its training did, for a window that comes to it later. Of a long training it
/// keeps fewer steps, validations, measures of heads and snapshots; all of it fits into one frame.
class StandingKeeper
{
public:
    static constexpr std::size_t mostSteps = 100'000;
    static constexpr std::size_t mostWeights = 24U << 20U; ///< bytes, of all snapshots
    static constexpr std::size_t mostHeads = 16U << 20U; ///< bytes, of the measures of heads

    void noteData(const CorpusSummary& data);
    void noteRun(const RunDescription& run, StandingTraining training);
    void noteTraining(StandingTraining training) { m_training = training; }
    void noteReports(const TrainingReports& reports);
    void noteEnd(TrainingEnd end);
    void forgetRun();

    bool isTraining() const { return m_training != StandingTraining::None; }
    Standing standing() const;

    /// A run as it goes over a line: with no more than the limits above.
    static RunDescription lighter(RunDescription run);

private:
    void addStep(const StepReport& step);

    std::optional<CorpusSummary> m_data;
    std::optional<RunDescription> m_run; ///< without history and snapshots, which are below
    RunHistory m_history;
    std::vector<WatchedSnapshot> m_snapshots;
    std::optional<StepReport> m_lastStep; ///< where the history left it out
    std::size_t m_seen = 0; ///< steps
    TrainingProgress m_progress;
    StandingTraining m_training = StandingTraining::None;
};

} // namespace attentoscope
