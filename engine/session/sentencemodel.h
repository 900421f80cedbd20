// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/modelgroup.h"
#include "engine/decoding/translationdraft.h"
#include "engine/model/forcedheads.h"
#include "engine/model/switchedoff.h"
#include "engine/session/loadedmodel.h"

namespace attentoscope {

struct TextPairs;

/// A translation model in the session, or several that translate together. Several models cannot be trained or
/// explained.
class SentenceModel final : public LoadedModel
{
public:
    explicit SentenceModel(std::shared_ptr<TranslationModel> model) : m_model(std::move(model)), m_group(*m_model) { }
    /// Makes several models one group. If that is impossible, the InvalidSetting error names the difference between
    /// them.
    static Result<std::shared_ptr<SentenceModel>> together(std::vector<std::shared_ptr<TranslationModel>> models);

    const Configuration& configuration() const override { return m_model->configuration(); }
    std::int64_t parameterCount() const override;
    std::size_t sourceVocabulary() const override { return m_model->source().size(); }
    std::size_t targetVocabulary() const override { return m_model->target().size(); }
    std::shared_ptr<TranslationModel> translationModel() const override { return m_others.empty() ? m_model : nullptr; }
    torch::Device device() const override { return m_model->device(); }
    Result<void> setWeights(const StoredTensors& weights, std::int64_t step) override;
    Result<std::unique_ptr<TrainingTask>> makeTask(
        std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks) override;

    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override;
    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) override;
    Result<Dissection> dissect(const DissectionRequest& request) override;
    Result<Erasure> erase(const ErasureRequest& request) override;
    Result<ValueLengths> measureValues(const Translation& translation) override;
    Result<LayerTranslations> translateFromLayers(const TranslationRequest& request, std::stop_token stop) override;
    Result<SentenceAgreements> measureFaithfulness(const TextPairs& pairs, const FaithfulnessRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<HeadPatterns> measurePatterns(const TextPairs* pairs, const PatternsRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<HeadTrials> tryWithoutHeads(const TextPairs* pairs, const HeadTrialsRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<EvaluationReport> evaluate(const EvaluationRequest& request, const StatisticalAligner* statistics,
        const Progress& progress, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) override;

private:
    Result<void> checkAlone() const; ///< refuses requests that need a single model
    /// Several models have no heads that could be switched off.
    Result<SwitchedOff> switchOff(const std::vector<AttentionHead>& heads) const;
    Result<ForcedHeads> forceHeads(
        /// For several models, refuses rows of single heads.
        const DecodingOptions& options, const SentenceLengths& lengths) const;
    /// Decodes the request, whose source and options are prepared.
    Result<Translation> decode(const TranslationRequest& request, const std::vector<PreparedSentence>& source,
        const DecodingOptions& options, const TokenSink& sink, const std::stop_token& stop) const;
    /// Does the same for a request with a given target.
    Result<Translation> decodeGiven(const TranslationRequest& request, const std::vector<PreparedSentence>& source,
        const DecodingOptions& options) const;
    Result<void> checkSource(std::size_t tokens) const; ///< checks that every member can read it
    Result<void> checkTarget(std::size_t tokens) const; ///< checks that every member can read it
    /// Calls `measure` with these pairs, or with those of the sample's file.
    template <typename Measure>
    auto measureSample(const TextPairs* pairs, const SentenceSample& sample, const std::stop_token& stop,
        const Measure& measure) -> decltype(measure(*pairs));
    Result<TextPairs> readPairs(const DataRequest& data, std::stop_token stop) const;
    Result<std::vector<GoldAlignment>> readGold(const DataRequest& data, const std::string& file, int firstIndex,
        TextPairs& pairs) const; ///< receives the pairs and their notices
    /// Has an entry for each line of the file.
    std::vector<GoldAlignment> linksOf(
        const TextPairs& pairs, const StatisticalAligner& statistics, std::stop_token stop) const;

    std::shared_ptr<TranslationModel> m_model; ///< the first model
    std::vector<std::shared_ptr<TranslationModel>> m_others; ///< models that translate together with m_model
    ModelGroup m_group; ///< all models
};

} // namespace attentoscope
