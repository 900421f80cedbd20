// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/ngrams.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace attentoscope {

constexpr std::size_t bleuOrders = 4;
constexpr std::size_t chrfOrders = 6;

/// The n-grams of a sentence by their order, from one on, all that a score of a corpus needs of it. The counts of a
/// corpus are the sums of those of its sentences. BLEU leaves the last two orders empty.
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

/// What a score makes of counts, 0–100.
using ScoreOfCounts = double (*)(const ScoreCounts&);

/// Of words, which are what white space separates.
ScoreCounts bleuCounts(const std::string& translation, const std::string& reference);
double bleuOf(const ScoreCounts& counts);
std::vector<double> bleuPrecisions(const ScoreCounts& counts); ///< in percent, smoothed; all 0 without a match
double brevityPenalty(const ScoreCounts& counts); ///< below 1 where translations are shorter than references

/// Of characters, white space left out.
ScoreCounts chrfCounts(const std::string& translation, const std::string& reference);
double chrfOf(const ScoreCounts& counts);

} // namespace attentoscope
