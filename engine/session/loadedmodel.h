// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"
#include "engine/storage/runfolder.h"
#include "engine/training/trainingtask.h"

#include <torch/types.h>

namespace attentoscope {

struct Corpus;
class Ranks;
class StatisticalAligner;
struct TextPairs;
class TranslationModel;

/// The model that a session has, for every task, with the requests that it can answer. Methods that Session also has
/// are described there.
class LoadedModel
{
public:
    using TokenSink = Session::TokenSink;

    /// Makes a model for the configuration's task, on the configured device, with weights drawn from the configured
    /// seed. If there is no such device, returns an InvalidSetting error.
    static Result<std::shared_ptr<LoadedModel>> make(const RunIdentity& identity);
    /// Makes the model of a run. If its configuration is impossible, the BadRun error names config.json. If its device
    /// is missing, the processor is used.
    static Result<std::shared_ptr<LoadedModel>> make(const RunFolder& run);

    LoadedModel() = default;
    LoadedModel(const LoadedModel&) = delete;
    LoadedModel& operator=(const LoadedModel&) = delete;
    virtual ~LoadedModel() = default;

    virtual const Configuration& configuration() const = 0;
    virtual std::int64_t parameterCount() const = 0;
    virtual std::size_t sourceVocabulary() const = 0; ///< number of words, with special tokens; 0 without words
    virtual std::size_t targetVocabulary() const = 0;

    /// The translation model, for requests that need sentences; null if the model knows no words.
    virtual std::shared_ptr<TranslationModel> translationModel() const { return nullptr; }

    virtual torch::Device device() const { return torch::kCPU; } ///< the device on which it is computed

    virtual Result<void> setWeights(const StoredTensors& weights, std::int64_t step) = 0;

    /// Makes a task that trains this model itself. `corpus` may be null if the task needs none, `ranks` if this process
    /// trains alone. Returns an error if the data is unsuitable.
    virtual Result<std::unique_ptr<TrainingTask>> makeTask(
        std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks) = 0;

    virtual Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) = 0;
    virtual Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) = 0;
    virtual Result<Dissection> dissect(const DissectionRequest& request) = 0;
    // A model that knows no words refuses the following requests.
    virtual Result<Erasure> erase(const ErasureRequest& request);
    virtual Result<ValueLengths> measureValues(const Translation& translation);
    virtual Result<LayerTranslations> translateFromLayers(const TranslationRequest& request, std::stop_token stop);
    /// Measures in the sentences of these pairs.
    virtual Result<SentenceAgreements> measureFaithfulness(
        const TextPairs& pairs, const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop);
    /// Measures in the sentences of these pairs. If they are null, measures in the sentences of the request's file.
    virtual Result<HeadPatterns> measurePatterns(
        const TextPairs* pairs, const PatternsRequest& request, const Progress& progress, std::stop_token stop);
    virtual Result<HeadTrials> tryWithoutHeads(
        const TextPairs* pairs, const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop);
    /// `statistics` makes the links if there is no gold file; null: there are no links then.
    virtual Result<EvaluationReport> evaluate(const EvaluationRequest& request, const StatisticalAligner* statistics,
        const Progress& progress, std::stop_token stop) = 0;
    /// Times training steps, which change the weights. `corpus` is as for makeTask().
    virtual Result<BenchmarkReport> benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
        const Progress& progress, std::stop_token stop) = 0;
    virtual Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) = 0;
};

/// The model of the unshuffle task (unshufflemodel.cpp).
std::shared_ptr<LoadedModel> makeUnshuffleModel(const Configuration& configuration);

} // namespace attentoscope
