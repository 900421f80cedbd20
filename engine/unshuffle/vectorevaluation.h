// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignment.h"
#include "engine/types/evaluation.h"
#include "engine/unshuffle/vectormodel.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Vectors as they come, and in order.
struct VectorPair
{
    TypedVectors source;
    TypedVectors target;
};

/// Mean squared error with true states, share of sequences put in order without a fault, and with `gold` (an entry a
/// pair, or none) the alignment error rate. Empty pairs are passed over. Perplexity is not a number here.
EvaluationReport evaluateVectors(VectorModel& model, const std::vector<VectorPair>& pairs,
    const std::vector<GoldAlignment>& gold, const std::function<void(double)>& progress, std::stop_token stop);

} // namespace attentoscope
