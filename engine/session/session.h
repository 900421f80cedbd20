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

/// The interface of the engine, without torch. A session is created, used and destroyed in one thread. Calls block, and
/// check the stop token between two batches, sentences or tokens. No method throws: exceptions of the engine become
/// Errors.
class Session
{
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    virtual Catalogue catalogue() = 0;

    /// Whether the engine can still be reached. Returns at once.
    virtual Result<void> look() { return {}; }

    /// The data and the run of a session that already exists in another process. A new session in this process has
    /// none.
    virtual Result<SessionState> state() { return SessionState{}; }

    /// The runs of a session in another process. For this machine, runs are listed without a session.
    virtual Result<std::vector<RunSummary>> runs() { return std::vector<RunSummary>(); }

    /// Reads, cleans, tokenises and splits the pairs. If it fails, the former data stays loaded.
    virtual Result<CorpusSummary> loadData(
        const DataRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Loads the pairs of the run whose model is loaded. `request` is the run's own, or has other files in place of its
    /// files. If the run was not trained on these pairs, the BadRun error names the file.
    virtual Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// The values that the rule chooses for settings that the request leaves open, from the loaded data, the preset and
    /// the limit. Changes nothing. startTraining() uses these values if the request asks for the rule.
    virtual Result<ChosenSettings> choose(const TrainingRequest& request) = 0;

    /// Learns statistical links of the loaded pairs, in a separate thread of low priority. When they are ready,
    /// everything that measures alignment uses them for pairs without gold links. They do not change training. Loading
    /// other pairs ends the learning.
    virtual Result<LinkLearning> learnLinks(LinkLearningOrder order) = 0;

    /// Keeps links that a person has drawn. They are in a file that belongs to the loaded data, and count as gold. A
    /// training uses them as a teacher from its next start or continuation on.
    virtual Result<DrawnLinks> drawLinks(const LinksDrawing& drawing) = 0;

    /// All links that were drawn for the loaded data.
    virtual Result<std::vector<LinksDrawing>> drawnLinks() = 0;

    /// The size of the model that startTraining() would make for this request. Makes no model and changes nothing.
    virtual Result<ModelSize> sizeOf(const TrainingRequest& request) = 0;

    /// What startTraining() would do for a request that continues a model's training. The pairs are read in the model's
    /// words for that. The loaded pairs stay, and nothing else changes.
    virtual Result<FineTuningPlan> planFineTuning(const TrainingRequest& request, std::stop_token stop) = 0;

    /// Makes a new model for the loaded data. If it fails, the model that was loaded before stays.
    virtual Result<RunDescription> startTraining(const TrainingRequest& request) = 0;

    /// Continues the run in `folder`, with its own configuration, on the loaded data.
    virtual Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) = 0;

    /// Makes a new run that repeats another one without some of its pairs. These pairs must be loaded.
    virtual Result<RunDescription> forkTraining(const ForkRequest& request) = 0;

    /// Loads a run for translation. Needs no data. Reads and describes the history only for RunDetail::History.
    virtual Result<RunDescription> openRun(const std::string& folder, RunDetail detail) = 0;

    /// Loads several runs that translate together: each word is chosen by the arithmetic mean of their probabilities,
    /// and each row is the mean of their rows. Describes the first run. If vocabularies or tokens of the runs differ,
    /// the error names the difference.
    virtual Result<RunDescription> openTogether(const std::vector<std::string>& folders) = 0;

    /// Trains for about `budget`, but at least one batch. Returns reports, whose `end` says whether training continues.
    /// After an OutOfMemory error it can be called again.
    virtual Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) = 0;

    /// Called when the user pauses, so that advance() is not called for some time. If training continues by itself in
    /// another process, pauses it and returns the remaining reports. Otherwise does nothing.
    virtual Result<std::optional<TrainingReports>> pauseTraining() { return std::nullopt; }

    /// Whether training ends with its session.
    enum class Leaving : std::uint8_t { EndsTraining, TrainingGoesOn };
    virtual Leaving leaving() const { return Leaving::EndsTraining; }

    /// Ends training and keeps the model. Saves it if the run has a folder. After an Unwritable error training has not
    /// ended: it can continue, be finished again, or be discarded.
    virtual Result<TrainingReports> finishTraining(TrainingEnd why) = 0;

    /// Saves now, and returns when the save is on the disk. Automatic saves, in contrast, are written while training
    /// continues.
    virtual Result<SaveReport> save() = 0;

    /// Ends training, removes the model and deletes the run's files, and then its folder if that is empty. Works for
    /// the run that is trained or was trained last, but never for a run that was only opened.
    virtual Result<void> discardTraining() = 0;

    /// Validates before the next batch, a part of the pairs in each advance(). The result is only reported. Best
    /// weights, patience and schedule do not change, so such a validation does not change training.
    virtual Result<void> validateNow() = 0;

    /// Decodes the watched sentences with the present weights, unless that was done after this step.
    virtual Result<TrainingReports> watchNow() = 0;

    /// Changes by the user during training. They apply from the next batch on. They are reported, written into the
    /// metrics and kept with the saves.
    virtual Result<void> setLearningRate(double rate) = 0; ///< sets the base rate of the schedule
    virtual Result<void> setTeacherForcing(double probability) = 0; ///< constant from now on, whatever the schedule
    /// If the links that are taught are not known yet, learns them. It is an error if nothing can be taught.
    virtual Result<void> setAlignmentWeight(double weight) = 0;
    virtual Result<void> setLimit(const TrainingLimit& limit) = 0;
    virtual Result<void> setWatched(const std::vector<WatchedSentence>& watched) = 0;

    /// Called after each token. If the receiver calls `soFar`, it gets the translation so far. This takes time in
    /// proportion to its length.
    using TokenSink = std::function<void(const std::function<Translation()>& soFar)>;
    virtual Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) = 0;

    /// Translates many sentences greedily at once. Returns the translations in the order of the requests, which may
    /// differ only in their sentences.
    virtual Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) = 0;

    /// Shows how one weight of a translation is calculated with the model's present weights.
    virtual Result<Dissection> dissect(const DissectionRequest& request) = 0;

    /// What each word of a translation loses when source words or rows of attention are removed.
    virtual Result<Erasure> erase(const ErasureRequest& request) = 0;

    /// The lengths of the vectors that a translation's weights multiply.
    virtual Result<ValueLengths> measureValues(const Translation& translation) = 0;

    /// Translates from each layer of a Transformer's encoder. The model is chosen as in compare().
    virtual Result<LayerTranslations> translateFromLayers(const LayersRequest& request, std::stop_token stop) = 0;

    /// Erases words in some sentences that are drawn from the validation pairs. These must be loaded, and be those of
    /// the run.
    virtual Result<SentenceAgreements> measureFaithfulness(
        const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// How similar the heads of a Transformer are, and where heads and attention look on average. The sentences are
    /// from a file or from the validation pairs, which must then be loaded and be those of the run.
    virtual Result<HeadPatterns> measurePatterns(
        const PatternsRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// The quality of translations of such sentences, each time without one of the tried heads.
    virtual Result<HeadTrials> tryWithoutHeads(
        const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Translates the same sentence with two models. An error of one model is reported on its side. Models that are
    /// read from folders stay in memory until endComparison(). They do not influence training.
    virtual Comparison compare(const ComparisonRequest& request, std::stop_token stop) = 0;
    virtual Result<void> endComparison() = 0;

    virtual Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Begins to measure sentences one by one, and ends an earlier measurement. advanceSentences() then measures them.
    /// Changes nothing that training uses. The measurement uses the present data and model, even if others are loaded
    /// meanwhile.
    virtual Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) = 0;

    /// Measures for about `budget`, but at least one batch. The measurement ends after its last part or after a
    /// failure.
    virtual Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) = 0;

    /// Times training steps of a new model on the loaded data. The former model stays loaded.
    virtual Result<BenchmarkReport> benchmark(
        const BenchmarkRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Hard alignments of every pair by forced decoding: each target word is linked to the source word with the largest
    /// weight. Unusable pairs have an empty alignment, so that there is one for each line. If the model does not have
    /// the head, returns an InvalidSetting error.
    virtual Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) = 0;
};

class Ranks;

struct SessionOptions
{
    int threads = 0; ///< 0: all cores; set once, before the first computation
    /// The processes that train together with this one (engine/distributed/ranks.h); null if this process trains alone.
    /// For ranks other than 0, Session::advance() follows rank 0, and the session writes no run.
    std::shared_ptr<Ranks> ranks = nullptr;
};

/// Makes a session on LibTorch in this process. Must be called in the thread that will use the session.
std::unique_ptr<Session> createSession(const SessionOptions& options);

} // namespace attentoscope
