// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/dissection.h"
#include "engine/types/error.h"

namespace attentoscope {

/// Checks that the cell exists in the translation's map or in the map of its head. Otherwise a BadData error names it.
Result<void> checkCell(const DissectionRequest& request);

/// Explains one step of a translation. Decodes the words before it again, with all forced words and rows. Then computes
/// the step as the model would do it without a constraint. For a Transformer the request names one head. It is an error
/// if the model has no attention or no such head, or if the cell does not exist.
Result<Dissection> dissect(TranslationModel& model, const DissectionRequest& request);

} // namespace attentoscope
