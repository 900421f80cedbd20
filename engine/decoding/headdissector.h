// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/dissection.h"
#include "engine/types/error.h"

namespace attentoscope {

/// Takes a cell of one of a Transformer's heads apart (Vaswani and others 2017, section 3.2):
///   e(t,j) = q(t) · k(j) / √d + m(t,j),   α = softmax(e),   c(t) = Σ α(t,j) v(j)
/// All else that was forced is so here; the row of the cell is as if it were free.
/// It is an error if the request names no head, or if head or cell do not exist, or if the sentence is longer than the
/// model can take.
Result<Dissection> dissectHead(TranslationModel& model, const DissectionRequest& request);

} // namespace attentoscope
