// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// Adds a sentence, whose heads are there if the model has any. Rows of marks do not count; nor do rows of one column
/// in likeness.
void addSentence(HeadPatterns& patterns, const Translation& translation);

} // namespace attentoscope
