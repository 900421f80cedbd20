// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/engineworker.h"

#include "engine/qt/caught.h"
#include "engine/qt/threadpriority.h"

#include <QDebug>

#include <algorithm>
#include <utility>

namespace attentoscope {

namespace {

constexpr auto isTrainingAlready = "Training is under way. Stop it first, then try again.";
constexpr auto needsData = "No sentence pairs are loaded. Open a file or choose a sample first.";
constexpr auto needsModel = "No model is loaded. Train one or open a run first.";
constexpr auto needsTraining = "No training is under way. Start one first.";

} // namespace

EngineWorker::EngineWorker(SessionFactory factory, std::shared_ptr<EngineFlags> flags)
    : m_factory(std::move(factory)), m_flags(std::move(flags))
{
}

void EngineWorker::start()
{
    giveWayToOtherThreads();
    beginsRequest();
}

void EngineWorker::close()
{
    if (isTraining(m_state.activity)) {
        const auto last = caught([&] { return m_session->finishTraining(TrainingEnd::Stopped); });
        if (!last)
            qWarning() << "The run could not be saved:" << last.error().message.c_str();
    }
    m_session.reset();
}

bool EngineWorker::beginsRequest()
{
    return !m_flags->closing.stop_requested() && (m_session || openSession());
}

bool EngineWorker::openSession()
{
    setActivity(Activity::Starting);
    const auto catalogue = caught([&]() -> Result<Catalogue> {
        auto session = m_factory();
        if (!session)
            return std::unexpected(session.error());
        m_session = std::move(*session);
        return m_session->catalogue();
    });
    if (!catalogue) {
        m_session.reset();
        setActivity(Activity::Failed);
        Q_EMIT failed(catalogue.error());
        return false;
    }
    m_presets = catalogue->presets;
    setActivity(Activity::Idle);
    Q_EMIT engineReady(*catalogue);
    return true;
}

void EngineWorker::loadData(const DataRequest& request, std::stop_token stop)
{
    if (stop.stop_requested() || !beginsRequest())
        return;
    if (isTraining(m_state.activity))
        return refuse(isTrainingAlready);
    const DataState before = m_state.data;
    setState({DataState::Loading, m_state.model, m_state.activity});
    const auto progress = [this](double fraction) {
        if (m_flags->loading.tryPass(DeliveryGate::Clock::now()))
            Q_EMIT loadingProgressed(fraction);
    };
    const auto summary = caught([&] { return m_session->loadData(request, progress, stop); });
    if (!summary) {
        setState({before, m_state.model, m_state.activity});
        if (!stop.stop_requested())
            Q_EMIT failed(summary.error());
        return;
    }
    setState({DataState::Loaded, m_state.model, Activity::Idle});
    Q_EMIT dataLoaded(*summary);
}

Task EngineWorker::taskOf(const std::string& preset) const
{
    const auto found = std::ranges::find(m_presets, preset, &PresetInfo::id);
    return found == m_presets.end() ? Task::Sentences : found->task;
}

void EngineWorker::startTraining(const TrainingRequest& request)
{
    if (beginsRequest()) // the catalogue is there from now on
        beginRun([&] { return m_session->startTraining(request); }, Activity::Running, taskOf(request.preset));
}

void EngineWorker::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    const auto task = folder == m_run.folder ? m_run.configuration.task : Task::Sentences;
    beginRun([&] { return m_session->resumeTraining(folder, limit, watched); }, Activity::Running, task);
}

void EngineWorker::openRun(const std::string& folder)
{
    beginRun([&] { return m_session->openRun(folder, RunDetail::History); }, Activity::Idle, Task::Sentences);
}

void EngineWorker::beginRun(const RunMaker& make, Activity next, Task task)
{
    if (!beginsRequest())
        return;
    if (isTraining(m_state.activity))
        return refuse(isTrainingAlready);
    if (next == Activity::Running && task == Task::Sentences && m_state.data != DataState::Loaded)
        return refuse(needsData);
    const Activity before = m_state.activity;
    m_stopTraining = m_flags->training.renew();
    m_stopIsAnswered = false;
    setActivity(Activity::Starting);
    auto run = caught(make);
    if (!run) {
        setActivity(before);
        Q_EMIT failed(run.error());
        return;
    }
    m_reports.clear();
    m_isValidating = false;
    m_run = *run;
    m_run.history = noHistory;
    setState({m_state.data, ModelState::Loaded, next});
    Q_EMIT runStarted(*run);
    if (next == Activity::Running)
        postSlice();
}

void EngineWorker::save()
{
    if (m_flags->closing.stop_requested())
        return;
    if (!isTraining(m_state.activity)) // what came before is saved already, and what failed is not worth it
        return refuse(needsTraining);
    const Activity before = m_state.activity;
    setActivity(Activity::Saving);
    const auto report = caught([&] { return m_session->save(); });
    setActivity(before);
    if (report)
        Q_EMIT saved(*report);
    else
        Q_EMIT failed(report.error());
}

void EngineWorker::setLearningRate(double rate)
{
    change([&] { m_session->setLearningRate(rate); });
}

void EngineWorker::setTeacherForcing(double probability)
{
    change([&] { m_session->setTeacherForcing(probability); });
}

void EngineWorker::setLimit(const TrainingLimit& limit)
{
    change([&] { m_session->setLimit(limit); });
}

void EngineWorker::setWatched(const std::vector<WatchedSentence>& watched)
{
    if (isTraining(m_state.activity)) // otherwise the next start brings its own list
        change([&] { m_session->setWatched(watched); });
}

void EngineWorker::change(const std::function<void()>& apply)
{
    if (!isTraining(m_state.activity))
        return refuse(needsTraining);
    const auto applied = caught([&]() -> Result<void> {
        apply();
        return {};
    });
    if (!applied)
        Q_EMIT failed(applied.error());
}

void EngineWorker::translate(const TranslationRequest& request, std::stop_token stop)
{
    Translation cancelled;
    cancelled.id = request.id;
    cancelled.end = TranslationEnd::Cancelled;
    if (stop.stop_requested()) {
        Q_EMIT translated(cancelled);
        return;
    }
    if (!beginsRequest())
        return;
    if (m_state.model == ModelState::None) {
        Q_EMIT translationFailed(request.id, Error{ErrorCode::NotReady, needsModel, {}});
        return;
    }
    const auto sink = [this](const Translation& partial) {
        if (m_flags->partialTranslations.tryPass(DeliveryGate::Clock::now()))
            Q_EMIT translationProgressed(partial);
    };
    const auto translation = caught([&] { return m_session->translate(request, sink, stop); });
    if (translation)
        Q_EMIT translated(*translation);
    else if (stop.stop_requested())
        Q_EMIT translated(cancelled);
    else
        Q_EMIT translationFailed(request.id, translation.error());
}

void EngineWorker::translateInBackground(const TranslationRequest& request)
{
    if (!beginsRequest())
        return;
    auto translation = m_state.model == ModelState::None
        ? Result<Translation>(failure(ErrorCode::NotReady, needsModel))
        : caught([&] { return m_session->translate(request, {}, m_flags->closing.get_token()); });
    if (!translation)
        Q_EMIT backgroundTranslationFailed(request.id, translation.error());
    else
        Q_EMIT backgroundTranslated(*translation);
}

void EngineWorker::dissect(const DissectionRequest& request)
{
    if (!beginsRequest())
        return;
    const auto dissection = m_state.model == ModelState::None
        ? Result<Dissection>(failure(ErrorCode::NotReady, needsModel))
        : caught([&] { return m_session->dissect(request); });
    if (dissection)
        Q_EMIT dissected(*dissection);
    else
        Q_EMIT dissectionFailed(request.id, dissection.error());
}

void EngineWorker::refuse(std::string message)
{
    Q_EMIT failed(Error{ErrorCode::NotReady, std::move(message), {}});
}

void EngineWorker::setActivity(Activity activity)
{
    setState({m_state.data, m_state.model, activity});
}

void EngineWorker::setState(const EngineState& state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged(state);
}

} // namespace attentoscope
