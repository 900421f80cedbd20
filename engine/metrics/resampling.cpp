// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/resampling.h"

#include "engine/reproducible/numpyrandom.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

/// Calls `take` with the places of each sample.
template <typename Take>
void forEachSample(std::size_t sentences, const std::stop_token& stop, const Take& take)
{
    NumpyRandom random(resamplingSeed);
    std::vector<std::uint32_t> places(sentences);
    for (std::size_t sample = 0; sample < bootstrapSamples && !stop.stop_requested(); ++sample) {
        for (auto& place : places)
            place = random.below(static_cast<std::uint32_t>(sentences));
        take(places);
    }
}

ScoreCounts sampledFrom(std::span<const ScoreCounts> sentences, const std::vector<std::uint32_t>& places)
{
    ScoreCounts sum;
    for (const auto place : places)
        sum += sentences[place];
    return sum;
}

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// The trial that was measured counts as one of them, so that no p-value is zero. Where there is no difference, nothing
/// is significant; sacreBLEU calls a system that is compared with itself different, because no trial is beyond zero.
double shareBeyond(const std::vector<double>& differences, double real)
{
    if (real == 0.0)
        return 1.0;
    const auto beyond = std::ranges::count_if(differences, [real](double one) { return one > real; });
    return static_cast<double>(beyond + 1) / static_cast<double>(differences.size() + 1);
}

NgramCounts without(const NgramCounts& all, const NgramCounts& some)
{
    return {all.hypothesis - some.hypothesis, all.reference - some.reference, all.common - some.common};
}

} // namespace

BootstrapInterval bootstrapInterval(
    std::span<const ScoreCounts> sentences, ScoreOfCounts score, const std::stop_token& stop)
{
    std::vector<double> scores;
    if (!sentences.empty())
        forEachSample(sentences.size(), stop,
            [&](const std::vector<std::uint32_t>& places) { scores.push_back(score(sampledFrom(sentences, places))); });
    if (scores.empty())
        return {};
    std::ranges::sort(scores);
    const std::size_t left = scores.size() / 40;
    return {meanOf(scores), 0.5 * (scores[scores.size() - left - 1] - scores[left])};
}

double pairedBootstrap(std::span<const ScoreCounts> first, std::span<const ScoreCounts> second, ScoreOfCounts score,
    const std::stop_token& stop)
{
    assert(first.size() == second.size());
    std::vector<double> differences;
    if (!first.empty())
        forEachSample(first.size(), stop, [&](const std::vector<std::uint32_t>& places) {
            differences.push_back(std::abs(score(sampledFrom(first, places)) - score(sampledFrom(second, places))));
        });
    if (differences.empty())
        return 1.0;
    const double mean = meanOf(differences);
    for (auto& difference : differences)
        difference -= mean;
    return shareBeyond(differences, std::abs(score(totalOf(first)) - score(totalOf(second))));
}

double approximateRandomization(std::span<const ScoreCounts> first, std::span<const ScoreCounts> second,
    ScoreOfCounts score, const std::stop_token& stop)
{
    assert(first.size() == second.size());
    NumpyRandom random(resamplingSeed);
    auto both = totalOf(first);
    both += totalOf(second);
    std::vector<double> differences;
    for (std::size_t trial = 0; trial < randomizationTrials && !stop.stop_requested(); ++trial) {
        ScoreCounts one;
        for (std::size_t sentence = 0; sentence < first.size(); ++sentence)
            one += random.coin() ? first[sentence] : second[sentence];
        ScoreCounts other;
        for (std::size_t order = 0; order < both.size(); ++order)
            other[order] = without(both[order], one[order]);
        differences.push_back(std::abs(score(one) - score(other)));
    }
    return shareBeyond(differences, std::abs(score(totalOf(first)) - score(totalOf(second))));
}

} // namespace attentoscope
