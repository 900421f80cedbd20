// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/bleu.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace attentoscope {

namespace {

/// How an order without any n-grams counts: with a precision of zero, or not at all.
enum class MissingOrders : std::uint8_t { Zero, LeftOut };

double scoreOf(const ScoreCounts& counts, MissingOrders missing)
{
    if (counts[0].common == 0)
        return 0.0;
    double logarithms = 0.0;
    std::size_t orders = 0;
    for (const double precision : bleuPrecisions(counts)) {
        // Zero means that no sentence is long enough for this order.
        if (precision == 0.0 && missing == MissingOrders::Zero)
            return 0.0;
        if (precision == 0.0)
            break;
        logarithms += std::log(precision);
        ++orders;
    }
    return brevityPenalty(counts) * std::exp(logarithms / static_cast<double>(orders));
}

std::u32string withoutWhiteSpace(const std::string& text)
{
    auto result = characters(text);
    std::erase_if(result, separatesWords);
    return result;
}

} // namespace

std::u32string characters(std::string_view text)
{
    constexpr char32_t damaged = 0xDC00; // a value that is not a character
    std::u32string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto [character, bytes] = firstCharacter(text);
        result += character == noCharacter ? damaged + static_cast<unsigned char>(text.front()) : character;
        text.remove_prefix(bytes);
    }
    return result;
}

bool separatesWords(char32_t character)
{
    return (character >= 0x1C && character <= 0x1F) || isWhiteSpace(character);
}

std::vector<std::u32string_view> whiteSpaceWords(std::u32string_view text)
{
    std::vector<std::u32string_view> words;
    auto at = text.begin();
    while ((at = std::find_if_not(at, text.end(), separatesWords)) != text.end()) {
        const auto end = std::find_if(at, text.end(), separatesWords);
        words.emplace_back(at, end);
        at = end;
    }
    return words;
}

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

ScoreCounts chrfCounts(const std::string& translation, const std::string& reference)
{
    const auto ours = withoutWhiteSpace(translation);
    const auto theirs = withoutWhiteSpace(reference);
    ScoreCounts counts;
    for (std::size_t order = 1; order <= chrfOrders; ++order) {
        auto& sentence = counts[order - 1];
        sentence = countNgrams<char32_t>(ours, theirs, order);
        // If the reference is too short for this order, the translation's n-grams do not count.
        if (sentence.reference == 0)
            sentence.hypothesis = 0;
    }
    return counts;
}

double chrfOf(const ScoreCounts& counts)
{
    double precision = 0.0;
    double recall = 0.0;
    double orders = 0.0;
    for (const auto& order : counts) {
        if (order.hypothesis == 0 || order.reference == 0)
            continue;
        precision += static_cast<double>(order.common) / static_cast<double>(order.hypothesis);
        recall += static_cast<double>(order.common) / static_cast<double>(order.reference);
        orders += 1.0;
    }
    if (precision + recall == 0.0)
        return 0.0;
    precision /= orders;
    recall /= orders;
    constexpr double betaSquared = 4.0; // β = 2: recall counts twice as much as precision
    return 100.0 * (1.0 + betaSquared) * precision * recall / (betaSquared * precision + recall);
}

double chrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references)
{
    assert(hypotheses.size() == references.size());
    ScoreCounts counts;
    for (std::size_t sentence = 0; sentence < hypotheses.size(); ++sentence)
        counts += chrfCounts(hypotheses[sentence], references[sentence]);
    return chrfOf(counts);
}

} // namespace attentoscope
