// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of EngineWorker that trains: slices, their reports, pausing and ending.
#include "engine/qt/engineworker.h"

#include "engine/types/caught.h"

#include <utility>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds trainingTime{20};
constexpr auto notTraining = "No training is under way. Start one first.";
constexpr auto needsPause = "Training is not paused. Pause it first.";

} // namespace

void EngineWorker::postSlice()
{
    if (!std::exchange(m_slicePosted, true))
        QMetaObject::invokeMethod(this, &EngineWorker::runSlice, Qt::QueuedConnection);
}

void EngineWorker::runSlice()
{
    m_slicePosted = false;
    if (m_flags->closing.stop_requested()
        || m_measuredId != 0) // sentences are measured: the last of them posts the next
        return;
    if (m_state.activity == Activity::Evaluating)
        return validateWhilePaused();
    if (m_state.activity != Activity::Running)
        return;
    advance(trainingTime);
    if (m_state.activity == Activity::Running) {
        deliver(Delivery::WhenDue);
        postSlice();
    }
}

void EngineWorker::advance(std::chrono::milliseconds budget)
{
    if (m_stopTraining.stop_requested())
        return finish(TrainingEnd::Stopped);
    auto reports = caught([&] { return m_session->advance(budget, m_stopTraining); });
    if (!reports)
        return reports.error().code == ErrorCode::OutOfMemory ? pauseAfter(reports.error()) : fail(reports.error());
    m_isValidating = reports->progress.validating;
    const TrainingEnd end = reports->end;
    m_reports.add(std::move(*reports));
    if (end != TrainingEnd::StillRunning)
        finish(end);
    else if (m_stopTraining.stop_requested())
        finish(TrainingEnd::Stopped);
}

void EngineWorker::fail(const Error& error)
{
    // This leaves the weights as they were before the step, so what was learned until then is kept.
    if (error.code == ErrorCode::NotFinite)
        if (auto last = caught([&] { return m_session->finishTraining(TrainingEnd::Stopped); }))
            m_reports.add(std::move(*last));
    deliver(Delivery::Now);
    setActivity(Activity::Failed);
    Q_EMIT failed(error);
}

void EngineWorker::pauseAfter(const Error& error)
{
    m_isValidating = false;
    deliver(Delivery::Now);
    setActivity(Activity::Paused);
    Q_EMIT failed(error);
}

void EngineWorker::finish(TrainingEnd end)
{
    setActivity(Activity::Stopping);
    auto last = caught([&] { return m_session->finishTraining(end); });
    if (last) {
        last->end = end;
        m_reports.add(std::move(*last));
    }
    if (!last && last.error().code == ErrorCode::Unwritable && !m_flags->closing.stop_requested()) {
        m_stopIsAnswered = end == TrainingEnd::Stopped;
        m_stopTraining = m_flags->training.renew(); // the person decides again: go on, stop or discard
        return pauseAfter(last.error());
    }
    deliver(Delivery::Now);
    setActivity(Activity::Idle);
    if (!last)
        Q_EMIT failed(last.error());
    Q_EMIT trainingEnded(end);
}

void EngineWorker::deliver(Delivery delivery)
{
    if (m_reports.isEmpty())
        return;
    const auto now = DeliveryGate::Clock::now();
    if (delivery == Delivery::Now)
        m_flags->reports.pass(now);
    else if (!m_flags->reports.tryPass(now))
        return;
    Q_EMIT reported(m_reports.take());
}

void EngineWorker::validateWhilePaused()
{
    advance(std::chrono::milliseconds(0));
    if (m_state.activity != Activity::Evaluating)
        return; // it ended or failed
    deliver(m_isValidating ? Delivery::WhenDue : Delivery::Now);
    if (m_isValidating)
        postSlice();
    else
        setActivity(Activity::Paused);
}

void EngineWorker::validateNow()
{
    if (m_flags->closing.stop_requested())
        return;
    if (!isTraining(m_state.activity))
        return refuse(notTraining);
    const auto begun = caught([&] { return m_session->validateNow(); });
    if (!begun)
        Q_EMIT failed(begun.error());
    else if (m_state.activity == Activity::Paused) {
        setActivity(Activity::Evaluating);
        postSlice();
    }
}

void EngineWorker::pause()
{
    if (m_state.activity != Activity::Running)
        return; // ended meanwhile: what was asked for is so already
    deliver(Delivery::Now);
    setActivity(Activity::Paused);
}

void EngineWorker::resume()
{
    if (m_state.activity == Activity::Running)
        return;
    if (m_state.activity != Activity::Paused && m_state.activity != Activity::Evaluating)
        return refuse(needsPause);
    setActivity(Activity::Running);
    postSlice();
}

void EngineWorker::stepOnce()
{
    if (m_flags->closing.stop_requested() || m_state.activity == Activity::Evaluating)
        return;
    if (m_state.activity != Activity::Paused)
        return refuse(needsPause);
    advance(std::chrono::milliseconds(0)); // at least one batch, so exactly one
    deliver(Delivery::Now);
    if (m_state.activity == Activity::Paused && m_isValidating) {
        setActivity(Activity::Evaluating); // so that the next step is a step again
        postSlice();
    }
}

void EngineWorker::stop()
{
    // A stop comes as a flag and as a call; if the flag was taken up and the last save failed, that was this one.
    if (std::exchange(m_stopIsAnswered, false) || !isTraining(m_state.activity))
        return;
    finish(TrainingEnd::Stopped);
    m_stopIsAnswered = false;
}

void EngineWorker::discard()
{
    if (m_flags->closing.stop_requested())
        return;
    const bool isFree = m_state.activity == Activity::Idle || m_state.activity == Activity::Failed;
    if (!isTraining(m_state.activity) && !isFree)
        return refuse(notTraining);
    setActivity(Activity::Stopping);
    m_reports.clear();
    const auto done = caught([&] { return m_session->discardTraining(); });
    const bool nothingThere = !done && done.error().code == ErrorCode::NotReady;
    setState({m_state.data, nothingThere ? m_state.model : ModelState::None, Activity::Idle});
    if (!nothingThere)
        Q_EMIT discarded(QString::fromStdString(std::exchange(m_run, {}).folder));
    if (!done)
        Q_EMIT failed(done.error());
}

} // namespace attentoscope
