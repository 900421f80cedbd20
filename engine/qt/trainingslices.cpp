// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of EngineWorker that trains: slices, their reports, pausing and ending.
#include "engine/qt/caught.h"
#include "engine/qt/engineworker.h"

#include <utility>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds slice{20};
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
    if (m_state.activity != Activity::Running || m_flags->closing.stop_requested())
        return;
    advance(slice);
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
        return fail(reports.error());
    const TrainingEnd end = reports->end;
    m_reports.add(std::move(*reports));
    if (end != TrainingEnd::StillRunning)
        finish(end);
    else if (m_stopTraining.stop_requested())
        finish(TrainingEnd::Stopped);
}

void EngineWorker::fail(const Error& error)
{
    // These leave the weights as they were before the step, so what was learned until then is kept.
    if (error.code == ErrorCode::NotFinite || error.code == ErrorCode::OutOfMemory)
        if (auto last = caught([&] { return m_session->finishTraining(TrainingEnd::Stopped); }))
            m_reports.add(std::move(*last));
    deliver(Delivery::Now);
    setActivity(Activity::Failed);
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
    if (m_state.activity != Activity::Paused)
        return refuse(needsPause);
    setActivity(Activity::Running);
    postSlice();
}

void EngineWorker::stepOnce()
{
    if (m_flags->closing.stop_requested())
        return;
    if (m_state.activity != Activity::Paused)
        return refuse(needsPause);
    advance(std::chrono::milliseconds(0)); // at least one batch, so exactly one
    deliver(Delivery::Now);
}

void EngineWorker::stop()
{
    if (isTraining())
        finish(TrainingEnd::Stopped);
}

} // namespace attentoscope
