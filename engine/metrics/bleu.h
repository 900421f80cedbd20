// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Corpus BLEU in 0–100 as sacreBLEU defines it with `tokenize=none` and exponential smoothing: words are what
/// white space separates, n-grams up to four, one reference a sentence. Papineni et al. 2002; Post 2018.
double bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references);

/// How many of these references have a 4-gram, which is four words.
std::size_t longEnoughForBleu(const std::vector<std::string>& references);

/// Whether BLEU can say which translations are better: there are two references or more, and half of them at least have
/// four words. A right translation of a shorter one has no 4-gram and counts for nothing, while long babble has some.
bool isBleuMeaningful(const std::vector<std::string>& references);

/// BLEU of one sentence in 0–100, as sacreBLEU's sentence_bleu computes it: with the same smoothing, and without the
/// orders that the translation is too short for.
double sentenceBleu(const std::string& hypothesis, const std::string& reference);

/// Corpus chrF in 0–100 (character n-grams up to six, β = 2, white space left out), as sacreBLEU defines chrF2.
/// Popović 2015.
double chrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references);

} // namespace attentoscope
