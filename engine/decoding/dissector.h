// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/dissection.h"
#include "engine/types/error.h"

namespace attentoscope {

/// Checks that the cell is one of the translation's map, or of its head's map; otherwise a BadData error names it.
Result<void> checkCell(const DissectionRequest& request);

/// Takes one step of a translation apart. Decodes the words before it again, with all forced words and rows, and then
/// computes the step as the model would without a constraint. For a Transformer the request names one head. It is an
/// error if the model has no attention or no such head, or if the cell does not exist.
Result<Dissection> dissect(TranslationModel& model, const DissectionRequest& request);

} // namespace attentoscope
