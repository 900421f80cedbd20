// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace attentoscope::tests {

enum class FakeCall : std::uint8_t {
    Create,
    Destroy,
    LoadData,
    LoadDataOfRun,
    StartTraining,
    ResumeTraining,
    OpenRun,
    Advance,
    FinishTraining,
    Save,
    Discard,
    ValidateNow,
    WatchNow,
    SetLearningRate,
    SetTeacherForcing,
    SetAlignmentWeight,
    SetLimit,
    SetWatched,
    Translate,
    MeasureSentences,
    AdvanceSentences,
    Compare,
    EndComparison,
};

/// Tells the fake session what to do, and records what it did. The test's thread and the engine thread share it. Time
/// is real, but short: a batch takes batchTime, a decoded token tokenTime.
class FakeScript
{
public:
    std::atomic<std::chrono::microseconds> batchTime{std::chrono::microseconds(500)};
    std::atomic<std::chrono::microseconds> tokenTime{std::chrono::microseconds(500)};
    std::atomic<int> stepLimit = 0; ///< 0: training goes on until it is stopped
    std::atomic<int> tokens = 5; ///< tokens of a translation
    std::atomic<int> heads = 0; ///< heads of a translation, if all are requested
    std::atomic<int> drafts = 0; ///< number of translations that were made
    std::atomic<int> sentences = 10; ///< number of measured sentences, one in each part
    std::atomic<bool> savesEveryStep = false;
    std::shared_ptr<const RunHistory> history = noHistory; ///< history of opened runs; set before a run is opened
    std::vector<KeyValue> values; ///< settings of described runs; set before a run begins
    std::optional<RunPast> past; ///< past of opened runs, which were trained on the sample "copy"
    std::atomic<int> validationBatches = 3;
    std::atomic<int> validationsAtOnce = 0; ///< with heads and one pair each, in the next advance()
    std::atomic<bool> validatesAfterSteps = false; ///< validates after each step
    std::atomic<LinkLearningState> links = LinkLearningState::None; ///< what learnLinks() answers
    std::atomic<int> linkOrders = 0; ///< number of orders to learn links

    void fail(FakeCall call, ErrorCode code);
    void throwFrom(FakeCall call);
    void behave(FakeCall call); ///< undoes fail() and throwFrom()

    void hold(FakeCall call); ///< such a call waits until it is released or stopped, at most ten seconds
    bool waitUntilHeld(FakeCall call); ///< false if that takes a minute
    bool waitForCalls(FakeCall call, int count); ///< false if that takes a minute
    void release(FakeCall call);

    std::vector<FakeCall> calls() const;
    int count(FakeCall call) const;
    std::set<std::thread::id> threads() const; ///< all threads that called the session
    int niceness() const { return m_niceness; } ///< niceness of the thread that made the session, at that time
    double learningRate() const { return m_learningRate; }
    double teacherForcing() const { return m_teacherForcing; }
    double alignmentWeight() const { return m_alignmentWeight; }
    TrainingEnd finishedWith() const { return m_finishedWith; }

    /// The session calls this. It records the call, then does what the test wants.
    Result<void> enter(FakeCall call, std::stop_token stop = {});
    std::unique_ptr<Session> makeSession(const std::shared_ptr<FakeScript>& self);

    std::atomic<int> m_niceness = 0;
    std::atomic<double> m_learningRate = 0.0;
    std::atomic<double> m_teacherForcing = 1.0;
    std::atomic<double> m_alignmentWeight = 0.0;
    std::atomic<TrainingEnd> m_finishedWith = TrainingEnd::StillRunning;

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::vector<FakeCall> m_calls;
    std::set<std::thread::id> m_threads;
    std::map<FakeCall, ErrorCode> m_failures;
    std::set<FakeCall> m_throwing;
    std::set<FakeCall> m_holding;
    std::set<FakeCall> m_held;
};

/// A session without an engine: known losses, made-up words.
class FakeSession : public Session
{
public:
    explicit FakeSession(std::shared_ptr<FakeScript> script);
    ~FakeSession() override;

    Catalogue catalogue() override;
    Result<CorpusSummary> loadData(const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<ChosenSettings> choose(const TrainingRequest& request) override;
    Result<LinkLearning> learnLinks(LinkLearningOrder order) override;
    Result<DrawnLinks> drawLinks(const LinksDrawing& drawing) override;
    Result<std::vector<LinksDrawing>> drawnLinks() override { return std::vector<LinksDrawing>(); }
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
    Result<LayerTranslations> translateFromLayers(const LayersRequest& request, std::stop_token stop) override;
    Result<SentenceAgreements> measureFaithfulness(
        const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<HeadPatterns> measurePatterns(
        const PatternsRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<HeadTrials> tryWithoutHeads(
        const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop) override;
    Comparison compare(const ComparisonRequest& request, std::stop_token stop) override;
    Result<void> endComparison() override;
    Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) override;
    Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(
        const BenchmarkRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) override;

    static double lossOf(std::int64_t step) { return 5.0 / static_cast<double>(step); }

private:
    StepReport trainOneBatch();
    Result<RunDescription> describe(const std::string& folder);

    std::shared_ptr<FakeScript> m_script;
    std::int64_t m_step = 0;
    bool m_hasData = false;
    bool m_hasModel = false;
    int m_validationLeft = 0; ///< batches
    std::size_t m_watched = 0;
    std::uint64_t m_measuredId = 0;
    std::vector<AttentionHead> m_measuredOff;
    int m_measured = 0;
};

} // namespace attentoscope::tests
