// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/benchmark.h"
#include "engine/types/catalogue.h"
#include "engine/types/comparison.h"
#include "engine/types/data.h"
#include "engine/types/dissection.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"
#include "engine/types/modelsize.h"
#include "engine/types/progress.h"
#include "engine/types/runrecord.h"
#include "engine/types/sentences.h"
#include "engine/types/standing.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// The torch-free face of the engine. A session is created, used and destroyed in one thread; it blocks for as
/// long as a call takes, and looks at the stop token between two batches, sentences or tokens. No method throws:
/// what the engine throws becomes an Error here.
class Session
{
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    virtual Catalogue catalogue() const = 0;

    /// What it has already, without anything being asked of it. A session in this process has nothing.
    virtual Result<Standing> standing() { return Standing{}; }

    /// Reads, cleans, tokenises and splits the pairs. On failure the data loaded before stays.
    virtual Result<CorpusSummary> loadData(
        const DataRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// The same for the pairs of the run whose model is loaded: `request` is the run's own, or names other files in
    /// their place. Pairs that the run was not trained on are a BadRun error that names the file.
    virtual Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// How large the model would be that startTraining() makes for this request. Makes none and changes nothing.
    virtual Result<ModelSize> sizeOf(const TrainingRequest& request) const = 0;

    /// Makes a new model for the loaded data. On failure the model loaded before stays.
    virtual Result<RunDescription> startTraining(const TrainingRequest& request) = 0;

    /// Goes on with the run in `folder`, with its own configuration, on the loaded data.
    virtual Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) = 0;

    /// Loads a run to translate with; no data is needed. Its history is read, and described, only for `History`.
    virtual Result<RunDescription> openRun(const std::string& folder, RunDetail detail) = 0;

    /// Loads several runs that translate together: each word by the arithmetic mean of their probabilities, each row
    /// the mean of their rows. Describes the first one. Runs whose vocabularies or tokens differ are an error that
    /// names what differs.
    virtual Result<RunDescription> openTogether(const std::vector<std::string>& folders) = 0;

    /// Trains for about `budget`, at least one batch. What happened is in the reports; `end` says whether more is to
    /// do. After an OutOfMemory error it can be called again.
    virtual Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) = 0;

    /// A person pauses: advance() is not called for a while. A session whose engine trains by itself, in another
    /// process, stops that and returns what has not been reported yet; others have nothing to do.
    virtual std::optional<Result<TrainingReports>> pauseTraining() { return std::nullopt; }

    /// What becomes of a training under way when its session goes.
    enum class Leaving : std::uint8_t { EndsTraining, TrainingGoesOn };
    virtual Leaving leaving() const { return Leaving::EndsTraining; }

    /// Ends training and keeps the model; saves when the run has a folder. After an Unwritable error training has not
    /// ended: it can go on, be finished again, or be discarded.
    virtual Result<TrainingReports> finishTraining(TrainingEnd why) = 0;

    /// Saves now, and returns when it is on the disk. What is saved by itself is written while training goes on.
    virtual Result<SaveReport> save() = 0;

    /// Ends training, forgets the model and deletes the run's folder: what the run has written there, and the folder
    /// itself when nothing else lies in it. Also for the run that ended last; never for one that was opened.
    virtual Result<void> discardTraining() = 0;

    /// Validates before the next batch, a part of it in each advance(). Nothing else sees the result: not the best
    /// weights, the patience or the schedule, so that looking changes no training.
    virtual Result<void> validateNow() = 0;

    /// Decodes the watched sentences with the model as it is, if that was not done after this step yet.
    virtual Result<TrainingReports> watchNow() = 0;

    /// What a person changes while training runs. It holds from the next batch on, is reported, written into the
    /// metrics and kept with the saves.
    virtual Result<void> setLearningRate(double rate) = 0; ///< what the schedule starts from
    virtual Result<void> setTeacherForcing(double probability) = 0; ///< constant from then on, whatever the schedule
    virtual Result<void> setLimit(const TrainingLimit& limit) = 0;
    virtual Result<void> setWatched(const std::vector<WatchedSentence>& watched) = 0;

    /// Called after each token. To make what is decoded so far takes as long as it is: only where somebody takes it.
    using TokenSink = std::function<void(const std::function<Translation()>& soFar)>;
    virtual Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) = 0;

    /// Greedy translations of many sentences at once, in their order. The requests differ only in their sentences.
    virtual Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) = 0;

    /// How one weight of a translation came about, with the model as it is now.
    virtual Result<Dissection> dissect(const DissectionRequest& request) = 0;

    /// The same sentence under two models. What is wrong with one of them is said on its side. Models that are read
    /// from folders stay in memory until endComparison(); a training under way notices nothing of them.
    virtual Comparison compare(const ComparisonRequest& request, std::stop_token stop) = 0;
    virtual void endComparison() = 0;

    virtual Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Begins to measure sentences one by one, in place of those of an earlier call; advanceSentences() does it.
    /// Changes nothing that training sees. Data and model stay those of this moment, whatever is loaded meanwhile.
    virtual Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) = 0;

    /// Measures for about `budget`, at least one batch. After the last part, or a failure, nothing is under way.
    virtual Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) = 0;

    /// Times training steps of a new model on the loaded data; the model loaded before stays.
    virtual Result<BenchmarkReport> benchmark(
        const BenchmarkRequest& request, const Progress& progress, std::stop_token stop) = 0;

    /// Hard alignments of every pair by forced decoding: each target word is linked to the source word with the
    /// largest weight. Pairs that could not be read give an empty alignment, so that lines stay in step. A head that
    /// the model does not have is an InvalidSetting error.
    virtual Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) = 0;
};

class Ranks;

struct SessionOptions
{
    int threads = 0; ///< 0: all cores. Set once, before the first computation.
    /// The processes that train together with this one (engine/distributed/ranks.h); null: none. Session::advance() of
    /// a rank other than 0 follows rank 0, and such a session writes no run.
    std::shared_ptr<Ranks> ranks = nullptr;
};

/// The real session, on LibTorch. Called in the thread that will use it.
std::unique_ptr<Session> createSession(const SessionOptions& options);

} // namespace attentoscope
