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
class TranslationModel;

/// The model that a session holds, and the requests that it can answer, for every task. Methods that Session has too
/// are described there.
class LoadedModel
{
public:
    using TokenSink = Session::TokenSink;

    /// A new model for the configuration's task and on its device, with weights drawn from its seed. An absent device
    /// is an InvalidSetting error.
    static Result<std::shared_ptr<LoadedModel>> make(const RunIdentity& identity);
    /// The same for a run. An impossible configuration is a BadRun error that names config.json. If its device is
    /// absent, the model is computed on the processor.
    static Result<std::shared_ptr<LoadedModel>> make(const RunFolder& run);

    LoadedModel() = default;
    LoadedModel(const LoadedModel&) = delete;
    LoadedModel& operator=(const LoadedModel&) = delete;
    virtual ~LoadedModel() = default;

    virtual const Configuration& configuration() const = 0;
    virtual std::int64_t parameterCount() const = 0;
    virtual std::size_t sourceVocabulary() const = 0; ///< words, special tokens included; 0 without words
    virtual std::size_t targetVocabulary() const = 0;

    /// For requests about sentences only; null if the model knows no words.
    virtual std::shared_ptr<TranslationModel> translationModel() const { return nullptr; }

    virtual torch::Device device() const { return torch::kCPU; } ///< the device that computes it

    virtual Result<void> setWeights(const StoredTensors& weights, std::int64_t step) = 0;

    /// Trains this very model; `corpus` may be null for a task that needs none, `ranks` if it trains alone. Unsuitable
    /// data are an error.
    virtual Result<std::unique_ptr<TrainingTask>> makeTask(
        std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks) = 0;

    virtual Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) = 0;
    virtual Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) = 0;
    virtual Result<Dissection> dissect(const DissectionRequest& request) = 0;
    virtual Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) = 0;
    /// Times training steps, which change the weights. `corpus` as for makeTask.
    virtual Result<BenchmarkReport> benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
        const Progress& progress, std::stop_token stop) = 0;
    virtual Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) = 0;
};

/// The model of the unshuffle task (unshufflemodel.cpp).
std::shared_ptr<LoadedModel> makeUnshuffleModel(const Configuration& configuration);

} // namespace attentoscope
