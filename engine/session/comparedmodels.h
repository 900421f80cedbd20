// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/loadedmodel.h"
#include "engine/storage/savedmodel.h"
#include "engine/types/comparison.h"
#include "engine/types/evaluation.h"
#include "engine/types/progress.h"

#include <stop_token>

namespace attentoscope {

/// The models of a comparison that were read from run folders, beside the model that the session has and perhaps
/// trains. Each has its own weights and random generator, so it does not influence training. They stay in memory for
/// further sentences, until others are chosen or close() removes them.
class ComparedModels
{
public:
    /// Translates with both models. `inMemory` is the session's own model, and may be null. An error of one side is
    /// reported on that side, and does not affect the other.
    Comparison compare(const ComparisonRequest& request, LoadedModel* inMemory, std::stop_token stop);

    /// Translates from each layer of the encoder, with a model that is chosen as in compare().
    Result<LayerTranslations> translateFromLayers(
        const LayersRequest& request, LoadedModel* inMemory, std::stop_token stop);

    /// Erases words in `pairs`, with a model that is chosen in the same way and was trained on these pairs.
    Result<SentenceAgreements> measureFaithfulness(const TextPairs& pairs, const FaithfulnessRequest& request,
        LoadedModel* inMemory, const Progress& progress, std::stop_token stop);

    void close() { m_opened.clear(); }
    std::size_t count() const { return m_opened.size(); } ///< number of models in memory

private:
    struct Opened
    {
        ComparedModel choice;
        SavePlace place;
        std::shared_ptr<LoadedModel> model;
    };

    Result<LoadedModel*> modelFor(const ComparedModel& choice, LoadedModel* inMemory);
    /// A model besides those of the comparison.
    Result<LoadedModel*> furtherModel(const ComparedModel& choice, LoadedModel* inMemory);
    ComparedTranslation translate(
        const ComparedModel& choice, LoadedModel* inMemory, const TranslationRequest& request, std::stop_token stop);

    ComparedTranslation translateTogether(
        const ComparisonRequest& asked, LoadedModel* inMemory, const TranslationRequest& request, std::stop_token stop);

    std::vector<Opened> m_opened;
};

/// Evaluates `model`, with paired tests of its scores against those of `other`, which was read from the request's
/// folder. Both must measure the same lines.
Result<EvaluationReport> evaluateAgainst(LoadedModel& other, LoadedModel& model, const EvaluationRequest& request,
    const StatisticalAligner* statistics, const Progress& progress, std::stop_token stop);

} // namespace attentoscope
