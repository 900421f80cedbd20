// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/bleu.h"
#include "engine/metrics/characters.h"
#include "engine/metrics/scorecounts.h"

#include <cassert>

namespace attentoscope {

namespace {

std::u32string withoutWhiteSpace(const std::string& text)
{
    auto result = characters(text);
    std::erase_if(result, separatesWords);
    return result;
}

} // namespace

ScoreCounts chrfCounts(const std::string& translation, const std::string& reference)
{
    const auto ours = withoutWhiteSpace(translation);
    const auto theirs = withoutWhiteSpace(reference);
    ScoreCounts counts;
    for (std::size_t order = 1; order <= chrfOrders; ++order) {
        auto& sentence = counts[order - 1];
        sentence = countNgrams<char32_t>(ours, theirs, order);
        // A reference too short for this order cannot tell whether ours are right.
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
    constexpr double betaSquared = 4.0; // recall counts β = 2 times as much as precision
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
