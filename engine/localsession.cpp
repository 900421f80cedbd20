// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/localsession.h"

#include "engine/corpus/samples/samples.h"
#include "engine/guarded.h"
#include "engine/model/attentionkinds.h"
#include "engine/model/presets.h"
#include "engine/model/settings.h"
#include "engine/model/sourcelimit.h"
#include "engine/rundescription.h"
#include "engine/storage/savedsize.h"
#include "engine/training/threadcount.h"
#include "engine/unshuffle/unshufflesettings.h"
#include "engine/unshuffle/vectorattention.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <thread>
#include <utility>

namespace attentoscope {

namespace {

Error noModel()
{
    return {ErrorCode::NotReady, "There is no model yet: train one, or open a run.", {}};
}

Error noData()
{
    return {ErrorCode::NotReady, "There are no sentence pairs yet: open a file, or choose a sample.", {}};
}

/// With the run's settings, so that one that is cut short before its first save knows where to end: schedules depend on
/// it.
void keepLimit(const TrainingLimit& limit, Configuration& configuration)
{
    auto& training = configuration.training;
    constexpr std::int64_t mostSteps = 2'000'000'000; // what the settings' table takes
    constexpr int mostEpochs = 1'000'000;
    if (limit.steps > 0) {
        training.steps = static_cast<int>(std::min(limit.steps, mostSteps));
    } else if (limit.epochs > 0 && configuration.task == Task::Sentences) {
        training.epochs = std::min(limit.epochs, mostEpochs);
        training.steps = 0;
    }
}

int coreCount()
{
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

} // namespace

std::unique_ptr<Session> createSession(const SessionOptions& options)
{
    return std::make_unique<LocalSession>(options);
}

LocalSession::LocalSession(const SessionOptions& options) : m_options(options)
{
    at::set_num_threads(options.threads > 0 ? options.threads : coreCount());
}

int LocalSession::threadsFor(const Configuration& configuration) const
{
    if (configuration.training.threads > 0)
        return configuration.training.threads;
    return m_options.threads > 0 ? m_options.threads : threadCount(configuration, coreCount());
}

Catalogue LocalSession::catalogue() const
{
    Catalogue catalogue{.presets = presetInfos(), .kinds = {}, .settings = {}, .samples = {}};
    for (auto& preset : catalogue.presets) {
        if (preset.task == Task::Sentences) {
            preset.rowSum = rowSumOf(configure(preset.id, {})->model);
            continue;
        }
        preset.rowSum = VectorAttentionImpl::information().rowSum;
        const auto keys = unshuffleSettingKeys(UnshuffleRecipe::Robust);
        std::erase_if(
            preset.values, [&](const KeyValue& value) { return std::ranges::find(keys, value.key) == keys.end(); });
    }
    for (const auto& kind : attentionKinds())
        catalogue.kinds.push_back(kind.info);
    catalogue.kinds.push_back(VectorAttentionImpl::information());
    for (const auto& setting : settings())
        catalogue.settings.push_back(setting.info);
    for (const auto& sample : samples())
        catalogue.samples.push_back(sample.info);
    return catalogue;
}

Result<CorpusSummary> LocalSession::loadData(const DataRequest& request, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<CorpusSummary> {
        const auto configuration = configure("recommended", request.settings);
        if (!configuration)
            return std::unexpected(configuration.error());
        auto corpus = loadCorpus(request, configuration->data, progress, stop);
        if (!corpus)
            return std::unexpected(corpus.error());
        m_corpus = std::make_shared<const Corpus>(std::move(*corpus));
        return m_corpus->summary;
    });
}

Result<RunIdentity> LocalSession::identityFor(const TrainingRequest& request) const
{
    const bool needsData = taskOf(request.preset) == Task::Sentences;
    if (needsData && !m_corpus)
        return std::unexpected(noData());
    auto configuration = configure(request.preset, request.settings, needsData ? m_corpus->training.size() : 0);
    if (!configuration)
        return std::unexpected(configuration.error());
    if (needsData)
        configuration->data = m_corpus->configuration; // settings of that group are in force through the data
    else if (auto known = checkUnshuffleSettings(configuration->training.recipe, request.settings); !known)
        return std::unexpected(known.error());
    configuration->training.threads = threadsFor(*configuration);
    return needsData ? identityOf(*configuration, *m_corpus) : identityWithoutData(*configuration, request.settings);
}

Result<RunDescription> LocalSession::startTraining(const TrainingRequest& request)
{
    return guarded([&]() -> Result<RunDescription> {
        auto identity = identityFor(request);
        if (!identity)
            return std::unexpected(identity.error());
        keepLimit(request.limit, identity->configuration);
        auto model = LoadedModel::make(*identity);
        if (!model)
            return std::unexpected(model.error());
        auto task = (*model)->makeTask(m_corpus);
        if (!task)
            return std::unexpected(task.error());
        TrainingRunParts parts{std::move(*task), {}, {}, request.limit, request.watched};
        if (!request.runFolder.empty()) {
            auto folder = RunFolder::create(request.runFolder, *identity);
            if (!folder)
                return std::unexpected(folder.error());
            parts.folder = std::move(*folder);
        }
        return beginRun(std::move(*model), std::move(parts));
    });
}

Result<RunDescription> LocalSession::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    return guarded([&]() -> Result<RunDescription> {
        if (m_run && m_run->folder() && m_run->folder()->path() == folder)
            m_run.reset(); // a training that failed, and still holds the folder
        auto opened = RunFolder::open(folder);
        const bool needsData = !opened || opened->identity().configuration.task == Task::Sentences;
        if (needsData && !m_corpus)
            return std::unexpected(noData());
        if (!opened)
            return std::unexpected(opened.error());
        if (needsData)
            if (auto same = checkSameData(opened->identity(), *m_corpus); !same)
                return std::unexpected(same.error());
        if (auto locked = opened->takeLock(); !locked)
            return std::unexpected(locked.error());
        // Cut short before its first save, a run goes on from its start: by its seed it is the same one.
        std::optional<RunSave> save;
        if (opened->hasSave()) {
            if (auto fits = checkSavedSize(*opened, WhichSave::Current); !fits)
                return std::unexpected(fits.error());
            auto read = opened->read(WhichSave::Current);
            if (!read)
                return std::unexpected(read.error());
            save = std::move(*read);
        }
        auto model = LoadedModel::make(opened->identity());
        if (!model)
            return std::unexpected(model.error());
        auto task = (*model)->makeTask(m_corpus);
        if (!task)
            return std::unexpected(task.error());
        return beginRun(std::move(*model), {std::move(*task), std::move(*opened), std::move(save), limit, watched});
    });
}

Result<RunDescription> LocalSession::beginRun(std::shared_ptr<LoadedModel> model, TrainingRunParts parts)
{
    auto run = TrainingRun::make(std::move(parts));
    if (!run)
        return std::unexpected(run.error());
    auto description = describe(*model, (*run)->position(), (*run)->folder());
    if (!description)
        return description;
    if (m_corpus && model->configuration().task == Task::Sentences)
        if (auto note = sourceLimitNote(*m_corpus, model->configuration().model))
            description->notes.push_back(std::move(*note));
    at::set_num_threads(model->configuration().training.threads);
    m_run = std::move(*run);
    m_model = std::move(model);
    m_trainedFolder = description->folder;
    return description;
}

Result<RunDescription> LocalSession::openRun(const std::string& folder)
{
    return guarded([&]() -> Result<RunDescription> {
        auto opened = RunFolder::open(folder);
        if (!opened)
            return std::unexpected(opened.error());
        if (auto fits = checkSavedSize(*opened, WhichSave::Best); !fits)
            return std::unexpected(fits.error());
        auto model = LoadedModel::make(opened->identity());
        if (!model)
            return std::unexpected(model.error());
        const auto weights = opened->readModel(WhichSave::Best);
        if (!weights)
            return std::unexpected(weights.error());
        const auto position = opened->readPosition(WhichSave::Current);
        if (!position)
            return std::unexpected(position.error());
        const auto step = position->bestStep > 0 ? position->bestStep : position->step;
        if (auto set = (*model)->setWeights(*weights, step); !set)
            return std::unexpected(set.error());
        auto description = describe(**model, *position, std::move(*opened));
        if (!description)
            return description;
        m_run.reset();
        m_trainedFolder.reset();
        m_model = std::move(*model);
        return description;
    });
}

Result<TrainingReports> LocalSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (!m_run)
        return std::unexpected(noModel());
    m_waiting.adapt();
    return guarded([&] { return m_run->advance(budget, stop); });
}

Result<TrainingReports> LocalSession::finishTraining(TrainingEnd why)
{
    if (!m_run)
        return std::unexpected(noModel());
    auto last = guarded([&] { return m_run->finish(why); });
    if (last || last.error().code != ErrorCode::Unwritable) // what could not be written can be tried again
        m_run.reset();
    return last;
}

Result<SaveReport> LocalSession::save()
{
    if (!m_run)
        return failure(ErrorCode::NotReady, "Nothing is being trained, so there is nothing new to save.");
    return guarded([&] { return m_run->save(); });
}

Result<void> LocalSession::discardTraining()
{
    if (!m_trainedFolder)
        return failure(ErrorCode::NotReady, "Nothing was trained here, so there is nothing to throw away.");
    return guarded([&]() -> Result<void> {
        m_run.reset();
        m_model.reset();
        const auto folder = *std::exchange(m_trainedFolder, std::nullopt);
        return folder.empty() ? Result<void>() : RunFolder::remove(folder);
    });
}

Result<void> LocalSession::validateNow()
{
    if (!m_run)
        return failure(ErrorCode::NotReady, "Nothing is being trained, so there is nothing to validate.");
    return guarded([&] { return m_run->validateNow(); });
}

void LocalSession::setTeacherForcing(double probability)
{
    if (m_run)
        m_run->setTeacherForcing(probability);
}

void LocalSession::setLearningRate(double rate)
{
    if (m_run)
        m_run->setLearningRate(rate);
}

void LocalSession::setLimit(const TrainingLimit& limit)
{
    if (m_run)
        m_run->setLimit(limit);
}

void LocalSession::setWatched(const std::vector<WatchedSentence>& watched)
{
    if (m_run)
        m_run->setWatched(watched);
}

Result<Translation> LocalSession::translate(
    const TranslationRequest& request, const TokenSink& sink, std::stop_token stop)
{
    if (!m_model)
        return std::unexpected(noModel());
    m_waiting.adapt();
    return guarded([&] { return m_model->translate(request, sink, stop); });
}

Result<std::vector<Translation>> LocalSession::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop)
{
    if (!m_model)
        return std::unexpected(noModel());
    return guarded([&] { return m_model->translateAll(requests, progress, stop); });
}

Result<Dissection> LocalSession::dissect(const DissectionRequest& request)
{
    if (!m_model)
        return std::unexpected(noModel());
    return guarded([&] { return m_model->dissect(request); });
}

Result<EvaluationReport> LocalSession::evaluate(
    const EvaluationRequest& request, const Progress& progress, std::stop_token stop)
{
    if (!m_model)
        return std::unexpected(noModel());
    return guarded([&] { return m_model->evaluate(request, progress, stop); });
}

Result<BenchmarkReport> LocalSession::benchmark(
    const BenchmarkRequest& request, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<BenchmarkReport> {
        const auto identity = identityFor({.preset = request.preset, .settings = request.settings});
        if (!identity)
            return std::unexpected(identity.error());
        auto model = LoadedModel::make(*identity);
        if (!model)
            return std::unexpected(model.error());
        const int threads = at::get_num_threads(); // a run that is under way goes on with its own
        at::set_num_threads(identity->configuration.training.threads);
        const auto afterStep = [&](double done) {
            m_waiting.adapt();
            progress(done);
        };
        auto report = (*model)->benchmark(m_corpus, request, afterStep, stop);
        at::set_num_threads(threads);
        return report;
    });
}

Result<std::vector<std::vector<AlignmentLink>>> LocalSession::align(
    const DataRequest& data, const Progress& progress, std::stop_token stop)
{
    if (!m_model)
        return std::unexpected(noModel());
    return guarded([&] { return m_model->align(data, progress, stop); });
}

} // namespace attentoscope
