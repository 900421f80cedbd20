// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// Decides two things for each word, by majority. Is it written directly after the word before it (`Before`, such as
/// the full stop)? Is the next word written directly after it (`After`, such as the French "l'")?
///
/// If there is no space between two words, either word may be the reason. "hôpital", seen only in "l'hôpital", must not
/// be attached to every word. And the full stop must not attach the last words of sentences to the next ones. So each
/// such place counts for the neighbour that attaches more regularly and to more words.
///
/// `attached` says for each token of `sentences`, in order, whether it was written directly after the token before it.
/// Special tokens attach to nothing; this includes the unknown word.
Spacing learnSpacing(const EncodedSentences& sentences, const std::vector<bool>& attached, std::size_t vocabularySize);

/// A spacing that needs no learning: if some tokens mark the space between words, all other tokens are attached.
Spacing markedSpacing(const Vocabulary& vocabulary);

} // namespace attentoscope
