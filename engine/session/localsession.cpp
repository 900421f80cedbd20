// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"

#include "engine/alignment/statisticalaligner.h"
#include "engine/arithmetic/guarded.h"
#include "engine/arithmetic/librarystate.h"
#include "engine/corpus/samples/samples.h"
#include "engine/evaluation/sentencemeasuring.h"
#include "engine/machine/openblas.h"
#include "engine/session/comparedmodels.h"
#include "engine/session/finetuning.h"
#include "engine/session/loadedmodel.h"
#include "engine/session/loadedpairs.h"
#include "engine/session/rundescription.h"
#include "engine/session/runloader.h"
#include "engine/settings/enginetables.h"
#include "engine/settings/modelcounts.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/storage/dataofrun.h"
#include "engine/storage/runfolder.h"
#include "engine/training/replicas.h"
#include "engine/types/catalogue.h"
#include "engine/types/configuration.h"
#include "engine/unshuffle/vectormodel.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

namespace attentoscope {

namespace {

TrainingRequest withSettings(TrainingRequest request, const std::vector<KeyValue>& chosen)
{
    request.settings.insert(request.settings.end(), chosen.begin(), chosen.end());
    return request;
}

/// Changes the number of Torch's threads while it lives, and then restores that of the current run.
class BorrowedThreads
{
public:
    explicit BorrowedThreads(int threads) : m_before(at::get_num_threads()) { at::set_num_threads(threads); }
    ~BorrowedThreads() { at::set_num_threads(m_before); }
    BorrowedThreads(const BorrowedThreads&) = delete;
    BorrowedThreads& operator=(const BorrowedThreads&) = delete;

private:
    int m_before;
};

Result<EvaluationReport> withNotices(Result<EvaluationReport> report, std::vector<Message>& more)
{
    if (report)
        std::ranges::move(more, std::back_inserter(report->notices));
    return report;
}

Error noModel()
{
    return {ErrorCode::NotReady, "There is no model yet: train one, or open a run.", {}};
}

Error noTraining()
{
    return {ErrorCode::NotReady, "No training is under way. Start one first.", {}};
}

/// The session that computes in this process, on LibTorch.
class LocalSession final : public Session
{
public:
    explicit LocalSession(const SessionOptions& options);

    Catalogue catalogue() override;
    Result<CorpusSummary> loadData(const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<ChosenSettings> choose(const TrainingRequest& request) override;
    Result<LinkLearning> learnLinks(LinkLearningOrder order) override;
    Result<DrawnLinks> drawLinks(const LinksDrawing& drawing) override
    {
        return guarded([&] { return m_pairs.drawLinks(drawing); });
    }
    Result<std::vector<LinksDrawing>> drawnLinks() override
    {
        return guarded([&] { return m_pairs.drawnLinks(); });
    }
    Result<ModelSize> sizeOf(const TrainingRequest& request) override;
    Result<FineTuningPlan> planFineTuning(const TrainingRequest& request, std::stop_token stop) override;
    Result<RunDescription> startTraining(const TrainingRequest& request) override;
    Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) override;
    Result<RunDescription> forkTraining(const ForkRequest& request) override;
    Result<RunDescription> openRun(const std::string& folder, RunDetail detail) override;
    Result<RunDescription> openTogether(const std::vector<std::string>& folders) override;
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) override;
    Result<TrainingReports> finishTraining(TrainingEnd why) override;
    Result<SaveReport> save() override;
    Result<void> discardTraining() override;
    Result<void> validateNow() override;
    Result<TrainingReports> watchNow() override;
    Result<void> setLearningRate(double rate) override;
    Result<void> setTeacherForcing(double probability) override;
    Result<void> setAlignmentWeight(double weight) override;
    Result<void> setLimit(const TrainingLimit& limit) override;
    Result<void> setWatched(const std::vector<WatchedSentence>& watched) override;
    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override;
    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) override;
    Result<Dissection> dissect(const DissectionRequest& request) override;
    Result<Erasure> erase(const ErasureRequest& request) override;
    Result<ValueLengths> measureValues(const Translation& translation) override;
    Result<LayerTranslations> translateFromLayers(const LayersRequest& request, std::stop_token stop) override
    {
        return m_compared.translateFromLayers(request, m_model.get(), std::move(stop));
    }
    Result<SentenceAgreements> measureFaithfulness(
        const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<HeadPatterns> measurePatterns(
        const PatternsRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<HeadTrials> tryWithoutHeads(
        const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop) override;
    Comparison compare(const ComparisonRequest& request, std::stop_token stop) override
    {
        return m_compared.compare(request, m_model.get(), std::move(stop));
    }
    Result<void> endComparison() override
    {
        m_compared.close();
        return {};
    }
    Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) override;
    Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(
        const BenchmarkRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) override;

private:
    enum class Accepted : std::uint8_t { AnyData, DataOfRun };
    Result<CorpusSummary> load(
        const DataRequest& request, Accepted accepted, const Progress& progress, const std::stop_token& stop);
    Result<Corpus> read(const DataRequest& request, const Progress& progress, const std::stop_token& stop);
    Result<RunDescription> trainOn(const TrainingRequest& request);
    /// The choices for a request that asks for the rule; otherwise none.
    Result<ChosenSettings> chosenFor(const TrainingRequest& request);
    int threads() const { return m_options.threads > 0 ? m_options.threads : coreCount(); }
    RunLoader loader() const { return loader(m_pairs.corpus()); }
    RunLoader loader(std::shared_ptr<const Corpus> corpus) const
    {
        return {std::move(corpus), m_options.threads, m_options.ranks};
    }
    /// Statistical links for the model in memory. Null if there are none, or if they belong to other pairs.
    std::shared_ptr<const CorpusLinks> linksOfModel() const;
    Result<RunIdentity> identityOf(const ComparedModel& choice) const;
    /// If nobody has named the columns of a file, it gets those of the data of m_model.
    DataRequest withColumns(DataRequest data) const;
    /// Adds links to the translations in the reports.
    Result<TrainingReports> withLinks(Result<TrainingReports> reports) const;
    Result<RunDescription> take(Result<LoadedRun> run); ///< makes it the current run
    void endRun();
    template <typename Ask>
    /// Returns a NotReady error if there is no model.
    auto askModel(const Ask& ask) -> decltype(ask(std::declval<LoadedModel&>()));
    template <typename Change>
    Result<void> changeTraining(const Change& change); ///< does nothing without a training

    SessionOptions m_options;
    BusyWaiting m_waiting;
    LoadedPairs m_pairs;
    std::shared_ptr<const CorpusLinks> m_trainingLinks; ///< links that the training uses; null if it uses none
    std::shared_ptr<LoadedModel> m_model;
    RunIdentity m_identity; ///< identity of the run of m_model
    std::unique_ptr<TrainingLoop> m_training;
    std::unique_ptr<FollowedTraining> m_followed; ///< for ranks other than 0; otherwise null
    std::unique_ptr<SentenceMeasuring> m_sentences; ///< current measurement; null if there is none
    ComparedModels m_compared;
    std::optional<std::filesystem::path> m_trainedFolder; ///< folder of the run that was trained last
};

LocalSession::LocalSession(const SessionOptions& options) : m_options(options)
{
    at::set_num_threads(threads());
    makeLibraryState();
}

Catalogue LocalSession::catalogue()
{
    auto catalogue = engineTables();
    catalogue.kernels = matrixKernels();
    return catalogue;
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
        auto corpus = read(request, progress, stop);
        if (!corpus)
            return std::unexpected(corpus.error());
        const bool isOfRun =
            m_model && m_identity.configuration.task == Task::Sentences && isDataOf(m_identity, *corpus);
        if (!isOfRun && accepted == Accepted::DataOfRun)
            return std::unexpected(otherData(m_identity, *corpus));
        corpus->summary.isOfRun = isOfRun;
        m_pairs.take(std::move(*corpus));
        return m_pairs->summary;
    });
}

/// Reads the requested pairs: with the words of a model, as pairs of the run in memory, or as new pairs.
Result<Corpus> LocalSession::read(const DataRequest& request, const Progress& progress, const std::stop_token& stop)
{
    if (!request.wordsOf.empty())
        return loadThroughModel(request, progress, stop);
    const auto configuration = configure("recommended", request.settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    return m_model ? loadForRun(m_identity, request, configuration->data, progress, stop)
                   : loadCorpus(request, configuration->data, progress, stop);
}

Result<ChosenSettings> LocalSession::choose(const TrainingRequest& request)
{
    return guarded([&] { return m_pairs.choose(request, threads()); });
}

Result<ChosenSettings> LocalSession::chosenFor(const TrainingRequest& request)
{
    const bool isChosen = request.settingsFrom == SettingsFrom::Rule && request.from.empty();
    return isChosen ? choose(request) : ChosenSettings{};
}

Result<LinkLearning> LocalSession::learnLinks(LinkLearningOrder order)
{
    return guarded([&] { return m_pairs.learnLinks(order); });
}

std::shared_ptr<const CorpusLinks> LocalSession::linksOfModel() const
{
    const bool areOfModel =
        m_pairs && m_model && m_identity.configuration.task == Task::Sentences && isDataOf(m_identity, *m_pairs);
    return areOfModel ? m_pairs.links() : nullptr;
}

Result<TrainingReports> LocalSession::withLinks(Result<TrainingReports> reports) const
{
    if (const auto links = linksOfModel(); reports && links)
        m_pairs.addLinks(*reports, *links);
    return reports;
}

Result<ModelSize> sizeWithItsWords(const Result<RunIdentity>& identity)
{
    if (!identity)
        return std::unexpected(identity.error());
    return modelSizeOf(identity->configuration, identity->source.size(), identity->target.size());
}

Result<ModelSize> LocalSession::sizeOf(const TrainingRequest& request)
{
    return guarded([&]() -> Result<ModelSize> {
        if (!request.from.empty()) {
            const auto corpus = m_pairs.cutFor(request, {});
            return corpus ? sizeWithItsWords(loader(*corpus).identityFor(request)) : std::unexpected(corpus.error());
        }
        const auto chosen = chosenFor(request);
        if (!chosen)
            return std::unexpected(chosen.error());
        const auto identity = loader().identityFor(withSettings(request, chosen->settings()));
        if (!identity || taskOf(request.preset) != Task::Sentences || m_pairs.areCutBy(*chosen))
            return sizeWithItsWords(identity);
        auto configuration = identity->configuration;
        for (const auto& setting : chosen->settings())
            if (auto applied = applySetting(configuration, setting); !applied)
                return std::unexpected(applied.error());
        const auto words = m_pairs.wordsWhenCutBy(*chosen);
        return modelSizeOf(configuration, words.source, words.target);
    });
}

Result<RunDescription> LocalSession::startTraining(const TrainingRequest& request)
{
    return guarded([&]() -> Result<RunDescription> {
        if (!request.from.empty())
            return trainOn(request);
        auto chosen = chosenFor(request);
        if (!chosen)
            return std::unexpected(chosen.error());
        auto corpus = m_pairs.cutBy(*chosen);
        if (!corpus)
            return std::unexpected(corpus.error());
        auto run = take(loader(*corpus).startTraining(withSettings(request, chosen->settings())));
        if (!run)
            return run;
        m_pairs.replace(std::move(*corpus), *chosen);
        run->chosen = std::move(chosen->choices);
        return run;
    });
}

Result<RunDescription> LocalSession::trainOn(const TrainingRequest& request)
{
    auto corpus = m_pairs.cutFor(request, {});
    if (!corpus)
        return std::unexpected(corpus.error());
    auto run = take(loader(*corpus).startTraining(request));
    if (run)
        m_pairs.replace(std::move(*corpus));
    return run;
}

Result<FineTuningPlan> LocalSession::planFineTuning(const TrainingRequest& request, std::stop_token stop)
{
    return guarded([&]() -> Result<FineTuningPlan> {
        if (request.from.empty())
            return failure(ErrorCode::InvalidSetting, "No model is named that could be trained on.");
        const auto corpus = m_pairs.cutFor(request, stop);
        return corpus ? loader(*corpus).planFineTuning(request) : std::unexpected(corpus.error());
    });
}

Result<RunDescription> LocalSession::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    if (m_training && m_training->folder() && m_training->folder()->path() == folder)
        endRun(); // a training that failed still holds the folder
    if (auto split = guarded([&] { return m_pairs.splitAsIn(folder); }); !split)
        return std::unexpected(split.error());
    return take(guarded([&] { return loader().resumeTraining(folder, limit, watched); }));
}

Result<RunDescription> LocalSession::forkTraining(const ForkRequest& request)
{
    if (auto split = guarded([&] { return m_pairs.splitAsIn(request.run); }); !split)
        return std::unexpected(split.error());
    return take(guarded([&] { return loader().forkTraining(request); }));
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
    m_trainingLinks.reset();
    m_trainedFolder = m_training ? std::optional<std::filesystem::path>(run->description.folder) : std::nullopt;
    return std::move(run->description);
}

Result<TrainingReports> LocalSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (m_followed)
        return guarded([&] { return m_followed->advance(budget, stop); });
    if (!m_training)
        return std::unexpected(noTraining());
    return guarded([&] {
        m_waiting.adapt();
        if (auto links = linksOfModel(); links && links != m_trainingLinks) {
            m_trainingLinks = std::move(links);
            m_training->useLinks(m_trainingLinks);
        }
        return withLinks(m_training->advance(budget, stop));
    });
}

Result<TrainingReports> LocalSession::finishTraining(TrainingEnd why)
{
    if (std::exchange(m_followed, nullptr))
        return TrainingReports{.end = why};
    if (!m_training)
        return std::unexpected(noTraining());
    auto last = guarded([&] { return m_training->finish(why); });
    if (last && m_options.ranks) // everything is saved, so it does not matter whether the ranks can still be reached
        [[maybe_unused]]
        const auto told = m_options.ranks->order({.position = {}, .learningRate = 0.0, .end = why});
    if (last || last.error().code != ErrorCode::Unwritable) // after this error, the person can try to save again
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
    return guarded([&] { return withLinks(m_training->watchNow()); });
}

template <typename Change>
Result<void> LocalSession::changeTraining(const Change& change)
{
    return guarded([&]() -> Result<void> {
        if (m_training)
            change(*m_training);
        return {};
    });
}

Result<void> LocalSession::setTeacherForcing(double probability)
{
    return changeTraining([&](TrainingLoop& training) { training.setTeacherForcing(probability); });
}

Result<void> LocalSession::setAlignmentWeight(double weight)
{
    return guarded([&] { return m_training ? m_training->setAlignmentWeight(weight) : Result<void>(); });
}

Result<void> LocalSession::setLearningRate(double rate)
{
    return changeTraining([&](TrainingLoop& training) { training.setLearningRate(rate); });
}

Result<void> LocalSession::setLimit(const TrainingLimit& limit)
{
    return changeTraining([&](TrainingLoop& training) { training.setLimit(limit); });
}

Result<void> LocalSession::setWatched(const std::vector<WatchedSentence>& watched)
{
    return changeTraining([&](TrainingLoop& training) { training.setWatched(watched); });
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
    return askModel([&](LoadedModel& model) {
        m_waiting.adapt();
        auto translation = model.translate(request, sink, stop);
        if (const auto links = linksOfModel(); translation && links)
            m_pairs.addLinks(*translation, *links);
        return translation;
    });
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

Result<Erasure> LocalSession::erase(const ErasureRequest& request)
{
    return askModel([&](LoadedModel& model) { return model.erase(request); });
}

Result<ValueLengths> LocalSession::measureValues(const Translation& translation)
{
    return askModel([&](LoadedModel& model) { return model.measureValues(translation); });
}

Result<RunIdentity> LocalSession::identityOf(const ComparedModel& choice) const
{
    if (choice.folder.empty())
        return m_identity;
    const auto run = RunFolder::open(choice.folder);
    return run ? Result<RunIdentity>(run->identity()) : std::unexpected(run.error());
}

DataRequest LocalSession::withColumns(DataRequest data) const
{
    const bool isNamed = data.columns.rule != ColumnRule::ByContent || data.columns.first > 0;
    if (!isNamed && m_identity.configuration.task == Task::Sentences)
        data.columns = m_pairs.columnsOfFiles(&m_identity).columns;
    return data;
}

Result<SentenceAgreements> LocalSession::measureFaithfulness(
    const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop)
{
    if (!m_model && request.model.folder.empty())
        return std::unexpected(noModel());
    return guarded([&]() -> Result<SentenceAgreements> {
        const auto run = identityOf(request.model);
        if (!run)
            return std::unexpected(run.error());
        const auto pairs = m_pairs.validationOf(*run);
        if (!pairs)
            return std::unexpected(pairs.error());
        return m_compared.measureFaithfulness(**pairs, request, m_model.get(), progress, stop);
    });
}

Result<HeadPatterns> LocalSession::measurePatterns(
    const PatternsRequest& request, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) -> Result<HeadPatterns> {
        const auto pairs = m_pairs.drawnFrom(request.sample, m_identity);
        if (!pairs)
            return std::unexpected(pairs.error());
        auto asked = request;
        asked.sample.data = withColumns(request.sample.data);
        return model.measurePatterns(*pairs, asked, progress, stop);
    });
}

Result<HeadTrials> LocalSession::tryWithoutHeads(
    const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) -> Result<HeadTrials> {
        const auto pairs = m_pairs.drawnFrom(request.sample, m_identity);
        if (!pairs)
            return std::unexpected(pairs.error());
        auto asked = request;
        asked.sample.data = withColumns(request.sample.data);
        return model.tryWithoutHeads(*pairs, asked, progress, stop);
    });
}

Result<EvaluationReport> LocalSession::evaluate(
    const EvaluationRequest& request, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) -> Result<EvaluationReport> {
        std::vector<Message> notices;
        std::optional<StatisticalAligner> learned;
        if (request.links == LinksKind::Statistical && request.goldFile.empty()) {
            auto statistics = m_pairs.learnStatistics(m_identity, notices, stop);
            if (!statistics)
                return std::unexpected(statistics.error());
            learned = std::move(*statistics);
        }
        const auto* statistics = learned ? &*learned : nullptr;
        auto asked = request;
        asked.data = withColumns(request.data);
        if (request.against.empty())
            return withNotices(model.evaluate(asked, statistics, progress, stop), notices);
        const auto other = loader().openRun(request.against, RunDetail::Identity);
        if (!other)
            return std::unexpected(other.error());
        return withNotices(evaluateAgainst(*other->model, model, asked, statistics, progress, stop), notices);
    });
}

Result<AlignedPairs> LocalSession::align(
    const AlignmentRequest& request, const Progress& progress, std::stop_token stop)
{
    return askModel([&](LoadedModel& model) {
        auto asked = request;
        asked.data = withColumns(request.data);
        return model.align(asked, progress, stop);
    });
}

Result<void> LocalSession::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    return guarded([&]() -> Result<void> {
        m_sentences.reset();
        auto measuring =
            SentenceMeasuring::make(request, m_pairs.corpus(), m_model ? m_model->translationModel() : nullptr,
                m_pairs.links(), m_pairs.columnsOfFiles(m_model ? &m_identity : nullptr), stop);
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
        return (*model)->benchmark(m_pairs.corpus(), request, afterStep, stop);
    });
}

} // namespace

std::unique_ptr<Session> createSession(const SessionOptions& options)
{
    return std::make_unique<LocalSession>(options);
}

} // namespace attentoscope
