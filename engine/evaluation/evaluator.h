// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/translationdraft.h"
#include "engine/types/evaluation.h"
#include "engine/types/progress.h"

#include <stop_token>

namespace attentoscope {

/// Translations of many sentences, batched by length and returned in their own order. An empty sentence gives an
/// empty translation.
std::vector<Translation> translateSentences(const ModelGroup& models, const std::vector<PreparedSentence>& sentences,
    const DecodingOptions& options, const Progress& progress, std::stop_token stop);

/// Forced decoding of every pair, in order.
std::vector<Translation> alignPairs(
    const ModelGroup& models, const TextPairs& pairs, const Progress& progress, std::stop_token stop);

/// Loss, translations and alignments of pairs, measured as the request says. Translations are compared with
/// comparedReference(). `gold` is empty, or has one entry for each line of the file.
EvaluationReport evaluatePairs(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const std::vector<GoldAlignment>& gold, const Progress& progress, std::stop_token stop);

} // namespace attentoscope
