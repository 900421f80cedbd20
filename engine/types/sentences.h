// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// The sentences to measure: those of the loaded data, or those of a file of pairs.
enum class SentenceSet : std::uint8_t { Validation, Test, File };

/// What is measured. Links need no model and are ready at once. Everything needs a translation of each sentence. Totals
/// lists no sentences. It gives the loss over all of them before it translates any.
enum class SentenceMeasure : std::uint8_t { Links, Everything, Totals };

struct SentencesRequest
{
    std::uint64_t id = 0; ///< answers have the same id; an answer with an old id is dropped
    SentenceSet set = SentenceSet::Validation;
    SentenceMeasure measure = SentenceMeasure::Everything;
    std::string file; ///< file of pairs, for SentenceSet::File
    /// File of links, one line for each line of the data; empty: the links of a sample, if it has any.
    std::string goldFile;
    int goldFirstIndex = 1; ///< the number of a sentence's first word in the gold file
    /// File with the output of another system for these lines; empty: this model's attention.
    std::string attentionFile;
    std::vector<AttentionHead> switchedOff; ///< heads of the model that are off while these sentences are measured
    WholeModel whole = WholeModel::LeaveOut; ///< for comparison if heads are switched off
};

/// One sentence pair with all of its measures.
struct MeasuredSentence
{
    std::size_t line = 0; ///< line in the data, counted from one
    SentencePair text; ///< as written
    std::string reference; ///< the text with which the translation is compared; as written if there is no translation
    std::string translation; ///< translation of the model or of the other system
    /// The reference after a pass through the model, or the other system's weights, with the gold links. Without
    /// attention if only links were requested.
    std::shared_ptr<const Translation> aligned;
    /// Set if a file has links instead of weights; no rule changes them.
    std::optional<std::vector<AlignmentLink>> links;
    std::optional<double> loss; ///< nats per target token
    std::optional<double> bleu; ///< 0–100 for this sentence alone, smoothed
    std::optional<double> entropy; ///< bits, mean over the rows of words
};

/// Totals over all sentences that the model could read.
struct SentenceTotals
{
    std::optional<double> bleu; ///< 0–100; none: not translated yet
    std::optional<double> loss; ///< nats per target token; none: no sentence could be measured
};

/// The results since the previous object of this type.
struct MeasuredSentences
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< number of optimiser steps of the model; 0: no model was used
    std::size_t total = 0; ///< number of sentences to measure
    std::vector<MeasuredSentence> sentences;
    bool complete = false; ///< whether this is the last part
    std::optional<double> bleu; ///< in the last part, over all sentences: 0–100
    bool isBleuMeaningful = true; ///< whether enough references have four words
    std::optional<double> loss; ///< nats per target token over all sentences, in the last part; for Totals also before
    /// In the last part: the error rate, 0 to 1, of statistical links of the training pairs against the gold links of
    /// these sentences. None without gold links, or if learning would take long and was not requested.
    std::optional<double> statisticsErrorRate;
    std::optional<SentenceTotals>
        whole; ///< in the last part, if it was requested: the same totals with no head switched off
    SharedHeadReport heads; ///< with the last part: of a Transformer on a file with gold links. Null: not measured
    std::vector<Message> notices; ///< said once, with the first part
    std::vector<AttentionHead> switchedOff; ///< those of the request
};

} // namespace attentoscope
