// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/samplepair.h"

namespace attentoscope {
class Random;
}

namespace attentoscope::tinyfrench {

/// One English sentence of at most fourteen words, its French, and the links between the words. The French is a
/// function of the English: gender, number and order follow from words that can be seen.
///
/// What is linked: every French word to the English word it renders. "ne" and "pas" to "not"; a verb after "does not"
/// to "does" and to the English verb; "au", "du" and "des" to the preposition and the article they hold; an article
/// that English leaves out to its noun; "est-ce que" to the "does" of the question.
SamplePair drawSentence(Random& random);

} // namespace attentoscope::tinyfrench
