// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/loadedmodel.h"

#include <stop_token>

namespace attentoscope {

/// Evaluates `model`, with paired tests of its scores against those of `other`, which was read from the request's
/// folder. Both must measure the same lines.
Result<EvaluationReport> evaluateAgainst(LoadedModel& other, LoadedModel& model, const EvaluationRequest& request,
    const StatisticalAligner* statistics, const Progress& progress, std::stop_token stop);

} // namespace attentoscope
