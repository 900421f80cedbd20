// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/enginecontroller.h"

#include "engine/qt/engineflags.h"
#include "engine/qt/engineworker.h"

#include <utility>

namespace attentoscope {

namespace {

constexpr uint engineStackBytes = 16 * 1024 * 1024;

} // namespace

EngineController::EngineController(SessionFactory factory, QObject* parent)
    : QObject(parent), m_flags(std::make_shared<EngineFlags>()), m_worker(new EngineWorker(std::move(factory), m_flags))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_worker, &EngineWorker::start);
    connect(&m_thread, &QThread::finished, m_worker, &EngineWorker::close);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connectWorker();
    m_thread.setObjectName(QStringLiteral("engine"));
    m_thread.setStackSize(engineStackBytes);
    m_thread.start();
}

EngineController::~EngineController()
{
    m_flags->closing.request_stop();
    m_flags->training.requestStop();
    m_loading.request_stop();
    m_translation.request_stop();
    m_sentences.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void EngineController::connectWorker()
{
    // The worker's signals are taken in its own thread and handed over from there.
    const auto handOver = [this](auto signal, auto receive) {
        connect(m_worker, signal, m_worker,
            [this, receive](const auto&... values) { m_answers.post([receive, values...] { receive(values...); }); });
    };
    handOver(&EngineWorker::engineReady, [this](const Catalogue& catalogue) { Q_EMIT engineReady(catalogue); });
    handOver(&EngineWorker::stateChanged, [this](const EngineState& state) { applyState(state); });
    handOver(&EngineWorker::loadingProgressed, [this](double fraction) {
        Q_EMIT loadingProgressed(fraction);
        m_flags->loading.acknowledge();
    });
    handOver(&EngineWorker::dataLoaded, [this](const CorpusSummary& summary) { Q_EMIT dataLoaded(summary); });
    handOver(&EngineWorker::runStarted, [this](const RunDescription& run) { Q_EMIT runStarted(run); });
    handOver(&EngineWorker::reported, [this](const TrainingReports& reports) { deliver(reports); });
    handOver(&EngineWorker::trainingEnded, [this](TrainingEnd end) { Q_EMIT trainingEnded(end); });
    handOver(&EngineWorker::discarded, [this](const QString& folder) { Q_EMIT discarded(folder); });
    handOver(&EngineWorker::saved, [this](const SaveReport& report) { Q_EMIT saved(report); });
    handOver(&EngineWorker::translationProgressed, [this](const Translation& partial) {
        if (partial.id == m_translationId)
            Q_EMIT translationProgressed(partial);
        m_flags->partialTranslations.acknowledge();
    });
    handOver(&EngineWorker::translated, [this](const Translation& translation) {
        if (translation.id == m_translationId)
            Q_EMIT translated(translation);
    });
    handOver(&EngineWorker::translationFailed, [this](quint64 id, const Error& error) {
        if (id == m_translationId)
            Q_EMIT failed(error);
    });
    handOver(&EngineWorker::backgroundTranslated,
        [this](const Translation& translation) { Q_EMIT backgroundTranslated(translation); });
    handOver(&EngineWorker::backgroundTranslationFailed,
        [this](quint64 id, const Error& error) { Q_EMIT backgroundTranslationFailed(id, error); });
    handOver(&EngineWorker::linesTranslated,
        [this](const std::vector<Translation>& translations) { Q_EMIT linesTranslated(translations); });
    handOver(&EngineWorker::linesFailed, [this](const Error& error) { Q_EMIT linesFailed(error); });
    handOver(&EngineWorker::dissected, [this](const Dissection& dissection) {
        if (dissection.id == m_dissectionId)
            Q_EMIT dissected(dissection);
    });
    handOver(&EngineWorker::dissectionFailed, [this](quint64 id, const Error& error) {
        if (id == m_dissectionId)
            Q_EMIT failed(error);
    });
    handOver(
        &EngineWorker::sentencesMeasured, [this](const MeasuredSentences& part) { Q_EMIT sentencesMeasured(part); });
    handOver(
        &EngineWorker::sentencesFailed, [this](quint64 id, const Error& error) { Q_EMIT sentencesFailed(id, error); });
    handOver(&EngineWorker::compared, [this](const Comparison& comparison) {
        if (comparison.request.id == m_comparisonId)
            Q_EMIT compared(comparison);
    });
    handOver(&EngineWorker::failed, [this](const Error& error) { Q_EMIT failed(error); });
}

void EngineController::deliver(const TrainingReports& reports)
{
    Q_EMIT reported(reports);
    for (const SaveReport& save : reports.saves)
        Q_EMIT saved(save);
    m_flags->reports.acknowledge();
}

void EngineController::applyState(EngineState state)
{
    // A stop that is asked for shows at once, not when the batch under way is done.
    if (isTraining(state.activity) && m_stopRequested)
        state.activity = Activity::Stopping;
    else if (state.activity != Activity::Saving) // the worker has taken it up
        m_stopRequested = false;
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged(state);
}

template <typename Request>
void EngineController::post(Request request)
{
    m_worker->requests().post([worker = m_worker, request = std::move(request)] { request(*worker); });
}

void EngineController::loadData(const DataRequest& request)
{
    m_loading.request_stop();
    m_loading = std::stop_source();
    post([request, stop = m_loading.get_token()](EngineWorker& worker) { worker.loadData(request, stop); });
}

void EngineController::cancelLoading()
{
    m_loading.request_stop();
}

void EngineController::startTraining(const TrainingRequest& request)
{
    post([request](EngineWorker& worker) { worker.startTraining(request); });
}

void EngineController::resumeTraining(
    const QString& runFolder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    post([folder = runFolder.toStdString(), limit, watched](
             EngineWorker& worker) { worker.resumeTraining(folder, limit, watched); });
}

void EngineController::openRun(const QString& runFolder)
{
    post([folder = runFolder.toStdString()](EngineWorker& worker) { worker.openRun(folder); });
}

void EngineController::pause()
{
    post([](EngineWorker& worker) { worker.pause(); });
}

void EngineController::resume()
{
    post([](EngineWorker& worker) { worker.resume(); });
}

void EngineController::stepOnce()
{
    post([](EngineWorker& worker) { worker.stepOnce(); });
}

void EngineController::stop()
{
    m_flags->training.requestStop();
    post([](EngineWorker& worker) { worker.stop(); });
    m_stopRequested = true;
    applyState(m_state);
}

void EngineController::discard()
{
    // Without the switch that stop() turns: a training that is stopped is saved first.
    post([](EngineWorker& worker) { worker.discard(); });
    m_stopRequested = true;
    applyState(m_state);
}

void EngineController::validateNow()
{
    post([](EngineWorker& worker) { worker.validateNow(); });
}

void EngineController::save()
{
    post([](EngineWorker& worker) { worker.save(); });
}

void EngineController::setLearningRate(double rate)
{
    post([rate](EngineWorker& worker) { worker.setLearningRate(rate); });
}

void EngineController::setTeacherForcing(double probability)
{
    post([probability](EngineWorker& worker) { worker.setTeacherForcing(probability); });
}

void EngineController::setLimit(const TrainingLimit& limit)
{
    post([limit](EngineWorker& worker) { worker.setLimit(limit); });
}

void EngineController::setWatched(const std::vector<WatchedSentence>& watched)
{
    post([watched](EngineWorker& worker) { worker.setWatched(watched); });
}

quint64 EngineController::translate(TranslationRequest request)
{
    m_translation.request_stop();
    m_translation = std::stop_source();
    request.id = ++m_translationId;
    post([request = std::move(request), stop = m_translation.get_token()](
             EngineWorker& worker) { worker.translate(request, stop); });
    return m_translationId;
}

void EngineController::translateInBackground(const TranslationRequest& request)
{
    post([request](EngineWorker& worker) { worker.translateInBackground(request); });
}

void EngineController::translateLines(const std::vector<TranslationRequest>& requests, std::stop_token stop)
{
    post([requests, stop](EngineWorker& worker) { worker.translateLines(requests, stop); });
}

void EngineController::cancelTranslation()
{
    m_translation.request_stop();
}

void EngineController::measureSentences(const SentencesRequest& request)
{
    m_sentences.request_stop();
    m_sentences = std::stop_source();
    post([request, stop = m_sentences.get_token()](EngineWorker& worker) { worker.measureSentences(request, stop); });
}

void EngineController::cancelSentences()
{
    m_sentences.request_stop();
}

quint64 EngineController::dissect(DissectionRequest request)
{
    request.id = ++m_dissectionId;
    post([request = std::move(request)](EngineWorker& worker) { worker.dissect(request); });
    return request.id;
}

quint64 EngineController::compare(ComparisonRequest request)
{
    request.id = ++m_comparisonId;
    post([request = std::move(request)](EngineWorker& worker) { worker.compare(request); });
    return m_comparisonId;
}

void EngineController::endComparison()
{
    ++m_comparisonId;
    post([](EngineWorker& worker) { worker.endComparison(); });
}

} // namespace attentoscope
