// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/translation.h"

#include <memory>
#include <string>
#include <vector>

/// Small translations with their attention, as the engine sends them.
namespace attentoscope::tests {

/// The tokens of words that spaces separate. "<unk>" is unknown, other words in angle brackets are markers.
std::vector<Token> tokensOf(const std::string& sentence);
AttentionMap mapOf(std::size_t rows, std::size_t columns, std::vector<float> weights);

/// A translation with these weights, row by row. Its text is the target without markers.
Translation translationWith(const std::string& source, const std::string& target, std::vector<float> weights);
/// A translation in which each row has most of its weight at its own place.
Translation sampleTranslation(const std::string& source, const std::string& target);
/// Row r, column c has the weight (r + 1) · (c + 1) / 100 + `more`.
Translation weighed(const std::string& source, const std::string& target, float more = 0.0F);
/// Soft attention near the diagonal, with a little noise. The noise depends only on the place.
Translation softDiagonal(const std::string& source, const std::string& target);

/// Adds heads of all three kinds, whose rows sum to one. The heads attend in turn to the previous word, the same place,
/// the last place, and to all words.
Translation withSampleHeads(Translation translation, int layers, int heads);

struct HeadShape
{
    int layers = 2; ///< number of layers of the encoder, and also of the decoder
    int heads = 4; ///< number of heads of each kind in a layer
};
/// A translation with these numbers of tokens, end tokens included. The rows of its heads sum to one. A decoder head
/// has no weight beyond its diagonal.
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
