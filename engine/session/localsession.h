// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/busywaiting.h"
#include "engine/evaluation/sentencemeasuring.h"
#include "engine/session/comparedmodels.h"
#include "engine/session/runloader.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace attentoscope {

/// The session that computes in this process, on LibTorch.
class LocalSession final : public Session
{
public:
    explicit LocalSession(const SessionOptions& options);

    Catalogue catalogue() const override;
    Result<CorpusSummary> loadData(const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<ModelSize> sizeOf(const TrainingRequest& request) const override;
    Result<RunDescription> startTraining(const TrainingRequest& request) override;
    Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) override;
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
    Result<void> setLimit(const TrainingLimit& limit) override;
    Result<void> setWatched(const std::vector<WatchedSentence>& watched) override;
    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override;
    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) override;
    Result<Dissection> dissect(const DissectionRequest& request) override;
    Comparison compare(const ComparisonRequest& request, std::stop_token stop) override
    {
        return m_compared.compare(request, m_model.get(), std::move(stop));
    }
    void endComparison() override { m_compared.close(); }
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
    Result<void> splitAsIn(const std::string& folder);
    Result<CorpusSummary> load(
        const DataRequest& request, Accepted accepted, const Progress& progress, const std::stop_token& stop);
    RunLoader loader() const { return {m_corpus, m_options.threads, m_options.ranks}; }
    Result<RunDescription> take(Result<LoadedRun> run); ///< in place of the one before
    void endRun();
    template <typename Ask>
    auto askModel(const Ask& ask) -> decltype(ask(std::declval<LoadedModel&>())); ///< NotReady: there is none

    SessionOptions m_options;
    BusyWaiting m_waiting;
    std::shared_ptr<const Corpus> m_corpus;
    std::shared_ptr<LoadedModel> m_model;
    RunIdentity m_identity; ///< of that model's run
    std::unique_ptr<TrainingLoop> m_training;
    std::unique_ptr<FollowedTraining> m_followed; ///< of a rank other than 0
    std::unique_ptr<SentenceMeasuring> m_sentences; ///< that are being measured; null: none
    ComparedModels m_compared;
    std::optional<std::filesystem::path> m_trainedFolder; ///< of the run that was trained last; empty: it has none
};

} // namespace attentoscope
