// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/tokens/vocabulary.h"

namespace attentoscope {

/// Counts the words of one side. `sentences` has provisional ids, which are indices into `words`.
SideFacts sideFacts(const WordTable& words, const EncodedSentences& sentences);

} // namespace attentoscope
