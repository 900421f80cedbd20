// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/pairedevaluation.h"

#include "engine/metrics/quotedscores.h"

#include <algorithm>
#include <optional>
#include <string>

namespace attentoscope {

namespace {

/// The first line that only one of the reports has; none if both have the same lines.
std::optional<std::size_t> lineOfOne(const EvaluationReport& one, const EvaluationReport& other)
{
    const auto [here, there] =
        std::ranges::mismatch(one.pairs, other.pairs, {}, &EvaluatedPair::line, &EvaluatedPair::line);
    if (here == one.pairs.end() && there == other.pairs.end())
        return std::nullopt;
    if (here == one.pairs.end())
        return there->line;
    return there == other.pairs.end() ? here->line : std::min(here->line, there->line);
}

} // namespace

Result<EvaluationReport> evaluateAgainst(LoadedModel& other, LoadedModel& model, const EvaluationRequest& request,
    const StatisticalAligner* statistics, const Progress& progress, std::stop_token stop)
{
    for (const auto* one : {&model, &other})
        if (one->configuration().task != Task::Sentences)
            return failure(ErrorCode::BadRun,
                "Two runs are compared by their translations, and one of them was trained to put vectors in order. "
                "Choose runs of sentence pairs.");
    const bool sameDirection = model.configuration().data.direction == other.configuration().data.direction;
    if (!sameDirection)
        return failure(ErrorCode::InvalidSetting,
            "The two runs translate in opposite directions, so their translations cannot be compared.");
    auto report = model.evaluate(request, statistics, partOf(progress, 0.0, 0.45), stop);
    if (!report)
        return report;
    EvaluationRequest others = request;
    others.byLength = false;
    others.goldFile.clear();
    others.switchedOff.clear();
    others.eachHeadOff = EachHeadOff::LeaveOut;
    const auto beside = other.evaluate(others, nullptr, partOf(progress, 0.45, 0.9), stop);
    if (!beside)
        return beside;
    if (const auto line = lineOfOne(*report, *beside); line && !stop.stop_requested())
        return failure(ErrorCode::BadData,
            Message("Line {} of \"{}\" is measured by only one of the two runs; the other leaves it out. Compare runs "
                    "with the same data settings, or take such lines out of the file.",
                std::to_string(*line), request.data.source));
    quoteAgainst(*report, *beside, partOf(progress, 0.9, 1.0), stop);
    return report;
}

} // namespace attentoscope
