// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/loadedmodel.h"
#include "engine/unshuffle/vectormodel.h"

namespace attentoscope {

/// The unshuffle task's model in the session. A source text is numbers, "3 1 2", or vectors, "[3,4] [1,2] [2,3]"; text
/// that is neither is a BadData error.
class UnshuffleModel final : public LoadedModel
{
public:
    explicit UnshuffleModel(const Configuration& configuration) : m_model(std::make_shared<VectorModel>(configuration))
    {
    }

    const Configuration& configuration() const override { return m_model->configuration(); }
    std::int64_t parameterCount() const override;
    std::size_t sourceVocabulary() const override { return 0; }
    std::size_t targetVocabulary() const override { return 0; }
    Result<void> setWeights(const StoredTensors& weights, std::int64_t step) override;
    Result<std::unique_ptr<TrainingTask>> makeTask(
        std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks) override;

    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override;
    /// An error names the line, counted from one among the requests.
    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) override;
    Result<Dissection> dissect(const DissectionRequest& request) override;
    /// Takes pairs as the sample "unshuffle" has them. The loss is the mean squared error with true states. The report
    /// has no perplexity, BLEU or chrF.
    Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) override;

private:
    std::shared_ptr<VectorModel> m_model;
};

} // namespace attentoscope
