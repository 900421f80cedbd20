// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/model/translationmodel.h"
#include "engine/types/faithfulness.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"
#include "engine/types/progress.h"

#include <stop_token>

namespace attentoscope {

// Studies of a model on sentences that are drawn from pairs. The same seed draws the same sentences, also in every part
// of a request. If a stop is requested, a function returns a Cancelled error.

/// Translates the sentences, erases each of their words, and compares the loss with the weights of every head. Leaves
/// out sentences whose translation is too long to be given to the model again.
Result<SentenceAgreements> faithfulSentences(TranslationModel& model, const TextPairs& pairs,
    const FaithfulnessRequest& request, const Progress& progress, const std::stop_token& stop);

/// Measures the patterns of the heads while the model translates some of the sentences.
Result<HeadPatterns> measurePatterns(TranslationModel& model, const TextPairs& pairs, const PatternsRequest& request,
    const Progress& progress, const std::stop_token& stop);

/// Measures BLEU and loss of all sentences without each of the tried heads.
Result<HeadTrials> tryWithoutHeads(TranslationModel& model, const TextPairs& pairs, const HeadTrialsRequest& request,
    const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
