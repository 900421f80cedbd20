// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/bleu.h"

#include "engine/metrics/characters.h"
#include "engine/metrics/scorecounts.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace attentoscope {

namespace {

/// What becomes of orders for which there is no n-gram: their precision is zero, or they do not count.
enum class MissingOrders : std::uint8_t { Zero, LeftOut };

double scoreOf(const ScoreCounts& counts, MissingOrders missing)
{
    if (counts[0].common == 0)
        return 0.0;
    double logarithms = 0.0;
    std::size_t orders = 0;
    for (const double precision : bleuPrecisions(counts)) {
        // No sentence is long enough for this order.
        if (precision == 0.0 && missing == MissingOrders::Zero)
            return 0.0;
        if (precision == 0.0)
            break;
        logarithms += std::log(precision);
        ++orders;
    }
    return brevityPenalty(counts) * std::exp(logarithms / static_cast<double>(orders));
}

} // namespace

ScoreCounts bleuCounts(const std::string& translation, const std::string& reference)
{
    const auto ourText = characters(translation);
    const auto theirText = characters(reference);
    const auto ours = whiteSpaceWords(ourText);
    const auto theirs = whiteSpaceWords(theirText);
    ScoreCounts counts;
    for (std::size_t order = 1; order <= bleuOrders; ++order)
        counts[order - 1] = countNgrams<std::u32string_view>(ours, theirs, order);
    return counts;
}

std::vector<double> bleuPrecisions(const ScoreCounts& counts)
{
    std::vector<double> precisions(bleuOrders, 0.0);
    double smoothing = 1.0;
    for (std::size_t order = 0; order < bleuOrders && counts[0].common > 0 && counts[order].hypothesis > 0; ++order) {
        auto matches = static_cast<double>(counts[order].common);
        if (counts[order].common == 0)
            matches = 1.0 / (smoothing *= 2.0);
        precisions[order] = 100.0 * matches / static_cast<double>(counts[order].hypothesis);
    }
    return precisions;
}

double brevityPenalty(const ScoreCounts& counts)
{
    const auto words = counts[0].hypothesis;
    const auto referenceWords = counts[0].reference;
    if (words >= referenceWords)
        return 1.0;
    return words == 0 ? 0.0 : std::exp(1.0 - static_cast<double>(referenceWords) / static_cast<double>(words));
}

double bleuOf(const ScoreCounts& counts)
{
    return scoreOf(counts, MissingOrders::Zero);
}

double bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references)
{
    assert(hypotheses.size() == references.size());
    ScoreCounts counts;
    for (std::size_t sentence = 0; sentence < hypotheses.size(); ++sentence)
        counts += bleuCounts(hypotheses[sentence], references[sentence]);
    return bleuOf(counts);
}

std::size_t longEnoughForBleu(const std::vector<std::string>& references)
{
    return static_cast<std::size_t>(std::ranges::count_if(references, [](const std::string& reference) {
        const auto text = characters(reference);
        return whiteSpaceWords(text).size() >= bleuOrders;
    }));
}

bool isBleuMeaningful(const std::vector<std::string>& references)
{
    return references.size() > 1 && 2 * longEnoughForBleu(references) >= references.size();
}

double sentenceBleu(const std::string& hypothesis, const std::string& reference)
{
    return scoreOf(bleuCounts(hypothesis, reference), MissingOrders::LeftOut);
}

} // namespace attentoscope
