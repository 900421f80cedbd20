// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/erasure.h"

namespace attentoscope {

/// Sends the translation's words through the model while each source word in turn is erased, or each row of attention
/// is changed. It is one batch, unless the sentence is so long that its logits would need too much memory. These are
/// errors: words that cannot be read, a translation whose attention is forced, a head that does not exist, and a row of
/// a model without attention.
Result<Erasure> erase(TranslationModel& model, const ErasureRequest& request);

/// Sends the translation's words through the model and measures what the columns of its attention give.
Result<ValueLengths> valueLengths(TranslationModel& model, const Translation& translation);

} // namespace attentoscope
