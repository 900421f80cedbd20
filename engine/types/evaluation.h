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

/// How attention is spread, over the rows of words of many sentences. Rows of start and end tokens do not count.
struct AttentionMeasures
{
    double entropy = 0.0; ///< bits; mean over all rows
    double fullestColumn = 0.0; ///< the fullest column's share of a sentence's weight; mean over sentences
    double scoreDistance = 0.0; ///< a row's largest score minus the row's mean; the largest over all rows
};

/// The forms of a translation and its reference that a score compares.
enum class ComparedText : std::uint8_t {
    Given, ///< the translation, and the unchanged target text of the file
    Detokenized, ///< both without the spaces and signs that a tokenizer has added
    Normalized, ///< the reference after the normalisation of the run's training data
};

/// Another run with the same measure on the same sentences, and p-values of the difference, as sacreBLEU computes them.
struct PairedScore
{
    double value = 0.0;
    double bootstrap = 1.0; ///< paired bootstrap resampling, Koehn 2004; about half of a two-sided p-value
    double randomization = 1.0; ///< approximate randomisation, Riezler and Maxwell 2005; two-sided
};

/// A score, with everything that another program needs to compute it again.
struct QuotedScore
{
    ComparedText text = ComparedText::Given;
    std::string signature; ///< in the form of sacreBLEU: "BLEU|nrefs:1|…"
    double value = 0.0; ///< 0–100
    double mean = 0.0; ///< mean of the bootstrap's samples
    double halfWidth = 0.0; ///< half the width of the interval with 95 % of the samples
    std::vector<double> precisions; ///< for BLEU: precisions of the orders one to four, in percent
    double brevityPenalty = 1.0; ///< for BLEU
    std::size_t words = 0; ///< for BLEU: number of words in all translations
    std::size_t referenceWords = 0; ///< for BLEU: number of words in all references
    std::optional<PairedScore> against;
};

/// Whether the table of heads has loss and BLEU without each head.
enum class EachHeadOff : std::uint8_t { LeaveOut, Measure };

struct EvaluationRequest
{
    DataRequest data; ///< every pair is evaluated, with the data settings of the run
    double teacherForcing = 1.0;
    int beam = 1;
    double lengthPenalty = usualLengthPenalty; ///< length penalty of a beam
    bool translate = true; ///< whether to translate, which BLEU and chrF need
    bool byLength = false;
    std::string goldFile; ///< a file of alignments; empty: none
    int goldFirstIndex = 1;
    /// Statistical: if there is no gold file, links learned from the run's training pairs.
    LinksKind links = LinksKind::Gold;
    std::string against; ///< folder of a run to compare with, which has all heads switched on; empty: none
    std::vector<AttentionHead> switchedOff; ///< off in all measurements
    EachHeadOff eachHeadOff = EachHeadOff::LeaveOut; ///< each head in turn, besides those in switchedOff
};

struct AlignmentRequest
{
    DataRequest data;
    std::optional<AlignmentReading> reading;
    std::string goldFile; ///< if no head is given, chooses which one is read; empty: the model's attention is read
    int goldFirstIndex = 1;
};

/// Hard links of every line. A line that cannot be used has none.
struct AlignedPairs
{
    std::vector<std::vector<AlignmentLink>> links;
    std::optional<AlignmentReading> reading; ///< none: links are read from the model's attention
    std::optional<ChosenReading> chosen; ///< set if gold links have chosen the reading
    std::vector<Message> notices; ///< notices about the pairs and about the gold links
};

struct LengthBucket
{
    int shortest = 0; ///< number of source words
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

/// A pair of the file, with its measures.
struct EvaluatedPair
{
    std::size_t line = 0; ///< line in the file, counted from one
    std::string translation;
    std::string reference; ///< as in the file
};

struct EvaluationReport
{
    std::size_t sentences = 0;
    std::size_t targetTokens = 0; ///< with end tokens
    std::size_t targetWords = 0; ///< the same for words: a word counts once, even if it is cut into pieces
    double loss = 0.0; ///< nats per target token; for the unshuffle task, the mean squared error
    double wordLoss = 0.0; ///< nats per target word; comparable between tokenizers
    double perplexity = 0.0; ///< NaN if the loss is no likelihood
    std::optional<double> bleu; ///< 0–100; references are normalised like the training data
    std::optional<double> chrf; ///< 0–100, with the same references
    std::optional<double> exact; ///< share of translations that equal the reference
    std::optional<double> alignmentErrorRate;
    LinksKind links = LinksKind::Gold; ///< links from which the error rates are computed
    std::optional<double> diagonalErrorRate; ///< AER if the i-th words are linked with each other, for comparison
    std::vector<ShiftedErrorRate> shiftedErrorRates; ///< for shifts −1, 0 and +1, if there are gold alignments
    /// For a Transformer, if there are gold alignments or if heads are switched off one by one.
    std::vector<MeasuredHead> heads;
    std::optional<ChosenReading> reading; ///< for a Transformer, if there are links
    std::vector<LengthBucket> lengths;
    std::optional<AttentionMeasures> attention; ///< for the translations; none without attention
    std::vector<QuotedScore> scores; ///< for the translations
    bool detokenizedTranslations = false; ///< whether they looked tokenised, so that the detokeniser was applied
    bool detokenizedReferences = false;
    std::vector<EvaluatedPair> pairs; ///< with their translations, if these were requested
    std::vector<Message> notices; ///< notices about the pairs and about the gold links
};

} // namespace attentoscope
