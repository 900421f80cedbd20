// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Corpus BLEU in 0–100 as sacreBLEU defines it with `tokenize=none` and exponential smoothing: words between white
/// space, n-grams up to four, one reference for each sentence. Papineni et al. 2002; Post 2018.
double bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references);

/// Counts the references with a 4-gram, that is, with four words.
std::size_t longEnoughForBleu(const std::vector<std::string>& references);

/// Whether BLEU shows which translations are better. There must be at least two references, and at least half of them
/// must have four words. A right translation of a shorter reference has no 4-gram and counts nothing, while a long
/// wrong one may have some.
bool isBleuMeaningful(const std::vector<std::string>& references);

/// BLEU of one sentence in 0–100, as sacreBLEU's sentence_bleu computes it: with the same smoothing, but without orders
/// that are longer than the translation.
double sentenceBleu(const std::string& hypothesis, const std::string& reference);

/// Corpus chrF in 0–100 (character n-grams up to six, β = 2, white space left out), as sacreBLEU defines chrF2.
/// Popović 2015.
double chrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references);

// Parts of the scores, for callers that need the counts of each sentence.

/// The characters of UTF-8 text. A byte that is not UTF-8 becomes one separate character, so that damaged text has a
/// score too.
std::u32string characters(std::string_view text);

/// Whether it is Unicode white space or one of the four information separators, as in Python's str.split.
bool separatesWords(char32_t character);

/// The words between white space, as views of the text.
std::vector<std::u32string_view> whiteSpaceWords(std::u32string_view text);

/// How many n-grams of one order two sentences have, and how many they share. An n-gram that occurs a times in one and
/// b times in the other is shared min(a, b) times.
struct NgramCounts
{
    std::size_t hypothesis = 0;
    std::size_t reference = 0;
    std::size_t common = 0;

    NgramCounts& operator+=(const NgramCounts& other)
    {
        hypothesis += other.hypothesis;
        reference += other.reference;
        common += other.common;
        return *this;
    }
};

template <typename Unit>
NgramCounts countNgrams(std::span<const Unit> hypothesis, std::span<const Unit> reference, std::size_t order)
{
    using Ngram = std::span<const Unit>;
    const auto before = [](const Ngram& one, const Ngram& other) {
        return std::ranges::lexicographical_compare(one, other);
    };
    const auto sorted = [&](std::span<const Unit> units) {
        std::vector<Ngram> ngrams;
        for (std::size_t at = 0; at + order <= units.size(); ++at)
            ngrams.push_back(units.subspan(at, order));
        std::ranges::sort(ngrams, before);
        return ngrams;
    };
    const auto ours = sorted(hypothesis);
    const auto theirs = sorted(reference);
    std::vector<Ngram> common;
    std::ranges::set_intersection(ours, theirs, std::back_inserter(common), before);
    return {ours.size(), theirs.size(), common.size()};
}

constexpr std::size_t bleuOrders = 4;
constexpr std::size_t chrfOrders = 6;

/// The n-grams of a sentence by order, from one on. This is all that a corpus score needs: the counts of a corpus are
/// the sums over its sentences. BLEU leaves the last two orders empty.
using ScoreCounts = std::array<NgramCounts, chrfOrders>;

inline ScoreCounts& operator+=(ScoreCounts& sum, const ScoreCounts& more)
{
    for (std::size_t order = 0; order < sum.size(); ++order)
        sum[order] += more[order];
    return sum;
}

inline ScoreCounts totalOf(std::span<const ScoreCounts> sentences)
{
    ScoreCounts sum;
    for (const auto& sentence : sentences)
        sum += sentence;
    return sum;
}

/// Computes a score from counts, 0–100.
using ScoreOfCounts = double (*)(const ScoreCounts&);

/// Counts n-grams of words between white space.
ScoreCounts bleuCounts(const std::string& translation, const std::string& reference);
double bleuOf(const ScoreCounts& counts);
std::vector<double> bleuPrecisions(const ScoreCounts& counts); ///< in percent, smoothed; all are 0 if nothing matches
double brevityPenalty(const ScoreCounts& counts); ///< below 1 if translations are shorter than references

/// Counts n-grams of characters, without white space.
ScoreCounts chrfCounts(const std::string& translation, const std::string& reference);
double chrfOf(const ScoreCounts& counts);

} // namespace attentoscope
