// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/model/translationmodel.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"
#include "engine/types/progress.h"

#include <stop_token>

namespace attentoscope {

// What heads do over the sentences that are drawn from pairs. The same seed draws the same ones. If a function is asked
// to stop, that is a Cancelled error.

/// How the heads look while the model translates some of the sentences.
Result<HeadPatterns> measurePatterns(TranslationModel& model, const TextPairs& pairs, const PatternsRequest& request,
    const Progress& progress, const std::stop_token& stop);

/// BLEU and loss of all sentences, without each head that is tried.
Result<HeadTrials> tryWithoutHeads(TranslationModel& model, const TextPairs& pairs, const HeadTrialsRequest& request,
    const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
