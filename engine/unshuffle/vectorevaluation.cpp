// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectorevaluation.h"

#include "engine/model/evaluationmode.h"
#include "engine/types/wordlinks.h"
#include "engine/unshuffle/vectordecoder.h"

#include <array>
#include <limits>

namespace attentoscope {

namespace {

constexpr std::array shifts{-1, 0, 1};

/// Summed over the outputs.
double squaredError(VectorModel& model, const VectorPair& pair)
{
    const EvaluationMode mode(model.network());
    const auto inputs = withStart(pair.source.vectors);
    const auto known = withStart(pair.target.vectors); // each is the state of the next
    const auto count = known.size(0) - 1;
    const auto padding = torch::zeros({1, inputs.size(0)}, torch::kBool);
    const auto outputs = model.network().forward(known.narrow(0, 0, count), inputs, padding).vectors;
    return (outputs - known.narrow(0, 1, count)).square().mean(-1).sum().item<double>();
}

} // namespace

EvaluationReport evaluateVectors(VectorModel& model, const std::vector<VectorPair>& pairs,
    const std::vector<GoldAlignment>& gold, const std::function<void(double)>& progress, std::stop_token stop)
{
    EvaluationReport report;
    AlignmentErrorRate diagonal;
    std::array<AlignmentErrorRate, shifts.size()> attention;
    std::size_t right = 0;
    for (std::size_t line = 0; line < pairs.size() && !stop.stop_requested(); ++line) {
        const auto& pair = pairs[line];
        if (pair.source.vectors.empty())
            continue;
        const auto outputs = pair.target.vectors.size();
        ++report.sentences;
        report.targetTokens += outputs;
        report.loss += squaredError(model, pair);
        const auto decoded = decodeVectors(model, pair.source, 0, {}, stop);
        right += decoded.text == writeVectors(pair.target.vectors, pair.source.notation) ? 1 : 0;
        if (!gold.empty()) {
            const auto links = linksFromAttention(forceVectors(model, pair.source, pair.target.vectors));
            for (std::size_t which = 0; which < shifts.size(); ++which)
                attention[which].add(shifted(links, shifts[which], outputs), gold[line]);
            diagonal.add(diagonalAlignment(pair.source.vectors.size(), outputs), gold[line]);
        }
        if (progress)
            progress(static_cast<double>(line + 1) / static_cast<double>(pairs.size()));
    }
    report.loss /= static_cast<double>(std::max<std::size_t>(1, report.targetTokens));
    report.perplexity = std::numeric_limits<double>::quiet_NaN();
    report.exact = static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, report.sentences));
    if (gold.empty())
        return report;
    report.alignmentErrorRate = attention[1].value();
    report.diagonalErrorRate = diagonal.value();
    for (std::size_t which = 0; which < shifts.size(); ++which)
        report.shiftedErrorRates.push_back({shifts[which], attention[which].value()});
    return report;
}

} // namespace attentoscope
