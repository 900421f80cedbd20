// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/manysentences.h"
#include "engine/types/evaluation.h"
#include "engine/types/progress.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Measures every head, against gold links if there are any. `gold` is empty or has an entry for each line of the file.
std::vector<MeasuredHead> measureHeads(
    const ModelGroup& models, const TextPairs& pairs, const std::vector<GoldAlignment>& gold, std::stop_token stop);

/// Chooses how to read alignments from a Transformer. It compares readings on some of the pairs, and measures the best
/// reading on other pairs. None if the models have no heads, or too few pairs have links.
std::optional<ChosenReading> chooseReading(
    const ModelGroup& models, const TextPairs& pairs, const std::vector<GoldAlignment>& links, std::stop_token stop);

/// Measures over all pairs with the model's present weights.
struct PairTotals
{
    double loss = 0.0; ///< nats per target token
    std::optional<double> bleu; ///< 0–100; none if no translations were requested
};
PairTotals totalsOf(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const Progress& progress, std::stop_token stop);

/// Loss, translations and alignments of pairs, measured as the request says. Translations are compared with
/// comparedReference(). `gold` is empty or has an entry for each line of the file.
EvaluationReport evaluatePairs(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const std::vector<GoldAlignment>& gold, const Progress& progress, std::stop_token stop);

} // namespace attentoscope
