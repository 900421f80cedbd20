// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/calls.h"
#include "engine/remote/remotelink.h"
#include "engine/remote/reportbatcher.h"
#include "engine/session/session.h"
#include "engine/types/runsummary.h"

namespace attentoscope {

/// The session of an engine in another process. Calls wait while the line is lost, and are answered when it is back;
/// advance() does not wait, and the training goes on meanwhile. Destroying it leaves the engine as it is.
class RemoteSession final : public Session
{
public:
    /// Connects at once; an error says why that cannot be done.
    static Result<std::unique_ptr<RemoteSession>> connect(LinkOptions options);

    Result<void> look(); ///< whether the line is there still; does not wait for one that is lost
    Result<std::vector<RunSummary>> runs(); ///< that lie on the other side

    Catalogue catalogue() const override { return m_catalogue; }
    Result<Standing> standing() override;
    Result<CorpusSummary> loadData(const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<ModelSize> sizeOf(const TrainingRequest& request) const override;
    Result<RunDescription> startTraining(const TrainingRequest& request) override;
    Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) override;
    Result<RunDescription> openRun(const std::string& folder, RunDetail detail) override;
    Result<RunDescription> openTogether(const std::vector<std::string>& folders) override;
    /// With a budget the engine trains by itself from then on, and this returns what came of it meanwhile, which may be
    /// nothing. Without one, one batch is trained, unless it trains by itself.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) override;
    std::optional<Result<TrainingReports>> pauseTraining() override;
    Leaving leaving() const override { return Leaving::TrainingGoesOn; }
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
    Comparison compare(const ComparisonRequest& request, std::stop_token stop) override;
    void endComparison() override;
    Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) override;
    Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(
        const BenchmarkRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) override;

private:
    explicit RemoteSession(LinkOptions options);

    template <typename Answer, typename... Arguments>
    Result<Answer> askHearing(Call call, const RemoteLink::Hearing& hearing, const std::stop_token& stop,
        const Arguments&... arguments) const;
    template <typename Answer, typename... Arguments>
    Result<Answer> ask(Call call, const Arguments&... arguments) const
    {
        return askHearing<Answer>(call, {}, std::stop_token(), arguments...);
    }
    Result<TrainingReports> joined(Result<TrainingReports> last); ///< to what came before
    void hearReports(const Frame& frame);

    mutable RemoteLink m_link;
    Catalogue m_catalogue;
    ReportBatcher m_reports; ///< that came meanwhile
    std::optional<Error> m_failure; ///< of the training, after those reports
    TrainingProgress m_progress;
    bool m_isRunning = false; ///< the engine trains by itself
};

} // namespace attentoscope
