// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/benchmark.h"
#include "engine/types/catalogue.h"
#include "engine/types/choices.h"
#include "engine/types/comparison.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/dissection.h"
#include "engine/types/drawnlinks.h"
#include "engine/types/erasure.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"
#include "engine/types/faithfulness.h"
#include "engine/types/finetuningplan.h"
#include "engine/types/fork.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"
#include "engine/types/linklearning.h"
#include "engine/types/progress.h"
#include "engine/types/runs.h"
#include "engine/types/sentences.h"
#include "engine/types/sessionstate.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// The torch-free interface of the engine. A session is created, used and destroyed in one thread. Each call blocks,
/// and checks the stop token between two batches, sentences or tokens. No method throws: exceptions of the engine
/// become an Error here.
class Session
{
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    virtual Catalogue catalogue() = 0;

    /// Whether the engine can still be reached; returns at once.
    virtual Result<void> look() { return {}; }

    /// The data and the run of a session that exists already in another process. A new session in this process has
    /// none.
    virtual Result<SessionState> state() { return SessionState{}; }

    /// The runs of a session in another process. The runs of this machine are listed without a session.
    virtual Result<std::vector<RunSummary>> runs() { return std::vector<RunSummary>(); }

    /// Reads, cleans, tokenises and splits the pairs. If it fails, the data that was loaded before stays.
    virtual Result<CorpusSummary> loadData(
        const DataRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Loads the pairs of the run whose model is loaded. `request` is the run's own, or has other files in place of its
    /// files. Pairs that the run was not trained on are a BadRun error that names the file.
    virtual Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// The settings that the rule chooses for the loaded data, the preset and the limit, where the request leaves them
    /// open. Nothing changes. startTraining() uses them if the request asks for the rule.
    virtual Result<ChosenSettings> choose(const TrainingRequest& request) = 0;

    /// Learns statistical links of the loaded pairs, in a thread of its own at low priority. Everything that
    /// measures alignment uses them once they are ready, where no gold links are known. Training is the same with them
    /// and without them. Other pairs end it.
    virtual Result<LinkLearning> learnLinks(LinkLearningOrder order) = 0;

    /// Keeps links that a person has drawn, in a file with the loaded data, where they count as gold. A training
    /// teaches them from its start or continuation on.
    virtual Result<DrawnLinks> drawLinks(const LinksDrawing& drawing) = 0;

    /// All links that were drawn for the loaded data.
    virtual Result<std::vector<LinksDrawing>> drawnLinks() = 0;

    /// The size of the model that startTraining() would make for this request. No model is made and nothing changes.
    virtual Result<ModelSize> sizeOf(const TrainingRequest& request) = 0;

    /// What startTraining() would do for a request that trains a model on. The pairs go through its words; those that
    /// are loaded stay, and nothing else changes.
    virtual Result<FineTuningPlan> planFineTuning(const TrainingRequest& request, std::stop_token stop) = 0;

    /// Makes a new model for the loaded data. If it fails, the model that was loaded before stays.
    virtual Result<RunDescription> startTraining(const TrainingRequest& request) = 0;

    /// Continues the run in `folder`, with its own configuration, on the loaded data.
    virtual Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) = 0;

    /// Makes a new run that repeats another one without some of its pairs, which must be loaded.
    virtual Result<RunDescription> forkTraining(const ForkRequest& request) = 0;

    /// Loads a run to translate with; no data is needed. Its history is read, and described, only for `History`.
    virtual Result<RunDescription> openRun(const std::string& folder, RunDetail detail) = 0;

    /// Loads several runs that translate together: each word is chosen by the arithmetic mean of their probabilities,
    /// and each row is the mean of their rows. Describes the first one. It is an error that names the difference if
    /// vocabularies or tokens of the runs differ.
    virtual Result<RunDescription> openTogether(const std::vector<std::string>& folders) = 0;

    /// Trains for about `budget`, at least one batch. The results are in the reports; `end` says whether training goes
    /// on. After an OutOfMemory error it can be called again.
    virtual Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) = 0;

    /// Called when the user pauses: advance() is not called for a while. If the session's engine trains by itself in
    /// another process, this stops it and returns the remaining reports. Other sessions do nothing.
    virtual Result<std::optional<TrainingReports>> pauseTraining() { return std::nullopt; }

    /// Whether training ends with its session.
    enum class Leaving : std::uint8_t { EndsTraining, TrainingGoesOn };
    virtual Leaving leaving() const { return Leaving::EndsTraining; }

    /// Ends training and keeps the model; saves if the run has a folder. After an Unwritable error training has not
    /// ended: it can go on, be finished again, or be discarded.
    virtual Result<TrainingReports> finishTraining(TrainingEnd why) = 0;

    /// Saves now, and returns when the save is on the disk. Automatic saves, however, are written while training goes
    /// on.
    virtual Result<SaveReport> save() = 0;

    /// Ends training, removes the model and deletes the run's folder: the files of the run, and then the folder if it
    /// is empty. It works for the run that is trained or was trained last, but never for a run that was only opened.
    virtual Result<void> discardTraining() = 0;

    /// Validates before the next batch, a part of it in each advance(). The result is only reported: best weights,
    /// patience and schedule do not change, so looking at it does not change training.
    virtual Result<void> validateNow() = 0;

    /// Decodes the watched sentences with the present weights, unless that was already done after this step.
    virtual Result<TrainingReports> watchNow() = 0;

    /// The user's changes during training. They apply from the next batch on, are reported, written into the metrics
    /// and kept with the saves.
    virtual Result<void> setLearningRate(double rate) = 0; ///< sets the base rate of the schedule
    virtual Result<void> setTeacherForcing(double probability) = 0; ///< constant from now on, for every schedule
    /// Learns the links that are taught, if they are not known yet. If nothing can be taught, that is an error.
    virtual Result<void> setAlignmentWeight(double weight) = 0;
    virtual Result<void> setLimit(const TrainingLimit& limit) = 0;
    virtual Result<void> setWatched(const std::vector<WatchedSentence>& watched) = 0;

    /// Called after each token. Making the translation so far takes time in proportion to its length, so it is made
    /// only if the receiver calls `soFar`.
    using TokenSink = std::function<void(const std::function<Translation()>& soFar)>;
    virtual Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) = 0;

    /// Translates many sentences greedily at once, and returns the translations in their order. The requests differ
    /// only in their sentences.
    virtual Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) = 0;

    /// The calculation of one weight of a translation, with the model's present weights.
    virtual Result<Dissection> dissect(const DissectionRequest& request) = 0;

    /// What each word of a translation loses when source words or rows of attention are taken away.
    virtual Result<Erasure> erase(const ErasureRequest& request) = 0;

    /// How long the vectors are that the weights of a translation multiply.
    virtual Result<ValueLengths> measureValues(const Translation& translation) = 0;

    /// Translates from each layer of a Transformer's encoder, with a model as in compare().
    virtual Result<LayerTranslations> translateFromLayers(const LayersRequest& request, std::stop_token stop) = 0;

    /// Erases in some sentences that are drawn from the validation pairs, which must be loaded and those of the run.
    virtual Result<SentenceAgreements> measureFaithfulness(
        const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// How alike the heads of a Transformer look, and where heads and attention look on average, in sentences of a file
    /// or of the validation pairs, which must then be loaded and those of the run.
    virtual Result<HeadPatterns> measurePatterns(
        const PatternsRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// How good the translations of such sentences are without each of some heads.
    virtual Result<HeadTrials> tryWithoutHeads(
        const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Translates the same sentence with two models. An error of one model is reported on its side. Models that are
    /// read from folders stay in memory until endComparison(); they do not influence a training in progress.
    virtual Comparison compare(const ComparisonRequest& request, std::stop_token stop) = 0;
    virtual Result<void> endComparison() = 0;

    virtual Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Begins to measure sentences one by one, in place of those of an earlier call. advanceSentences() then measures
    /// them. Nothing changes that training uses. The data and the model of this moment are used, even if others are
    /// loaded meanwhile.
    virtual Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) = 0;

    /// Measures for about `budget`, at least one batch. The measuring ends after the last part or after a failure.
    virtual Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) = 0;

    /// Times training steps of a new model on the loaded data. The model that was loaded before stays.
    virtual Result<BenchmarkReport> benchmark(
        const BenchmarkRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Hard alignments of every pair by forced decoding: each target word is linked to the source word with the largest
    /// weight. Unusable pairs give an empty alignment, so that lines stay in step. A head that the model does not have
    /// is an InvalidSetting error.
    virtual Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) = 0;
};

class Ranks;

struct SessionOptions
{
    int threads = 0; ///< 0: all cores; set once, before the first computation
    /// The processes that train together with this one (engine/distributed/ranks.h); null if this process trains alone.
    /// Session::advance() of a rank other than 0 follows rank 0, and such a session writes no run.
    std::shared_ptr<Ranks> ranks = nullptr;
};

/// Makes a session on LibTorch in this process. Must be called in the thread that will use it.
std::unique_ptr<Session> createSession(const SessionOptions& options);

} // namespace attentoscope
