// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/evaluator.h"

namespace attentoscope {

/// Switches each of the heads off in turn, and writes down loss and BLEU without it. The heads are those of the only
/// model. When it is asked to stop, the heads that are left have no numbers.
void measureEachHeadOff(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    std::vector<MeasuredHead>& heads, const Progress& progress, std::stop_token stop);

} // namespace attentoscope
