// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/calls.h"
#include "engine/remote/linekeeper.h"
#include "engine/remote/reportbatcher.h"
#include "engine/remote/standingkeeper.h"
#include "engine/session/session.h"

namespace attentoscope {

/// The training of an engine that serves a window. It goes on by itself, whether there is a line or not; what it did
/// goes to the window as fast as that takes it. A training that ends by itself is finished at once.
class ServedTraining
{
public:
    ServedTraining(Session& session, LineKeeper& line) : m_session(session), m_line(line) { }

    bool isDue() const; ///< whether trainSlice() has something to do
    bool hasNews() const { return !m_batch.isEmpty() || m_failure.has_value(); }
    void trainSlice(const std::stop_token& stop);
    void tell(); ///< if there is news, and the window takes it

    Result<RunDescription> begin(Result<RunDescription> run);
    Result<RunDescription> open(Result<RunDescription> run);
    Result<void> run();
    Result<TrainingReports> advance(std::chrono::milliseconds budget, const std::stop_token& stop);
    Result<TrainingReports> watch();
    Result<TrainingReports> pause();
    Result<TrainingReports> finish(TrainingEnd why);
    Result<void> discard();
    Result<Standing> begun(); ///< for a window that has just come
    void noteData(const CorpusSummary& data) { m_standing.noteData(data); }
    /// Training waits while sentences are measured, but for a window that is not there.
    void setMeasuring(bool isMeasuring) { m_isMeasuring = isMeasuring; }
    bool isUnderWay() const { return m_standing.isTraining(); } ///< at work or paused

private:
    void note(TrainingReports reports);
    void end(TrainingEnd why);

    Session& m_session;
    LineKeeper& m_line;
    StandingKeeper m_standing;
    ReportBatcher m_batch; ///< not told yet
    std::optional<Error> m_failure; ///< not told yet
    std::optional<Result<TrainingReports>> m_finished; ///< by itself, and not asked for yet
    LineKeeper::Clock::time_point m_lastTold;
    bool m_isRunning = false;
    bool m_isMeasuring = false;
};

} // namespace attentoscope
