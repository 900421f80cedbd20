// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

namespace attentoscope {
class Random;
}

namespace attentoscope::tinyfrench {

/// One English sentence of at most fourteen words, its French translation, and the links between the words. The French
/// is a function of the English: gender, number and order follow from visible words.
///
/// Every French word is linked to the English word that it translates. "ne" and "pas" are linked to "not". A verb after
/// "does not" is linked to "does" and to the English verb; "au", "du" and "des" to their preposition and article; an
/// article without an English one to its noun; "est-ce que" to the "does" of the question.
SamplePair drawSentence(Random& random);

} // namespace attentoscope::tinyfrench
