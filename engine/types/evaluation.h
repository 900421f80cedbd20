// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// How attention is spread, over the rows of words of many sentences. A row of a start or end token is not counted.
struct AttentionMeasures
{
    double entropy = 0.0; ///< bits, the mean over all rows
    double fullestColumn = 0.0; ///< share of a sentence's weight that its fullest column has, the mean over sentences
    double scoreDistance = 0.0; ///< from the largest score of a row to the mean of the row, the largest of all rows
};

/// Which forms of a translation and its reference a score compares.
enum class ComparedText : std::uint8_t {
    Given, ///< the translation, with the target text exactly as the file has it
    Detokenized, ///< both without the spaces and signs that a tokenizer put in
    Normalized, ///< the reference went through the normalisation of the run's training data
};

/// Another run under the same measure, on the same sentences. Two-sided tests: the probability of so large a difference
/// between runs that are equally good.
struct PairedScore
{
    double value = 0.0;
    double bootstrap = 1.0; ///< paired bootstrap resampling, Koehn 2004
    double randomization = 1.0; ///< approximate randomisation, Riezler and Maxwell 2005
};

/// A score with all that another program needs to compute it again.
struct QuotedScore
{
    ComparedText text = ComparedText::Given;
    std::string signature; ///< as sacreBLEU writes it: "BLEU|nrefs:1|…"
    double value = 0.0; ///< 0–100
    double mean = 0.0; ///< of the bootstrap's samples
    double halfWidth = 0.0; ///< of the interval that holds 95 % of them
    std::vector<double> precisions; ///< of BLEU, in percent, of orders one to four
    double brevityPenalty = 1.0; ///< of BLEU
    std::size_t words = 0; ///< of BLEU: of all translations
    std::size_t referenceWords = 0; ///< of BLEU
    std::optional<PairedScore> against;
};

/// Whether the table of heads says what each head is worth: loss and BLEU without it.
enum class EachHeadOff : std::uint8_t { LeaveOut, Measure };

struct EvaluationRequest
{
    DataRequest data; ///< every pair is evaluated; the run's own data settings are used
    double teacherForcing = 1.0;
    int beam = 1;
    double lengthPenalty = usualLengthPenalty; ///< of a beam
    bool translate = true; ///< BLEU and chrF need translations
    bool byLength = false;
    std::string goldFile; ///< alignments; empty: none
    int goldFirstIndex = 1;
    LinksKind links = LinksKind::Gold; ///< Statistical: without a gold file, links learned of the run's training pairs
    std::string against; ///< folder of a run to compare with, none of whose heads are switched off; empty: none
    std::vector<AttentionHead> switchedOff; ///< in everything that is measured
    EachHeadOff eachHeadOff = EachHeadOff::LeaveOut; ///< in turn, beside those that are switched off anyway
};

struct AlignmentRequest
{
    DataRequest data;
    std::optional<AlignmentReading> reading;
    std::string goldFile; ///< chooses what is read off, where nothing is given; empty: the model's attention
    int goldFirstIndex = 1;
};

/// Hard links of every line; none of a line that could not be used.
struct AlignedPairs
{
    std::vector<std::vector<AlignmentLink>> links;
    std::optional<AlignmentReading> reading; ///< none: they are read off the model's attention
    std::optional<ChosenReading> chosen; ///< where gold links chose
    std::vector<Message> notices; ///< of the pairs and of the gold links
};

struct LengthBucket
{
    int shortest = 0; ///< source words
    int longest = 0;
    std::size_t sentences = 0;
    double bleu = 0.0;
    double loss = 0.0;
};

/// The error rate if every link is moved to the target word `shift` places later. If it is lower than without a shift,
/// the rows of the attention belong to the wrong words.
struct ShiftedErrorRate
{
    int shift = 0;
    double errorRate = 0.0;
};

/// A pair of the file, as it was measured.
struct EvaluatedPair
{
    std::size_t line = 0; ///< of the file, counted from one
    std::string translation;
    std::string reference; ///< as the file has it
};

struct EvaluationReport
{
    std::size_t sentences = 0;
    std::size_t targetTokens = 0; ///< the end token counted
    std::size_t targetWords = 0; ///< the same, where a word counts once even if it is cut into pieces
    double loss = 0.0; ///< nats per target token; of the unshuffle task the mean squared error
    double wordLoss = 0.0; ///< nats per target word; comparable between tokenizers
    double perplexity = 0.0; ///< NaN if the loss is not a likelihood
    std::optional<double> bleu; ///< 0–100, with references normalised as the training data are
    std::optional<double> chrf; ///< the same
    std::optional<double> exact; ///< share of translations equal to the reference
    std::optional<double> alignmentErrorRate;
    LinksKind links = LinksKind::Gold; ///< against which the error rates were measured
    std::optional<double> diagonalErrorRate; ///< of linking the i-th word with the i-th, for comparison
    std::vector<ShiftedErrorRate> shiftedErrorRates; ///< for shifts −1, 0 and +1, if there are gold alignments
    /// For a Transformer, if there are gold alignments or if the heads are switched off one at a time.
    std::vector<MeasuredHead> heads;
    std::optional<ChosenReading> reading; ///< of a Transformer, where there are links
    std::vector<LengthBucket> lengths;
    std::optional<AttentionMeasures> attention; ///< of the translations; none without attention
    std::vector<QuotedScore> scores; ///< of the translations
    bool detokenizedTranslations = false; ///< they look like a tokenizer's, so the detokeniser was applied
    bool detokenizedReferences = false;
    std::vector<EvaluatedPair> pairs; ///< with their translations, where these were asked for
    std::vector<Message> notices; ///< of the pairs and of the gold links
};

} // namespace attentoscope
