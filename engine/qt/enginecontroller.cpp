// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/enginecontroller.h"

#include "engine/qt/engineflags.h"
#include "engine/qt/engineworker.h"

#include <utility>

namespace attentoscope {

namespace {

constexpr uint engineStackBytes = 16 * 1024 * 1024;

/// Stops the former request. Returns the token for the request that replaces it.
std::stop_token renewed(std::stop_source& source)
{
    source.request_stop();
    source = std::stop_source();
    return source.get_token();
}

} // namespace

EngineController::EngineController(SessionFactory factory, QObject* parent)
    : QObject(parent)
    , m_flags(std::make_shared<EngineFlags>())
    , m_worker(std::make_unique<EngineWorker>(*this, m_answers, std::move(factory), m_flags))
{
    auto* worker = m_worker.get();
    worker->requests.moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, &worker->requests, [worker] { worker->start(); });
    connect(&m_thread, &QThread::finished, &worker->requests, [worker] { worker->host.close(); });
    m_thread.setObjectName(QStringLiteral("engine"));
    m_thread.setStackSize(engineStackBytes);
    m_thread.start();
}

EngineController::~EngineController()
{
    m_flags->closing.request_stop();
    m_flags->training.requestStop();
    m_loading.request_stop();
    m_typed.request_stop();
    m_sentences.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void EngineController::applyState(EngineState state)
{
    // A requested stop is shown at once, not only after the current batch.
    if (isTraining(state.activity) && m_stopRequested)
        state.activity = Activity::Stopping;
    else if (state.activity != Activity::Saving) // the worker has begun to stop
        m_stopRequested = false;
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged(state);
}

template <typename Request>
void EngineController::post(Request request)
{
    m_worker->requests.post([worker = m_worker.get(), request = std::move(request)] { request(*worker); });
}

void EngineController::askSession(Question question, const std::stop_token& stop)
{
    post([this, question = std::move(question), stop](EngineWorker& worker) {
        if (stop.stop_requested() || !worker.host.isReady())
            return;
        std::stop_source either;
        const std::stop_callback stopped(stop, [&] { either.request_stop(); });
        const std::stop_callback closed(m_flags->closing.get_token(), [&] { either.request_stop(); });
        auto answer = question(worker.host.session(), either.get_token());
        m_answers.post([stop, answer = std::move(answer)] {
            if (!stop.stop_requested())
                answer();
        });
    });
}

void EngineController::loadData(const DataRequest& request)
{
    post([request, stop = renewed(m_loading)](EngineWorker& worker) { worker.loadData(request, stop); });
}

void EngineController::loadDataOfRun(const DataRequest& request)
{
    post([request, stop = renewed(m_loading)](EngineWorker& worker) { worker.loadDataOfRun(request, stop); });
}

void EngineController::cancelLoading()
{
    m_loading.request_stop();
}

void EngineController::startTraining(const TrainingRequest& request)
{
    post([request](EngineWorker& worker) { worker.runs.start(request); });
}

void EngineController::resumeTraining(
    const QString& runFolder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    post([folder = runFolder.toStdString(), limit, watched](
             EngineWorker& worker) { worker.runs.resume(folder, limit, watched); });
}

void EngineController::forkTraining(const ForkRequest& request)
{
    post([request](EngineWorker& worker) { worker.runs.fork(request); });
}

void EngineController::openRun(const QString& runFolder)
{
    post([folder = runFolder.toStdString()](EngineWorker& worker) { worker.runs.open(folder); });
}

void EngineController::renewWeights(const QString& runFolder)
{
    post([folder = runFolder.toStdString()](EngineWorker& worker) { worker.runs.renewWeights(folder); });
}

void EngineController::pause()
{
    post([](EngineWorker& worker) { worker.training.pause(); });
}

void EngineController::resume()
{
    post([](EngineWorker& worker) { worker.training.resume(); });
}

void EngineController::stepOnce()
{
    post([](EngineWorker& worker) { worker.training.stepOnce(); });
}

void EngineController::stop()
{
    m_flags->training.requestStop();
    post([](EngineWorker& worker) { worker.training.stop(); });
    m_stopRequested = true;
    applyState(m_state);
}

void EngineController::discard()
{
    // Unlike stop(), does not use the stop switch: a stopped training would first be saved.
    post([](EngineWorker& worker) { worker.runs.discard(); });
    m_stopRequested = true;
    applyState(m_state);
}

void EngineController::validateNow()
{
    post([](EngineWorker& worker) { worker.runs.validateNow(); });
}

void EngineController::save()
{
    post([](EngineWorker& worker) { worker.runs.save(); });
}

void EngineController::setLearningRate(double rate)
{
    change([rate](Session& session) { return session.setLearningRate(rate); });
}

void EngineController::setTeacherForcing(double probability)
{
    change([probability](Session& session) { return session.setTeacherForcing(probability); });
}

void EngineController::setAlignmentWeight(double weight)
{
    change([weight](Session& session) { return session.setAlignmentWeight(weight); });
}

void EngineController::setLimit(const TrainingLimit& limit)
{
    change([limit](Session& session) { return session.setLimit(limit); });
}

void EngineController::setWatched(const std::vector<WatchedSentence>& watched)
{
    post([watched](EngineWorker& worker) {
        // Without a training this does nothing: a start brings its own list.
        if (isTraining(worker.host.state().activity))
            worker.runs.change([&](Session& session) { return session.setWatched(watched); });
    });
}

void EngineController::change(std::function<Result<void>(Session&)> apply)
{
    post([apply = std::move(apply)](EngineWorker& worker) { worker.runs.change(apply); });
}

void EngineController::translate(const TranslationRequest& request)
{
    const bool isTyped = request.purpose == TranslationPurpose::Typing;
    const auto stop = isTyped ? renewed(m_typed) : std::stop_token();
    Session::TokenSink tell;
    if (isTyped)
        tell = [this, stop](const std::function<Translation()>& soFar) { // called in the engine thread
            if (!m_flags->partialTranslations.tryPass(DeliveryGate::Clock::now()))
                return;
            m_answers.post([this, stop, partial = soFar()] {
                if (!stop.stop_requested())
                    Q_EMIT translationProgressed(partial);
                m_flags->partialTranslations.acknowledge();
            });
        };
    ask(
        this,
        [request, tell](
            Session& session, const std::stop_token& either) { return session.translate(request, tell, either); },
        [this, id = request.id](const Result<Translation>& answer) {
            if (answer)
                Q_EMIT translated(*answer);
            else
                Q_EMIT translationFailed(id, answer.error());
        },
        stop);
}

void EngineController::measureSentences(const SentencesRequest& request)
{
    post([request, stop = renewed(m_sentences)](EngineWorker& worker) { worker.sentences.measure(request, stop); });
}

void EngineController::cancelSentences()
{
    m_sentences.request_stop();
}

void EngineController::dissect(const DissectionRequest& request)
{
    ask(
        this, [request](Session& session, const std::stop_token&) { return session.dissect(request); },
        [this](const Result<Dissection>& answer) {
            if (answer)
                Q_EMIT dissected(*answer);
            else
                Q_EMIT failed(answer.error());
        },
        renewed(m_dissection));
}

void EngineController::compare(const ComparisonRequest& request)
{
    ask(
        this,
        [request](Session& session, const std::stop_token& stop) -> Result<Comparison> {
            return session.compare(request, stop);
        },
        [this, request](const Result<Comparison>& answer) {
            if (answer)
                return Q_EMIT compared(*answer);
            Q_EMIT compared({request, {.error = answer.error()}, {.error = answer.error()}});
        },
        renewed(m_comparison));
}

void EngineController::endComparison()
{
    m_comparison.request_stop();
    ask(
        this, [](Session& session, const std::stop_token&) { return session.endComparison(); },
        [this](const Result<void>& ended) {
            if (!ended)
                Q_EMIT failed(ended.error());
        });
}

} // namespace attentoscope
