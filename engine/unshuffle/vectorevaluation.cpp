// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectorevaluation.h"

#include "engine/model/evaluationmode.h"
#include "engine/types/wordlinks.h"
#include "engine/unshuffle/vectordecoder.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>

namespace attentoscope {

namespace {

constexpr std::array shifts{-1, 0, 1};

/// The number of targets that the recipe leaves out.
std::size_t notAsked(const VectorModel& model)
{
    return static_cast<std::size_t>(model.firstTarget() - 1);
}

std::span<const NumberPair> askedFor(const VectorModel& model, const VectorPair& pair)
{
    const std::span<const NumberPair> targets = pair.target.vectors;
    return targets.subspan(std::min(targets.size(), notAsked(model)));
}

/// The squared error, summed over the recipe's targets.
double squaredError(VectorModel& model, const VectorPair& pair)
{
    const EvaluationMode mode(model.network());
    const auto inputs = withStart(pair.source.vectors);
    const auto known = withStart(askedFor(model, pair)); // each vector is the state for the next one
    const auto count = known.size(0) - 1;
    const auto padding = torch::zeros({1, inputs.size(0)}, torch::kBool);
    const auto outputs = model.network().forward(known.narrow(0, 0, count), inputs, padding).vectors;
    return (outputs - known.narrow(0, 1, count)).square().mean(-1).sum().item<double>();
}

bool isInOrder(VectorModel& model, const VectorPair& pair, std::stop_token stop)
{
    const auto decoded = decodeVectors(model, pair.source, 0, {}, stop).target;
    const auto isRight = [](NumberPair wanted, const Token& token) { return token.text == labelOf(wanted); };
    const auto asked = askedFor(model, pair);
    return decoded.size() == pair.target.vectors.size()
        && std::equal(asked.begin(), asked.end(), decoded.begin(), isRight);
}

/// The links of the targets from `first` on. In the result, `first` is target 0.
std::vector<AlignmentLink> linksFrom(std::size_t first, std::vector<AlignmentLink> links)
{
    std::erase_if(links, [first](const AlignmentLink& link) { return link.target < first; });
    for (auto& link : links)
        link.target -= static_cast<std::uint32_t>(first);
    return links;
}

/// Alignment error rates on the recipe's targets: for links from attention, and for the diagonal.
class VectorAlignments
{
public:
    void add(VectorModel& model, const VectorPair& pair, const GoldAlignment& gold)
    {
        const auto first = notAsked(model);
        const auto asked = askedFor(model, pair);
        const GoldAlignment wanted{linksFrom(first, gold.sure), linksFrom(first, gold.possible)};
        const auto links = linksFromAttention(forceVectors(model, pair.source, asked));
        for (std::size_t which = 0; which < shifts.size(); ++which)
            m_attention[which].add(shifted(links, shifts[which], asked.size()), wanted);
        const auto diagonal = diagonalAlignment(pair.source.vectors.size(), pair.target.vectors.size());
        m_diagonal.add(linksFrom(first, diagonal), wanted);
    }

    void report(EvaluationReport& report) const
    {
        report.alignmentErrorRate = m_attention[1].value();
        report.diagonalErrorRate = m_diagonal.value();
        for (std::size_t which = 0; which < shifts.size(); ++which)
            report.shiftedErrorRates.push_back({shifts[which], m_attention[which].value()});
    }

private:
    std::array<AlignmentErrorRate, shifts.size()> m_attention;
    AlignmentErrorRate m_diagonal;
};

} // namespace

EvaluationReport evaluateVectors(VectorModel& model, const std::vector<VectorPair>& pairs,
    const std::vector<GoldAlignment>& gold, const std::function<void(double)>& progress, std::stop_token stop)
{
    EvaluationReport report;
    VectorAlignments alignments;
    std::size_t right = 0;
    for (std::size_t line = 0; line < pairs.size() && !stop.stop_requested(); ++line) {
        const auto& pair = pairs[line];
        const auto outputs = askedFor(model, pair).size();
        if (outputs == 0)
            continue;
        ++report.sentences;
        report.targetTokens += outputs;
        report.loss += squaredError(model, pair);
        right += isInOrder(model, pair, stop) ? 1 : 0;
        if (!gold.empty())
            alignments.add(model, pair, gold[line]);
        if (progress)
            progress(static_cast<double>(line + 1) / static_cast<double>(pairs.size()));
    }
    report.loss /= static_cast<double>(std::max<std::size_t>(1, report.targetTokens));
    report.perplexity = std::numeric_limits<double>::quiet_NaN();
    report.exact = static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, report.sentences));
    if (!gold.empty())
        alignments.report(report);
    return report;
}

} // namespace attentoscope
