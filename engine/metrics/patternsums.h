// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// Adds a sentence. If the model has heads, the translation must have them. Rows of marks do not count. For likeness,
/// rows with one column do not count either.
void addSentence(HeadPatterns& patterns, const Translation& translation);

} // namespace attentoscope
