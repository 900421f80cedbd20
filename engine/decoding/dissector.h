// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/dissection.h"
#include "engine/types/error.h"

namespace attentoscope {

/// Decodes the words of a translation again, what was forced included, up to a row, and takes that step apart as the
/// model would do it freely. An error
/// where the model has no attention or the cell does not exist.
Result<Dissection> dissect(TranslationModel& model, const DissectionRequest& request);

} // namespace attentoscope
