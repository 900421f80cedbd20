// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/trainingslices.h"

#include "engine/types/error.h"

#include <utility>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds trainingTime{20};
constexpr std::chrono::milliseconds oneBatch{0};
constexpr char needsPause[] = "Training is not paused. Pause it first.";

} // namespace

void TrainingSlices::renewStop()
{
    m_stop = m_host.flags().training.renew();
    m_stopIsAnswered = false;
}

void TrainingSlices::begin()
{
    m_reports.clear();
    m_isValidating = false;
    postSlice();
}

void TrainingSlices::release()
{
    m_isHeld = false;
    postSlice();
}

void TrainingSlices::postSlice()
{
    if (!std::exchange(m_isPosted, true))
        m_requests.post([this] { runSlice(); });
}

void TrainingSlices::runSlice()
{
    m_isPosted = false;
    if (m_host.isClosing() || m_isHeld)
        return;
    if (activity() == Activity::Evaluating)
        return validateWhilePaused();
    if (activity() != Activity::Running)
        return;
    advance(trainingTime);
    if (activity() == Activity::Running) {
        deliver(Delivery::WhenDue);
        postSlice();
    }
}

void TrainingSlices::advance(std::chrono::milliseconds budget)
{
    if (m_stop.stop_requested())
        return finish(TrainingEnd::Stopped);
    auto reports = caught([&] { return m_host.session().advance(budget, m_stop); });
    if (!reports)
        return reports.error().code == ErrorCode::OutOfMemory ? pauseAfter(reports.error()) : fail(reports.error());
    m_isValidating = reports->progress.validating;
    const TrainingEnd end = reports->end;
    m_reports.add(std::move(*reports));
    if (end != TrainingEnd::StillRunning)
        finish(end);
    else if (m_stop.stop_requested())
        finish(TrainingEnd::Stopped);
}

void TrainingSlices::fail(const Error& error)
{
    // This error leaves the weights as they were before the step, so the training up to it is kept.
    if (error.code == ErrorCode::NotFinite)
        if (auto last = caught([&] { return m_host.session().finishTraining(TrainingEnd::Stopped); }))
            m_reports.add(std::move(*last));
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Failed);
    m_host.fail(error);
}

void TrainingSlices::pauseAfter(const Error& error)
{
    m_isValidating = false;
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Paused);
    m_host.fail(error);
}

void TrainingSlices::finish(TrainingEnd end)
{
    m_host.setActivity(Activity::Stopping);
    auto last = caught([&] { return m_host.session().finishTraining(end); });
    if (last) {
        last->end = end;
        m_reports.add(std::move(*last));
    }
    if (!last && last.error().code == ErrorCode::Unwritable && !m_host.isClosing()) {
        renewStop(); // the person can decide again: continue, stop or discard
        m_stopIsAnswered = end == TrainingEnd::Stopped;
        return pauseAfter(last.error());
    }
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Idle);
    if (!last)
        m_host.fail(last.error());
    m_host.reply(&EngineController::trainingEnded, end);
}

void TrainingSlices::deliver(Delivery delivery)
{
    if (m_reports.isEmpty())
        return;
    const auto now = DeliveryGate::Clock::now();
    if (delivery == Delivery::Now)
        m_host.flags().reports.pass(now);
    else if (!m_host.flags().reports.tryPass(now))
        return;
    m_host.reply(
        [&gate = m_host.flags().reports](EngineController& controller, const TrainingReports& reports) {
            Q_EMIT controller.reported(reports);
            for (const SaveReport& save : reports.saves)
                Q_EMIT controller.saved(save);
            gate.acknowledge();
        },
        m_reports.take());
}

void TrainingSlices::validateWhilePaused()
{
    advance(oneBatch);
    if (activity() != Activity::Evaluating)
        return; // training has ended or failed
    deliver(m_isValidating ? Delivery::WhenDue : Delivery::Now);
    if (m_isValidating)
        postSlice();
    else
        m_host.setActivity(Activity::Paused);
}

void TrainingSlices::validateNow()
{
    const auto begun = caught([&] { return m_host.session().validateNow(); });
    if (!begun)
        m_host.fail(begun.error());
    else if (activity() == Activity::Paused) {
        m_host.setActivity(Activity::Evaluating);
        postSlice();
    }
}

/// Pictures and numbers of a paused training must be of the same step, because people compare them.
void TrainingSlices::showLastStep()
{
    if (!isTraining(activity()))
        return;
    if (auto seen = caught([&] { return m_host.session().watchNow(); }))
        m_reports.add(std::move(*seen));
}

void TrainingSlices::pause()
{
    if (activity() != Activity::Running)
        return; // training has ended meanwhile, which includes the request
    auto last = caught([&] { return m_host.session().pauseTraining(); });
    if (!last)
        return last.error().code == ErrorCode::OutOfMemory ? pauseAfter(last.error()) : fail(last.error());
    if (*last) {
        const TrainingEnd end = (*last)->end;
        m_isValidating = (*last)->progress.validating;
        m_reports.add(std::move(**last));
        if (end != TrainingEnd::StillRunning)
            return finish(end);
    }
    showLastStep();
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Paused);
}

void TrainingSlices::resume()
{
    if (activity() == Activity::Running)
        return;
    if (activity() != Activity::Paused && activity() != Activity::Evaluating)
        return m_host.refuse(needsPause);
    m_host.setActivity(Activity::Running);
    postSlice();
}

void TrainingSlices::stepOnce()
{
    if (m_host.isClosing() || activity() == Activity::Evaluating)
        return;
    if (activity() != Activity::Paused)
        return m_host.refuse(needsPause);
    advance(oneBatch);
    showLastStep();
    deliver(Delivery::Now);
    if (activity() == Activity::Paused && m_isValidating) {
        m_host.setActivity(Activity::Evaluating); // ends with a pause, so that the next stepOnce() trains again
        postSlice();
    }
}

void TrainingSlices::stop()
{
    // A stop arrives as a flag and as a call. If the flag was handled and its save failed, this call belongs to it.
    if (std::exchange(m_stopIsAnswered, false) || !isTraining(activity()))
        return;
    finish(TrainingEnd::Stopped);
    m_stopIsAnswered = false;
}

} // namespace attentoscope
