// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/localsession.h"

#include "engine/arithmetic/freememory.h"
#include "engine/arithmetic/guarded.h"
#include "engine/arithmetic/librarystate.h"
#include "engine/session/borrowedthreads.h"
#include "engine/session/enginecatalogue.h"
#include "engine/session/modelsizeof.h"
#include "engine/session/pairedevaluation.h"
#include "engine/session/rundescription.h"
#include "engine/settings/presets.h"
#include "engine/storage/dataofrun.h"
#include "engine/training/threadcount.h"

#include <ATen/Parallel.h>

#include <utility>

namespace attentoscope {

namespace {

Error noModel()
{
    return {ErrorCode::NotReady, "There is no model yet: train one, or open a run.", {}};
}

} // namespace

std::unique_ptr<Session> createSession(const SessionOptions& options)
{
    return std::make_unique<LocalSession>(options);
}

LocalSession::LocalSession(const SessionOptions& options) : m_options(options)
{
    at::set_num_threads(options.threads > 0 ? options.threads : coreCount());
    makeLibraryState();
}

Catalogue LocalSession::catalogue() const
{
    return engineCatalogue();
}

Result<CorpusSummary> LocalSession::loadData(const DataRequest& request, const Progress& progress, std::stop_token stop)
{
    return load(request, Accepted::AnyData, progress, stop);
}

Result<CorpusSummary> LocalSession::loadDataOfRun(
    const DataRequest& request, const Progress& progress, std::stop_token stop)
{
    if (!m_model)
        return std::unexpected(noModel());
    return load(request, Accepted::DataOfRun, progress, stop);
}

Result<CorpusSummary> LocalSession::load(
    const DataRequest& request, Accepted accepted, const Progress& progress, const std::stop_token& stop)
{
    return guarded([&]() -> Result<CorpusSummary> {
        const auto configuration = configure("recommended", request.settings);
        if (!configuration)
            return std::unexpected(configuration.error());
        auto corpus = m_model ? loadForRun(m_identity, request, configuration->data, progress, stop)
                              : loadCorpus(request, configuration->data, progress, stop);
        if (!corpus)
            return std::unexpected(corpus.error());
        const bool isOfRun =
            m_model && m_identity.configuration.task == Task::Sentences && isDataOf(m_identity, *corpus);
        if (!isOfRun && accepted == Accepted::DataOfRun)
            return std::unexpected(otherData(m_identity, *corpus));
        corpus->summary.isOfRun = isOfRun;
        m_corpus = std::make_shared<const Corpus>(std::move(*corpus));
        return m_corpus->summary;
    });
}

Result<ModelSize> LocalSession::sizeOf(const TrainingRequest& request) const
{
    return guarded([&]() -> Result<ModelSize> {
        const auto identity = loader().identityFor(request);
        if (!identity)
            return std::unexpected(identity.error());
        return modelSizeOf(*identity);
    });
}

Result<RunDescription> LocalSession::startTraining(const TrainingRequest& request)
{
    return take(guarded([&] { return loader().startTraining(request); }));
}

Result<RunDescription> LocalSession::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    if (m_training && m_training->folder() && m_training->folder()->path() == folder)
        endRun(); // a training that failed, and still holds the folder
    if (auto split = splitAsIn(folder); !split)
        return std::unexpected(split.error());
    return take(guarded([&] { return loader().resumeTraining(folder, limit, watched); }));
}

/// Loads the pairs again if the run in the folder was begun with another rule of splitting them.
Result<void> LocalSession::splitAsIn(const std::string& folder)
{
    return guarded([&]() -> Result<void> {
        const auto run = RunFolder::open(folder);
        if (!run || !m_corpus || run->identity().configuration.task != Task::Sentences
            || isDataOf(run->identity(), *m_corpus))
            return {};
        const auto& request = m_corpus->summary.request;
        const auto configuration = configure("recommended", request.settings);
        if (!configuration)
            return std::unexpected(configuration.error());
        auto corpus = loadForRun(run->identity(), request, configuration->data, {}, {});
        if (corpus && isDataOf(run->identity(), *corpus))
            m_corpus = std::make_shared<const Corpus>(std::move(*corpus));
        return {};
    });
}

Result<RunDescription> LocalSession::openRun(const std::string& folder, RunDetail detail)
{
    return take(guarded([&] { return loader().openRun(folder, detail); }));
}

Result<RunDescription> LocalSession::openTogether(const std::vector<std::string>& folders)
{
    return take(guarded([&] { return loader().openTogether(folders); }));
}

Result<RunDescription> LocalSession::take(Result<LoadedRun> run)
{
    if (!run)
        return std::unexpected(run.error());
    if (m_training)
        endRun();
    m_model = std::move(run->model);
    m_identity = std::move(run->identity);
    m_training = std::move(run->training);
    m_followed = std::move(run->followed);
    m_trainedFolder = m_training ? std::optional<std::filesystem::path>(run->description.folder) : std::nullopt;
    return std::move(run->description);
}

Result<TrainingReports> LocalSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (m_followed)
        return guarded([&] { return m_followed->advance(budget, stop); });
    if (!m_training)
        return std::unexpected(noModel());
    m_waiting.adapt();
    return guarded([&] { return m_training->advance(budget, stop); });
}

Result<TrainingReports> LocalSession::finishTraining(TrainingEnd why)
{
    if (std::exchange(m_followed, nullptr))
        return TrainingReports{.end = why};
    if (!m_training)
        return std::unexpected(noModel());
    auto last = guarded([&] { return m_training->finish(why); });
    if (last && m_options.ranks) // what has failed by now matters no more: everything is saved
        [[maybe_unused]]
        const auto told = m_options.ranks->order({.position = {}, .learningRate = 0.0, .end = why});
    if (last || last.error().code != ErrorCode::Unwritable) // what could not be written can be tried again
        endRun();
    return last;
}

void LocalSession::endRun()
{
    m_training.reset();
    giveBackFreeMemory();
}

Result<SaveReport> LocalSession::save()
{
    if (!m_training)
        return failure(ErrorCode::NotReady, "Nothing is being trained, so there is nothing new to save.");
    return guarded([&] { return m_training->save(); });
}

Result<void> LocalSession::discardTraining()
{
    if (!m_trainedFolder)
        return failure(ErrorCode::NotReady, "Nothing was trained here, so there is nothing to throw away.");
    return guarded([&]() -> Result<void> {
        m_model.reset();
        endRun();
        const auto folder = *std::exchange(m_trainedFolder, std::nullopt);
        return folder.empty() ? Result<void>() : RunFolder::remove(folder);
    });
}

Result<void> LocalSession::validateNow()
{
    if (!m_training)
        return failure(ErrorCode::NotReady, "Nothing is being trained, so there is nothing to validate.");
    return guarded([&] { return m_training->validateNow(); });
}

Result<TrainingReports> LocalSession::watchNow()
{
    if (!m_training)
        return failure(ErrorCode::NotReady, "Nothing is being trained, so there is nothing to watch.");
    return guarded([&] { return m_training->watchNow(); });
}

Result<void> LocalSession::setTeacherForcing(double probability)
{
    if (m_training)
        m_training->setTeacherForcing(probability);
    return {};
}

Result<void> LocalSession::setLearningRate(double rate)
{
    if (m_training)
        m_training->setLearningRate(rate);
    return {};
}

Result<void> LocalSession::setLimit(const TrainingLimit& limit)
{
    if (m_training)
        m_training->setLimit(limit);
    return {};
}

Result<void> LocalSession::setWatched(const std::vector<WatchedSentence>& watched)
{
    if (m_training)
        m_training->setWatched(watched);
    return {};
}

template <typename Ask>
auto LocalSession::askModel(const Ask& ask) -> decltype(ask(std::declval<LoadedModel&>()))
{
    if (!m_model)
        return std::unexpected(noModel());
    return guarded([&] { return ask(*m_model); });
}

Result<Translation> LocalSession::translate(
    const TranslationRequest& request, const TokenSink& sink, std::stop_token stop)
{
    m_waiting.adapt();
    return askModel([&](LoadedModel& model) { return model.translate(request, sink, stop); });
}

Result<std::vector<Translation>> LocalSession::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) { return model.translateAll(requests, progress, stop); });
}

Result<Dissection> LocalSession::dissect(const DissectionRequest& request)
{
    return askModel([&](LoadedModel& model) { return model.dissect(request); });
}

Result<EvaluationReport> LocalSession::evaluate(
    const EvaluationRequest& request, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) -> Result<EvaluationReport> {
        if (request.against.empty())
            return model.evaluate(request, progress, stop);
        const auto other = loader().openRun(request.against, RunDetail::Identity);
        if (!other)
            return std::unexpected(other.error());
        return evaluateAgainst(*other->model, model, request, progress, stop);
    });
}

Result<AlignedPairs> LocalSession::align(
    const AlignmentRequest& request, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) { return model.align(request, progress, stop); });
}

Result<void> LocalSession::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    return guarded([&]() -> Result<void> {
        m_sentences.reset();
        auto measuring =
            SentenceMeasuring::make(request, m_corpus, m_model ? m_model->translationModel() : nullptr, stop);
        if (!measuring)
            return std::unexpected(measuring.error());
        m_sentences = std::move(*measuring);
        return {};
    });
}

Result<MeasuredSentences> LocalSession::advanceSentences(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (!m_sentences)
        return failure(ErrorCode::NotReady, "No sentences are being measured. Ask for them first.");
    auto part = guarded([&] { return m_sentences->advance(budget, stop); });
    if (!part || part->complete)
        m_sentences.reset();
    return part;
}

Result<BenchmarkReport> LocalSession::benchmark(
    const BenchmarkRequest& request, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<BenchmarkReport> {
        const auto identity = loader().identityFor({.preset = request.preset, .settings = request.settings});
        if (!identity)
            return std::unexpected(identity.error());
        auto model = LoadedModel::make(*identity);
        if (!model)
            return std::unexpected(model.error());
        const BorrowedThreads threads(identity->configuration.training.threads);
        const auto afterStep = [&](double done) {
            m_waiting.adapt();
            progress(done);
        };
        return (*model)->benchmark(m_corpus, request, afterStep, stop);
    });
}

} // namespace attentoscope
