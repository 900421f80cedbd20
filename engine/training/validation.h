// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/metrics/attentionspread.h"
#include "engine/metrics/readingcontest.h"
#include "engine/model/translationmodel.h"
#include "engine/reproducible/random.h"
#include "engine/training/trainingtask.h"
#include "engine/types/headmeasures.h"
#include "engine/types/training.h"

#include <cstdint>
#include <span>
#include <vector>

namespace attentoscope {

inline constexpr std::size_t shownPairs = 5;

/// The pairs that are shown at each validation, as indices into the first `candidates` of `pairs`, shortest source
/// first. The candidates are divided into fifths by length, and the seed chooses a pair from each. So short and long
/// sentences are shown, and always the same ones. If there are too few candidates, all are shown.
std::vector<std::size_t> chooseShownPairs(const EncodedPairs& pairs, std::size_t candidates, std::uint64_t seed);

/// Measures all heads of a Transformer on the first pairs, with their targets given, and chooses how alignments are
/// read from them. Each call measures one batch. It draws no random number of the training, and does not change the
/// model.
class HeadMeasurement
{
public:
    static constexpr std::size_t mostPairs = 100;

    /// `links` has the links of all pairs; empty if they are not known. Both must outlive this object.
    HeadMeasurement(TranslationModel& model, const TextPairs& pairs, std::span<const GoldAlignment> links);
    static std::size_t pairsToMeasure(const TextPairs& pairs) { return std::min(mostPairs, pairs.text.size()); }

    [[nodiscard]] bool isDone() const { return m_next == m_order.size(); }
    void advance(); ///< measures a batch
    [[nodiscard]] SharedHeadReport report() const; ///< null before isDone(); the caller fills in the step

private:
    TranslationModel& m_model;
    const TextPairs& m_pairs;
    std::span<const GoldAlignment> m_links;
    std::vector<ContestPart> m_parts; ///< one for each pair
    std::vector<std::size_t> m_order; ///< indices of pairs, sorted by the length of their targets
    std::size_t m_next = 0;
    HeadTable m_table;
    ReadingContest m_contest;
};

/// Measures a model on held-out pairs, one batch in each call, so that even a long validation never blocks for more
/// than a batch. First it computes the loss over all pairs. Then it computes BLEU over greedy translations of the first
/// pairs, or of all pairs if BLEU decides which weights are the best. It keeps a few of these translations with their
/// attention for display. At the end it measures the heads of a Transformer.
class Validation
{
public:
    /// The shown pairs are chosen from the first pairs, up to this number.
    static constexpr std::size_t shownAmong = 200;

    /// Whether it also measures the heads of a Transformer.
    enum class Heads : std::uint8_t { Measured, LeftOut };

    /// `mostTranslated` is the number of sentences for BLEU. `links` are as in HeadMeasurement.
    Validation(TranslationModel& model, const TextPairs& pairs, std::size_t mostTranslated,
        std::span<const GoldAlignment> links, Heads heads = Heads::Measured);
    static std::size_t sentencesToTranslate(ValidationMeasure measure, const TextPairs& pairs);
    /// See TrainingTask::validationWork().
    static double workOf(const TextPairs& pairs, ValidationMeasure measure, Architecture architecture);

    /// Computes one more batch. Returns true when everything is computed.
    bool advance();
    /// Ends the translations after the present sentences, but not before the first batch. Does not measure heads. Does
    /// nothing before the loss is known.
    ValidationRest shorten();
    std::size_t translated() const { return m_hypotheses.size(); }
    /// The result, after advance() has returned true. The caller fills in step, epoch, seconds and best.
    ValidationReport report() const;

private:
    void measureLoss(const std::vector<std::uint32_t>& indices);
    void translate(std::size_t first, std::size_t count);

    TranslationModel& m_model;
    const TextPairs& m_pairs;
    std::vector<std::vector<std::uint32_t>> m_batches;
    std::size_t m_nextBatch = 0;
    std::size_t m_mostTranslated;
    std::vector<std::string> m_hypotheses;
    std::vector<std::string> m_references; ///< references for BLEU
    AttentionSpread m_spread; ///< spread of attention in the translations
    std::vector<std::size_t> m_shownIndices; ///< indices of the pairs that are shown, shortest first
    std::vector<ValidatedPair> m_shown;
    std::optional<HeadMeasurement> m_heads; ///< none if there are no heads, or no time to measure them
    double m_nats = 0.0;
    std::int64_t m_tokens = 0;
    Random m_samplingRandom;
};

} // namespace attentoscope
