// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/scorecounts.h"

#include <span>
#include <stop_token>

namespace attentoscope {

constexpr std::uint32_t resamplingSeed = 12345; ///< sacreBLEU's
constexpr std::size_t bootstrapSamples = 1000;
constexpr std::size_t randomizationTrials = 10'000;

struct BootstrapInterval
{
    double mean = 0.0;
    double halfWidth = 0.0; ///< half of the distance between the 2.5th and the 97.5th percentile
};

/// The score of many samples of the sentences, each as many as there are, drawn with replacement. Koehn 2004. Numbers
/// are those of sacreBLEU, with its seed. Once `stop` is set the result means nothing, here and below.
BootstrapInterval bootstrapInterval(
    std::span<const ScoreCounts> sentences, ScoreOfCounts score, const std::stop_token& stop);

/// p-value of the difference of two systems on the same sentences, by paired bootstrap resampling: how often the size
/// of the samples' difference exceeds the mean of these sizes by more than the size of the real difference. It is about
/// half of a two-sided p-value. As sacreBLEU's paired-bs.
double pairedBootstrap(std::span<const ScoreCounts> first, std::span<const ScoreCounts> second, ScoreOfCounts score,
    const std::stop_token& stop);

/// A two-sided p-value by approximate randomisation: how often the difference is larger when each sentence's
/// translations are exchanged or not by a coin. Riezler and Maxwell 2005. As sacreBLEU's paired-ar.
double approximateRandomization(std::span<const ScoreCounts> first, std::span<const ScoreCounts> second,
    ScoreOfCounts score, const std::stop_token& stop);

} // namespace attentoscope
