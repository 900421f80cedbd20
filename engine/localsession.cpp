// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/localsession.h"

#include "engine/corpus/samples/samples.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/greedydecoder.h"
#include "engine/evaluation/alignment.h"
#include "engine/evaluation/evaluator.h"
#include "engine/evaluation/wordalignment.h"
#include "engine/guarded.h"
#include "engine/model/attentionkinds.h"
#include "engine/model/presets.h"
#include "engine/model/settings.h"
#include "engine/model/sourcelimit.h"
#include "engine/rundescription.h"
#include "engine/training/threadcount.h"

#include <ATen/Parallel.h>

#include <thread>

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

int coreCount()
{
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

/// Keys of group Data are in force through the loaded corpus; the others decide the run.
Result<Configuration> configurationFor(const TrainingRequest& request, const Corpus& corpus)
{
    auto configuration = configure(request.preset, request.settings, corpus.training.size());
    if (!configuration)
        return configuration;
    configuration->data = corpus.configuration;
    return configuration;
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
    for (auto& preset : catalogue.presets)
        preset.rowSum = rowSumOf(configure(preset.id, {})->model);
    for (const auto& kind : attentionKinds())
        catalogue.kinds.push_back(kind.info);
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

Result<RunDescription> LocalSession::startTraining(const TrainingRequest& request)
{
    return guarded([&]() -> Result<RunDescription> {
        if (!m_corpus)
            return std::unexpected(noData());
        auto configuration = configurationFor(request, *m_corpus);
        if (!configuration)
            return std::unexpected(configuration.error());
        configuration->training.threads = threadsFor(*configuration);
        auto model =
            TranslationModel::make(*configuration, m_corpus->source, m_corpus->target, m_corpus->targetSpacing);
        if (!model)
            return std::unexpected(model.error());
        auto corpus = withinSourceLimit(m_corpus, configuration->model);
        if (!corpus)
            return std::unexpected(corpus.error());
        TrainingRunParts parts{std::move(*corpus), *model, {}, {}, request.limit, request.watched};
        if (!request.runFolder.empty()) {
            auto folder = RunFolder::create(request.runFolder, identityOf(*configuration, *m_corpus));
            if (!folder)
                return std::unexpected(folder.error());
            parts.folder = std::move(*folder);
        }
        return beginRun(std::move(parts));
    });
}

Result<RunDescription> LocalSession::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    return guarded([&]() -> Result<RunDescription> {
        if (!m_corpus)
            return std::unexpected(noData());
        auto opened = RunFolder::open(folder);
        if (!opened)
            return std::unexpected(opened.error());
        if (auto same = checkSameData(opened->identity(), *m_corpus); !same)
            return std::unexpected(same.error());
        auto save = opened->read(WhichSave::Current);
        if (!save)
            return std::unexpected(save.error());
        const auto& identity = opened->identity();
        auto model =
            TranslationModel::make(identity.configuration, identity.source, identity.target, identity.targetSpacing);
        if (!model)
            return std::unexpected(model.error());
        auto corpus = withinSourceLimit(m_corpus, identity.configuration.model);
        if (!corpus)
            return std::unexpected(corpus.error());
        return beginRun({std::move(*corpus), *model, std::move(*opened), std::move(*save), limit, watched});
    });
}

Result<RunDescription> LocalSession::beginRun(TrainingRunParts parts)
{
    auto model = parts.model;
    auto run = TrainingRun::make(std::move(parts));
    if (!run)
        return std::unexpected(run.error());
    auto description = describe(*model, (*run)->position(), (*run)->folder());
    if (!description)
        return description;
    at::set_num_threads(model->configuration().training.threads);
    m_run = std::move(*run);
    m_model = std::move(model);
    return description;
}

Result<RunDescription> LocalSession::openRun(const std::string& folder)
{
    return guarded([&]() -> Result<RunDescription> {
        auto opened = RunFolder::open(folder);
        if (!opened)
            return std::unexpected(opened.error());
        const auto& identity = opened->identity();
        auto model =
            TranslationModel::make(identity.configuration, identity.source, identity.target, identity.targetSpacing);
        if (!model)
            return std::unexpected(model.error());
        const auto weights = opened->readModel(WhichSave::Best);
        if (auto set = weights ? (*model)->setWeights(*weights) : std::unexpected(weights.error()); !set)
            return std::unexpected(set.error());
        const auto position = opened->read(WhichSave::Current);
        if (!position)
            return std::unexpected(position.error());
        (*model)->step = position->position.bestStep > 0 ? position->position.bestStep : position->position.step;
        auto description = describe(**model, position->position, std::move(*opened));
        if (!description)
            return description;
        m_run.reset();
        m_model = std::move(*model);
        return description;
    });
}

Result<TrainingReports> LocalSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (!m_run)
        return std::unexpected(noModel());
    return guarded([&] { return m_run->advance(budget, stop); });
}

Result<TrainingReports> LocalSession::finishTraining(TrainingEnd why)
{
    if (!m_run)
        return std::unexpected(noModel());
    auto run = std::move(m_run);
    return guarded([&] { return run->finish(why); });
}

Result<SaveReport> LocalSession::save()
{
    if (!m_run)
        return failure(ErrorCode::NotReady, "Nothing is being trained, so there is nothing new to save.");
    return guarded([&] { return m_run->save(); });
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
    return guarded([&]() -> Result<Translation> {
        if (!m_model)
            return std::unexpected(noModel());
        if (request.beam > 1)
            return failure(ErrorCode::InvalidSetting, "Beam search is not there yet; use a beam of 1.");
        const std::vector source{prepare(*m_model, m_model->source(), request.source)};
        if (source.front().ids.empty())
            return failure(ErrorCode::BadData, "The sentence is empty: type at least one word.");
        if (auto checked = checkSourceLength(m_model->configuration().model, source.front().ids.size()); !checked)
            return std::unexpected(checked.error());
        std::vector<Translation> decoded;
        if (request.forcedTarget) {
            const std::vector target{prepare(*m_model, m_model->target(), *request.forcedTarget)};
            decoded = decodeForced(*m_model, source, target);
        } else {
            const StepSink stepSink = [&](const std::vector<Translation>& soFar) {
                auto partial = soFar.front();
                partial.id = request.id;
                sink(partial);
            };
            decoded = decodeGreedily(
                *m_model, source, {request.maximumLength, request.unknownWords}, sink ? stepSink : StepSink(), stop);
        }
        decoded.front().id = request.id;
        return std::move(decoded.front());
    });
}

Result<std::vector<Translation>> LocalSession::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<std::vector<Translation>> {
        if (!m_model)
            return std::unexpected(noModel());
        if (requests.empty())
            return std::vector<Translation>{};
        if (requests.front().beam > 1)
            return failure(ErrorCode::InvalidSetting, "Beam search is not there yet; use a beam of 1.");
        std::vector<PreparedSentence> sentences;
        for (const auto& request : requests)
            sentences.push_back(prepare(*m_model, m_model->source(), request.source));
        for (std::size_t index = 0; index < sentences.size(); ++index)
            if (auto checked = checkSourceLength(m_model->configuration().model, sentences[index].ids.size()); !checked)
                return failure(checked.error().code,
                    "Sentence " + std::to_string(index + 1) + " of " + std::to_string(sentences.size()) + ": "
                        + checked.error().message);
        const DecodingOptions options{requests.front().maximumLength, requests.front().unknownWords};
        auto translations = translateSentences(*m_model, sentences, options, progress, stop);
        for (std::size_t index = 0; index < translations.size(); ++index)
            translations[index].id = requests[index].id;
        return translations;
    });
}

Result<TextPairs> LocalSession::readPairs(const DataRequest& data, std::stop_token stop) const
{
    if (!m_model)
        return std::unexpected(noModel());
    auto pairs = loadPairs(data, m_model->configuration().data, m_model->source(), m_model->target(), {}, stop);
    return pairs ? withinSourceLimit(std::move(*pairs), m_model->configuration().model) : pairs;
}

Result<EvaluationReport> LocalSession::evaluate(
    const EvaluationRequest& request, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<EvaluationReport> {
        const auto pairs = readPairs(request.data, stop);
        if (!pairs)
            return std::unexpected(pairs.error());
        std::vector<GoldAlignment> gold;
        if (!request.goldFile.empty()) {
            auto read = readAlignments(request.goldFile, request.goldFirstIndex);
            if (!read)
                return std::unexpected(read.error());
            gold = std::move(*read);
            if (m_model->configuration().data.direction == Direction::Swapped)
                for (auto& sentence : gold)
                    sentence = swapped(sentence);
            if (gold.size() != pairs->lineCount)
                return failure(ErrorCode::BadData,
                    request.goldFile + " has " + std::to_string(gold.size()) + " lines and " + request.data.source
                        + " has " + std::to_string(pairs->lineCount) + "; there must be one line of links a pair.");
        }
        return evaluatePairs(*m_model, *pairs, request, gold, progress, stop);
    });
}

Result<std::vector<std::vector<AlignmentLink>>> LocalSession::align(
    const DataRequest& data, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<std::vector<std::vector<AlignmentLink>>> {
        const auto pairs = readPairs(data, stop);
        if (!pairs)
            return std::unexpected(pairs.error());
        const auto forced = alignPairs(*m_model, *pairs, progress, stop);
        std::vector<std::vector<AlignmentLink>> links(pairs->lineCount);
        for (std::size_t index = 0; index < forced.size(); ++index)
            links[pairs->lines[index] - 1] = linksFromAttention(forced[index]);
        return links;
    });
}

} // namespace attentoscope
