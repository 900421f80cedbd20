// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/sentencesums.h"
#include "engine/metrics/sentencepairs.h"
#include "engine/model/translationmodel.h"

#include <chrono>

namespace attentoscope {

/// Measures sentence pairs one by one, a batch of similar lengths at a time, so that a table of thousands never blocks
/// for more than a batch. Draws from no generator and changes no weight.
class SentenceTable
{
public:
    /// `corpus` and `model` may be null where the request needs none; its messages say what is missing.
    static Result<std::unique_ptr<SentenceTable>> make(const SentencesRequest& request,
        const std::shared_ptr<const Corpus>& corpus, std::shared_ptr<TranslationModel> model, std::stop_token stop);

    /// Goes on for about `budget`, at least one batch. A sentence that the model cannot take is listed without
    /// measures.
    Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop);

private:
    SentenceTable(const SentencesRequest& request, SentencePairs pairs, const DataConfiguration& data,
        std::shared_ptr<TranslationModel> model);

    std::shared_ptr<const GoldAlignment> goldOf(std::size_t index) const; ///< null: none
    std::shared_ptr<Translation> wordsOf(std::size_t index) const; ///< without weights, with the gold links
    MeasuredSentence listed(std::size_t index) const;
    Result<void> measure(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part);
    void measureByModel(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part);
    /// The same pairs with no head switched off.
    void measureWhole(std::span<const PreparedSentence> sources, std::span<const PreparedSentence> targets,
        std::span<const std::size_t> indices, std::stop_token stop);
    void complete(MeasuredSentences& part) const;

    SentencesRequest m_request;
    SentencePairs m_pairs;
    TextPipeline m_pipeline;
    std::shared_ptr<TranslationModel> m_model; ///< null: none is asked
    std::vector<std::size_t> m_order; ///< short sentences first
    std::size_t m_next = 0; ///< into m_order
    SentenceSums m_sums;
    SentenceSums m_whole; ///< with no head switched off, where that was asked for
};

} // namespace attentoscope
