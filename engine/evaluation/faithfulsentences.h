// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/model/translationmodel.h"
#include "engine/types/faithfulness.h"
#include "engine/types/progress.h"

#include <stop_token>

namespace attentoscope {

/// Translates sampled sentences, erases each of their words, and compares the loss with the weights of every head. The
/// same seed draws the same sentences in every part of a request. If a stop is requested, returns a Cancelled error.
Result<SentenceAgreements> faithfulSentences(TranslationModel& model, const TextPairs& pairs,
    const FaithfulnessRequest& request, const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
