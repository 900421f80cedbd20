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

/// Which sentences are measured: of the loaded data, or of a file of pairs.
enum class SentenceSet : std::uint8_t { Validation, Test, File };

/// Links alone need no model and are there at once. Measures need a translation of each sentence. Totals list no
/// sentence, and the loss of all comes before their translations.
enum class SentenceMeasure : std::uint8_t { Links, Everything, Totals };

struct SentencesRequest
{
    std::uint64_t id = 0; ///< answers carry it back; an answer with an old id is dropped
    SentenceSet set = SentenceSet::Validation;
    SentenceMeasure measure = SentenceMeasure::Everything;
    std::string file; ///< of pairs, for SentenceSet::File
    std::string goldFile; ///< links, one line for each line of the data; empty: the sample's own, where it has them
    int goldFirstIndex = 1; ///< the number of a sentence's first word in the gold file
    std::string attentionFile; ///< what another system wrote for these lines; empty: this model's attention
    std::vector<AttentionHead> switchedOff; ///< of the model, while these sentences are measured
    WholeModel whole = WholeModel::LeaveOut; ///< to compare with, where heads are switched off
};

/// One sentence pair and what there is to say about it.
struct MeasuredSentence
{
    std::size_t line = 0; ///< of the data, counted from one
    SentencePair text; ///< as written
    std::string reference; ///< what the translation is compared with; as written where none is
    std::string translation; ///< the model's own translation, or the other system's
    /// The reference sent through the model, or the other system's weights, with the gold links. The attention is empty
    /// if only links were asked for.
    std::shared_ptr<const Translation> aligned;
    std::optional<std::vector<AlignmentLink>> links; ///< if a file has links and not weights; no rule changes them
    std::optional<double> loss; ///< nats per target token
    std::optional<double> bleu; ///< 0–100, of this sentence alone, smoothed
    std::optional<double> entropy; ///< bits, the mean over the rows of words
};

/// Over all sentences that a model could take.
struct SentenceTotals
{
    std::optional<double> bleu; ///< 0–100; none: not translated yet
    std::optional<double> loss; ///< nats per target token; none: no sentence could be measured
};

/// What was measured since the last part.
struct MeasuredSentences
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< optimiser steps that the model had seen; 0: no model was asked
    std::size_t total = 0; ///< sentences, once all are measured
    std::vector<MeasuredSentence> sentences;
    bool complete = false; ///< nothing comes after this part
    std::optional<double> bleu; ///< with the last part, of all sentences: 0–100
    std::optional<double> loss; ///< nats per target token of all sentences; with the last part, of Totals before it
    /// With the last part: how far statistical links of the training pairs are from the gold links of these sentences,
    /// 0 to 1. None without gold links, or if learning would take long and was not ordered.
    std::optional<double> statisticsErrorRate;
    std::optional<SentenceTotals>
        whole; ///< with the last part: the same with no head switched off, where it was asked for
    SharedHeadReport heads; ///< with the last part: of a Transformer on a file with gold links. Null: not measured
    std::vector<Message> notices; ///< said once, with the first part
};

} // namespace attentoscope
