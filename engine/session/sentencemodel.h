// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/session/loadedmodel.h"

namespace attentoscope {

struct TextPairs;

/// A translation model in the session.
class SentenceModel final : public LoadedModel
{
public:
    explicit SentenceModel(std::shared_ptr<TranslationModel> model) : m_model(std::move(model)) { }

    const Configuration& configuration() const override { return m_model->configuration(); }
    std::int64_t parameterCount() const override { return m_model->parameterCount(); }
    std::size_t sourceVocabulary() const override { return m_model->source().size(); }
    std::size_t targetVocabulary() const override { return m_model->target().size(); }
    std::shared_ptr<TranslationModel> translationModel() const override { return m_model; }
    Result<void> setWeights(const StoredTensors& weights, std::int64_t step) override;
    Result<std::unique_ptr<TrainingTask>> makeTask(std::shared_ptr<const Corpus> corpus) override;

    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override;
    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) override;
    Result<Dissection> dissect(const DissectionRequest& request) override;
    Result<EvaluationReport> evaluate(
        const EvaluationRequest& request, const Progress& progress, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<Alignments> align(const DataRequest& data, const Progress& progress, std::stop_token stop) override;

private:
    Result<TextPairs> readPairs(const DataRequest& data, std::stop_token stop) const;
    Result<std::vector<GoldAlignment>> readGold(const EvaluationRequest& request, const TextPairs& pairs) const;

    std::shared_ptr<TranslationModel> m_model;
};

} // namespace attentoscope
