// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/loadedmodel.h"

namespace attentoscope {

/// What `model` is evaluated to, with paired tests of its scores against those of `other`, which was read from the
/// folder that the request names. Both must measure the same lines.
Result<EvaluationReport> evaluateAgainst(LoadedModel& other, LoadedModel& model, const EvaluationRequest& request,
    const Progress& progress, std::stop_token stop);

} // namespace attentoscope
