// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/bleu.h"

#include "engine/metrics/characters.h"
#include "engine/metrics/ngrams.h"

#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace attentoscope {

namespace {

constexpr std::size_t wordOrder = 4;
using BleuCounts = std::array<NgramCounts, wordOrder>;

void addWords(BleuCounts& counts, const std::string& hypothesis, const std::string& reference)
{
    const auto ourText = characters(hypothesis);
    const auto theirText = characters(reference);
    const auto ours = whiteSpaceWords(ourText);
    const auto theirs = whiteSpaceWords(theirText);
    for (std::size_t order = 1; order <= wordOrder; ++order)
        counts[order - 1] += countNgrams<std::u32string_view>(ours, theirs, order);
}

/// Punishes translations that are shorter than their references, taken together.
double brevityPenalty(std::size_t words, std::size_t referenceWords)
{
    if (words >= referenceWords)
        return 1.0;
    return words == 0 ? 0.0 : std::exp(1.0 - static_cast<double>(referenceWords) / static_cast<double>(words));
}

/// What becomes of orders for which there is no n-gram: their precision is zero, or they do not count.
enum class MissingOrders : std::uint8_t { Zero, LeftOut };

double scoreOf(const BleuCounts& counts, MissingOrders missing)
{
    if (counts[0].common == 0)
        return 0.0;
    double logarithms = 0.0;
    double smoothing = 1.0;
    std::size_t orders = 0;
    for (const auto& order : counts) {
        // No sentence is long enough for this order.
        if (order.hypothesis == 0 && missing == MissingOrders::Zero)
            return 0.0;
        if (order.hypothesis == 0)
            break;
        auto matches = static_cast<double>(order.common);
        if (order.common == 0)
            matches = 1.0 / (smoothing *= 2.0);
        logarithms += std::log(matches / static_cast<double>(order.hypothesis));
        ++orders;
    }
    return 100.0 * brevityPenalty(counts[0].hypothesis, counts[0].reference)
        * std::exp(logarithms / static_cast<double>(orders));
}

} // namespace

double bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references)
{
    assert(hypotheses.size() == references.size());
    BleuCounts counts;
    for (std::size_t sentence = 0; sentence < hypotheses.size(); ++sentence)
        addWords(counts, hypotheses[sentence], references[sentence]);
    return scoreOf(counts, MissingOrders::Zero);
}

double sentenceBleu(const std::string& hypothesis, const std::string& reference)
{
    BleuCounts counts;
    addWords(counts, hypothesis, reference);
    return scoreOf(counts, MissingOrders::LeftOut);
}

} // namespace attentoscope
