// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/tokenizer.h"

namespace attentoscope {

/// French elision, which Unicode's word rules do not know: "l'homme" is one word to them, and so would be in every
/// vocabulary beside "homme". Works on the tokens from `begin` on, which came from one piece of text without white
/// space:
///  - an elided word (l d j m n s t c qu jusqu lorsqu puisqu, any case), an apostrophe (' or ’) and a word that
///    begins with a vowel or h become two tokens, the apostrophe with the first: "l'" "homme";
///  - an elided word and an apostrophe at the end of the piece, as in text with a space after elisions, become one
///    token: "l'".
/// English contractions ("don't", "I'm") stay whole.
void separateElisions(std::vector<TextToken>& tokens, std::size_t begin);

} // namespace attentoscope
