// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/erasure.h"

namespace attentoscope {

/// Sends the translation's words through the model, once for each source word or row of attention. Each time, this word
/// is missing or this row is changed. It is one batch, unless the sentence is so long that its logits would need too
/// much memory. Errors: words that cannot be read, a translation with forced attention, a head that does not exist, and
/// a row of a model without attention.
Result<Erasure> erase(TranslationModel& model, const ErasureRequest& request);

/// Sends the translation's words through the model, and measures the lengths of the vectors that its attention weights
/// multiply.
Result<ValueLengths> valueLengths(TranslationModel& model, const Translation& translation);

} // namespace attentoscope
