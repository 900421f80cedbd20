// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"

namespace attentoscope {

/// The reference that a translation is compared with: `target` after the normalisation that the training data had
/// (Unicode NFC, data_recipe, lowercase, strip_accents), with one space between words. A model that makes no mistake
/// prints exactly this. The vocabulary has no part in it: a word that the model does not know stays as it is.
std::string comparedReference(const TranslationModel& model, std::string_view target);

} // namespace attentoscope
