// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/bleu.h"
#include "engine/metrics/characters.h"
#include "engine/metrics/ngrams.h"

#include <array>
#include <cassert>

namespace attentoscope {

namespace {

constexpr std::size_t characterOrder = 6;
using ChrfCounts = std::array<NgramCounts, characterOrder>;

std::u32string withoutWhiteSpace(const std::string& text)
{
    auto result = characters(text);
    std::erase_if(result, separatesWords);
    return result;
}

void addCharacters(ChrfCounts& counts, const std::string& hypothesis, const std::string& reference)
{
    const auto ours = withoutWhiteSpace(hypothesis);
    const auto theirs = withoutWhiteSpace(reference);
    for (std::size_t order = 1; order <= characterOrder; ++order) {
        auto sentence = countNgrams<char32_t>(ours, theirs, order);
        // A reference too short for this order cannot tell whether ours are right.
        if (sentence.reference == 0)
            sentence.hypothesis = 0;
        counts[order - 1] += sentence;
    }
}

} // namespace

double chrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references)
{
    assert(hypotheses.size() == references.size());
    ChrfCounts counts;
    for (std::size_t sentence = 0; sentence < hypotheses.size(); ++sentence)
        addCharacters(counts, hypotheses[sentence], references[sentence]);

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

} // namespace attentoscope
