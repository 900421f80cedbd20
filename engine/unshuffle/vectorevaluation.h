// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignment.h"
#include "engine/types/evaluation.h"
#include "engine/unshuffle/vectormodel.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// The vectors in mixed order and in the right order.
struct VectorPair
{
    TypedVectors source;
    TypedVectors target;
};

/// Measures the mean squared error with true states, the share of sequences without a mistake, and with `gold` the
/// alignment error rate. `gold` is empty or has an entry for each pair. Only the recipe's targets count: the article
/// leaves out the first vector, and nothing follows the last one. Pairs without targets are skipped. Perplexity is NaN.
EvaluationReport evaluateVectors(VectorModel& model, const std::vector<VectorPair>& pairs,
    const std::vector<GoldAlignment>& gold, const std::function<void(double)>& progress, std::stop_token stop);

} // namespace attentoscope
