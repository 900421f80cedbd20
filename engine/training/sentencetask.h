// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/training/guidedalignment.h"
#include "engine/training/trainer.h"
#include "engine/training/trainingtask.h"
#include "engine/training/validation.h"

namespace attentoscope {

/// The task of training a translation model on sentence pairs.
class SentenceTask final : public TrainingTask
{
public:
    /// If `ranks` is null, this process trains alone.
    SentenceTask(std::shared_ptr<TranslationModel> model, std::shared_ptr<const Corpus> corpus,
        std::shared_ptr<Ranks> ranks = nullptr);

    const TrainingConfiguration& configuration() const override { return m_model->configuration().training; }
    ValidationMeasure decidingMeasure() const override { return m_measure; }
    std::int64_t batchesInEpoch(std::int64_t epoch) override;
    Result<BatchReport> trainBatch(const RunPosition& position, double learningRate) override;
    Message useLessMemory(const RunPosition& position) override;
    bool beginValidation() override;
    std::optional<ValidationReport> advanceValidation() override;
    void cancelValidation() override
    {
        m_validation.reset();
        m_validated.reset();
    }
    double validationWork() const override;
    ValidationRest shortenValidation() override;
    Result<Guiding> prepareGuiding(std::chrono::milliseconds patience) override;
    void useLinks(std::shared_ptr<const CorpusLinks> links) override;
    std::optional<Translation> decode(const WatchedSentence& sentence) override;
    StoredTensors weights() const override { return m_model->weights(); }
    Result<void> setWeights(const StoredTensors& weights, std::int64_t step) override;
    StoredTensors state() const override { return m_trainer.state(); }
    Result<void> setState(const StoredTensors& state) override { return m_trainer.setState(state); }

private:
    /// What this batch teaches besides its words.
    Result<Guidance> guidanceFor(
        const Batch& batch, std::span<const std::uint32_t> indices, const RunPosition& position);
    ValidationReport withAlso();

    std::shared_ptr<TranslationModel> m_model;
    std::shared_ptr<const Corpus> m_corpus;
    std::shared_ptr<Ranks> m_ranks; ///< null if this process trains alone
    Trainer m_trainer;
    ValidationMeasure m_measure;
    std::optional<GuidedAlignment> m_guided; ///< none until it is needed
    std::unique_ptr<GuidedAlignmentMaker> m_guidedMaker; ///< null unless it is being made
    std::int64_t m_epoch = -1; ///< epoch of m_order
    std::vector<std::vector<std::uint32_t>> m_order; ///< indices of the pairs of each batch
    std::vector<GoldAlignment> m_links; ///< links of the validation pairs; empty if they are not known
    std::vector<GoldAlignment> m_newLinks; ///< links that are used from the next validation on
    std::optional<Validation> m_validation; ///< the current validation, if there is one
    std::optional<ValidationReport> m_validated; ///< its first part, while the second file is being measured
    /// If a validation was shortened, later ones have the same number of sentences, so that BLEU stays comparable.
    std::optional<std::size_t> m_mostTranslated;
    bool m_isShortened = false;
};

} // namespace attentoscope
