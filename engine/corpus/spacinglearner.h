// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// Decides by majority, for each word, whether it is written directly after the word before it (`Before`: the full
/// stop) and whether the next word is written directly after it (`After`: the French "l'").
///
/// Either of two neighbours may be the reason that there is no space between them: "hôpital" seen only as
/// "l'hôpital" must not stick to every word, nor must the full stop make the last words of sentences stick to what
/// follows. So each such place is put down to the neighbour that attaches more regularly and to more words.
///
/// `attached` says for each token of `sentences`, one after the other, whether it was written directly after the
/// token before it. Special tokens, the unknown word too, attach to nothing.
Spacing learnSpacing(const EncodedSentences& sentences, const std::vector<bool>& attached, std::size_t vocabularySize);

/// What needs no learning: where tokens mark the space between words, all others are attached.
Spacing markedSpacing(const Vocabulary& vocabulary);

} // namespace attentoscope
