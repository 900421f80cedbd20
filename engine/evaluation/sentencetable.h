// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/sentencemeasuring.h"
#include "engine/evaluation/sentencesums.h"

namespace attentoscope {

/// Lists sentence pairs one by one with what there is to say about each, a batch of similar lengths at a time. A
/// sentence that the model cannot take is listed without measures.
class SentenceTable final : public SentenceMeasuring
{
public:
    /// `model` may be null: none is asked.
    SentenceTable(const SentencesRequest& request, SentencePairs pairs, const DataConfiguration& data,
        std::shared_ptr<TranslationModel> model);

    Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop) override;

private:
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
