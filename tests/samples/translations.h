// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/translation.h"

#include <memory>
#include <string>
#include <vector>

/// Small translations with their attention, as the engine would send them.
namespace attentoscope::tests {

/// Words parted by spaces. "<unk>" is unknown, other words in angle brackets are markers.
std::vector<Token> tokensOf(const std::string& sentence);
AttentionMap mapOf(std::size_t rows, std::size_t columns, std::vector<float> weights);

/// A translation with these weights, row by row. Its text is the target without markers.
Translation translationWith(const std::string& source, const std::string& target, std::vector<float> weights);
/// The weights of each row are on its own place.
Translation sampleTranslation(const std::string& source, const std::string& target);
/// Row r, column c has the weight (r + 1) · (c + 1) / 100 + `more`.
Translation weighed(const std::string& source, const std::string& target, float more = 0.0F);
/// Soft attention near the diagonal, and a little noise that depends on the place only.
Translation softDiagonal(const std::string& source, const std::string& target);

/// The same with heads of all three kinds; rows sum to one. From the first on: to the word before, to the same place,
/// to the last place, spread out; then again.
Translation withSampleHeads(Translation translation, int layers, int heads);

struct HeadShape
{
    int layers = 2; ///< of the encoder, and of the decoder
    int heads = 4; ///< of a layer, of each kind
};
/// A translation of so many tokens, end tokens included, with heads whose rows sum to one. Beyond its diagonal a
/// decoder's head has no weight.
Translation translationWithHeads(
    std::size_t sourceTokens, std::size_t targetTokens, const HeadShape& shape = {}, unsigned seed = 1);

/// Sentences that end with "<eos>" on both sides, with soft attention.
Translation sampleOf(std::size_t words);
Translation chineseSample();
Translation arabicSample();
Translation longWordSample();
Translation unknownWordSample();

/// A beam of two over two source words: "p q", which is best, "p r", and "s", which was given up.
///   p ─ r ─ <eos>     second
///   │ └ q ─ <eos>     best
///   s
std::shared_ptr<const Beam> sampleBeam();

Comparison comparisonOf(const Translation& first, const Translation& second);

} // namespace attentoscope::tests
