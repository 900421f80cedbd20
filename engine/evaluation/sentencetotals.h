// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/modelgroup.h"
#include "engine/evaluation/sentencemeasuring.h"
#include "engine/evaluation/sentencesums.h"

namespace attentoscope {

/// Loss and BLEU of all pairs together, without the heads that are switched off and, where that is asked, with all of
/// them. The loss without them comes first, then the other one, then both BLEU. No sentence is listed.
class SentenceTotalsMeasuring final : public SentenceMeasuring
{
public:
    SentenceTotalsMeasuring(
        const SentencesRequest& request, SentencePairs pairs, std::shared_ptr<TranslationModel> model);

    Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop) override;

private:
    enum class Pass : std::uint8_t { Losses, Translations };
    struct Side
    {
        std::vector<AttentionHead> off;
        SentenceSums sums;
    };
    struct Batch
    {
        UsablePairs pairs;
        std::vector<Translation> measured;
    };

    bool isDone() const { return m_pass == Pass::Translations && m_side == m_sides.size(); }
    void advanceRound(std::stop_token stop); ///< a batch for each thread
    void measure(Batch& batch, const ModelGroup& models, std::stop_token stop) const;
    void add(const Batch& batch);
    MeasuredSentences part() const;

    SentencesRequest m_request;
    SentencePairs m_pairs;
    std::shared_ptr<TranslationModel> m_model;
    ModelGroup m_models;
    std::vector<std::vector<std::size_t>> m_batches; ///< into m_pairs, of similar length
    std::vector<Side> m_sides; ///< the heads that are off, then none
    Pass m_pass = Pass::Losses;
    std::size_t m_side = 0;
    std::size_t m_next = 0; ///< into m_batches
};

} // namespace attentoscope
