// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/servedtraining.h"

#include "engine/remote/wire.h"
#include "engine/types/caught.h"

#include <utility>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

constexpr auto slice = 20ms;
constexpr auto betweenReports = 33ms;

} // namespace

bool ServedTraining::isDue() const
{
    return m_isRunning && !(m_isMeasuring && m_line.hasLine());
}

void ServedTraining::note(TrainingReports reports)
{
    m_standing.noteReports(reports);
    m_batch.add(std::move(reports));
}

void ServedTraining::trainSlice(const std::stop_token& stop)
{
    auto reports = caught([&] { return m_session.advance(slice, stop); });
    if (!reports) {
        m_isRunning = false;
        m_standing.noteTraining(StandingTraining::Paused);
        m_failure = reports.error();
        return;
    }
    const auto why = reports->end;
    note(std::move(*reports));
    if (why != TrainingEnd::StillRunning)
        end(why);
}

/// Nobody may be there to ask for it.
void ServedTraining::end(TrainingEnd why)
{
    m_isRunning = false;
    m_finished = caught([&] { return m_session.finishTraining(why); });
    if (*m_finished) {
        m_standing.noteReports(**m_finished);
        m_standing.noteEnd(why);
    } else {
        m_standing.noteTraining(StandingTraining::Paused);
    }
}

void ServedTraining::tell()
{
    const auto now = LineKeeper::Clock::now();
    if (!hasNews() || !m_line.takesReports() || now - m_lastTold < betweenReports)
        return;
    m_lastTold = now;
    m_line.report(toWire(TrainingNews{m_batch.take(), std::exchange(m_failure, {})}));
}

Result<RunDescription> ServedTraining::begin(Result<RunDescription> run)
{
    if (!run)
        return run;
    m_batch.clear();
    m_failure.reset();
    m_finished.reset();
    m_isRunning = false;
    m_standing.noteRun(*run, StandingTraining::Paused);
    return StandingKeeper::lighter(std::move(*run));
}

Result<RunDescription> ServedTraining::open(Result<RunDescription> run)
{
    auto opened = begin(std::move(run));
    if (opened)
        m_standing.noteTraining(StandingTraining::None);
    return opened;
}

Result<void> ServedTraining::run()
{
    m_isMeasuring = false;
    if (m_finished || m_isRunning)
        return {}; // the window has not heard of the end yet
    if (!isUnderWay())
        return failure(ErrorCode::NotReady, "No training is under way. Start one first.");
    m_failure.reset();
    m_isRunning = true;
    m_standing.noteTraining(StandingTraining::Running);
    return {};
}

Result<TrainingReports> ServedTraining::advance(std::chrono::milliseconds budget, const std::stop_token& stop)
{
    auto reports = caught([&] { return m_session.advance(budget, stop); });
    if (!reports)
        return reports;
    note(std::move(*reports));
    return m_batch.take();
}

Result<TrainingReports> ServedTraining::watch()
{
    auto reports = caught([&] { return m_session.watchNow(); });
    if (!reports)
        return reports;
    note(std::move(*reports));
    return m_batch.take();
}

Result<TrainingReports> ServedTraining::pause()
{
    if (m_isRunning)
        m_standing.noteTraining(StandingTraining::Paused);
    m_isRunning = false;
    if (m_failure)
        return std::unexpected(*std::exchange(m_failure, {}));
    return m_batch.take();
}

Result<TrainingReports> ServedTraining::finish(TrainingEnd why)
{
    m_isRunning = false;
    auto done = std::exchange(m_finished, {});
    if (!done || (!*done && done->error().code == ErrorCode::Unwritable)) {
        done = caught([&] { return m_session.finishTraining(why); });
        if (!*done) {
            if (isUnderWay())
                m_standing.noteTraining(StandingTraining::Paused);
            return *done;
        }
        m_standing.noteReports(**done);
        m_standing.noteEnd(why);
    }
    if (!*done)
        return *done;
    m_failure.reset();
    m_batch.add(std::move(**done));
    return m_batch.take();
}

Result<void> ServedTraining::discard()
{
    m_isRunning = false;
    auto done = caught([&] { return m_session.discardTraining(); });
    if (!done && done.error().code == ErrorCode::NotReady)
        return done;
    m_batch.clear();
    m_failure.reset();
    m_finished.reset();
    m_standing.forgetRun();
    return done;
}

Result<Standing> ServedTraining::begun()
{
    m_line.forgetReports();
    m_batch.clear();
    if (m_finished && *m_finished)
        m_finished.reset();
    return m_standing.standing();
}

} // namespace attentoscope
