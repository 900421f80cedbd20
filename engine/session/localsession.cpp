// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/localsession.h"

#include "engine/arithmetic/freememory.h"
#include "engine/arithmetic/guarded.h"
#include "engine/corpus/samples/samples.h"
#include "engine/machine/openblas.h"
#include "engine/settings/attentionkinds.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/settings/unshufflesettings.h"
#include "engine/training/threadcount.h"
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
    if (m_options.threads > 0)
        return m_options.threads;
    const int ofRun = configuration.training.threads;
    return ofRun > 0 ? std::min(ofRun, coreCount()) : threadCount(configuration, coreCount());
}

ThreadChoice LocalSession::threadsOf(const LoadedModel& run) const
{
    return threadsToGoOn(run.configuration().training.threads, m_options.threads, coreCount());
}

Catalogue LocalSession::catalogue() const
{
    Catalogue catalogue{
        .presets = presetInfos(), .kinds = {}, .settings = {}, .samples = {}, .kernels = matrixKernels()};
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
        endRun();
    return last;
}

void LocalSession::endRun()
{
    m_run.reset();
    giveBackFreeMemory();
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
        m_model.reset();
        endRun();
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
