// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/translationdraft.h"
#include "engine/types/evaluation.h"
#include "engine/types/progress.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Translations of many sentences, batched by length and returned in their own order. An empty sentence gives an
/// empty translation.
std::vector<Translation> translateSentences(const ModelGroup& models, const std::vector<PreparedSentence>& sentences,
    const DecodingOptions& options, const Progress& progress, std::stop_token stop);

/// Takes a pair's translation, and says whether to go on. The pair is an index into `pairs`.
using AlignedSink = std::function<bool(std::size_t pair, const Translation& forced)>;

/// Forced decoding of every pair, in batches of similar length. Nothing is kept, because all heads of a large file do
/// not fit into the memory.
void alignPairs(const ModelGroup& models, const TextPairs& pairs, HeadsAnswer heads, const AlignedSink& sink,
    const Progress& progress, std::stop_token stop);

/// Measures of every head, against gold links where there are any: an entry for each line of the file, or none at all.
std::vector<MeasuredHead> measureHeads(
    const ModelGroup& models, const TextPairs& pairs, const std::vector<GoldAlignment>& gold, std::stop_token stop);

/// Of all pairs, with the model as it is at this moment.
struct PairTotals
{
    double loss = 0.0; ///< nats per target token
    std::optional<double> bleu; ///< 0–100; none: the request wants no translations
};
PairTotals totalsOf(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const Progress& progress, std::stop_token stop);

/// Loss, translations and alignments of pairs, measured as the request says. Translations are compared with
/// comparedReference(). `gold` is empty, or has one entry for each line of the file.
EvaluationReport evaluatePairs(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const std::vector<GoldAlignment>& gold, const Progress& progress, std::stop_token stop);

} // namespace attentoscope
