// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/headstudies.h"

#include "engine/evaluation/evaluator.h"
#include "engine/evaluation/manysentences.h"
#include "engine/metrics/patternsums.h"
#include "engine/model/switchedoff.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>
#include <span>

namespace attentoscope {

namespace {

std::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, "Stopped.");
}

/// Sorted as in the file. So if all sentences are drawn, the batches are those of an evaluation of the file.
Result<std::vector<std::size_t>> sampleOf(
    const TranslationModel& model, const TextPairs& pairs, const SentenceSample& sample)
{
    auto drawn = drawnPairs(model, pairs, 1, sample.sentences, sample.seed);
    if (drawn.empty())
        return failure(ErrorCode::BadData,
            "There is no sentence that the model can read. Load pairs with a validation set, or give other pairs.");
    std::ranges::sort(drawn);
    return drawn;
}

TextPairs only(const TextPairs& pairs, std::span<const std::size_t> indices)
{
    TextPairs some;
    for (const auto pair : indices) {
        some.encoded.source.add(pairs.encoded.source[pair]);
        some.encoded.target.add(pairs.encoded.target[pair]);
        some.text.push_back(pairs.text[pair]);
        some.lines.push_back(pairs.lines[pair]);
    }
    some.lineCount = pairs.lineCount;
    return some;
}

Result<HeadTrial> trialOf(TranslationModel& model, const TextPairs& pairs, std::vector<AttentionHead> off,
    const std::optional<AttentionHead>& head, const std::stop_token& stop)
{
    if (head)
        off.push_back(*head);
    const auto without = SwitchedOff::of(model, off);
    if (!without)
        return std::unexpected(without.error());
    const auto totals = totalsOf(model, pairs, EvaluationRequest{}, {}, stop);
    if (stop.stop_requested())
        return stopped();
    return HeadTrial{head, totals.bleu.value_or(0.0), totals.loss};
}

} // namespace

Result<HeadPatterns> measurePatterns(TranslationModel& model, const TextPairs& pairs, const PatternsRequest& request,
    const Progress& progress, const std::stop_token& stop)
{
    if (rowSumOf(model.configuration().model) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention that could be measured. Open a run with another preset.");
    const auto sampled = sampleOf(model, pairs, request.sample);
    if (!sampled)
        return std::unexpected(sampled.error());
    HeadPatterns patterns{
        .step = model.step, .first = request.first, .total = sampled->size(), .likeness = {}, .averages = {}};
    constexpr std::size_t atOnce = 20; // the heads of this many sentences fit into memory
    const auto first = std::min(request.first, sampled->size());
    const auto asked = std::span(*sampled).subspan(first, std::min(request.count, sampled->size() - first));
    for (std::size_t begin = 0; begin < asked.size(); begin += atOnce) {
        std::vector<PreparedSentence> sources;
        for (const auto pair : asked.subspan(begin, std::min(atOnce, asked.size() - begin)))
            sources.push_back(
                preparedSide(model.sourcePipeline(), pairs.text[pair].source, pairs.encoded.source[pair]));
        const auto translations = translateSentences(model, sources, {.heads = HeadsAnswer::All}, {}, stop);
        if (stop.stop_requested())
            return stopped();
        for (const auto& translation : translations)
            addSentence(patterns, translation);
        if (progress)
            progress(static_cast<double>(begin + sources.size()) / static_cast<double>(asked.size()));
    }
    return patterns;
}

Result<HeadTrials> tryWithoutHeads(TranslationModel& model, const TextPairs& pairs, const HeadTrialsRequest& request,
    const Progress& progress, const std::stop_token& stop)
{
    if (allHeads(model.configuration().model).empty())
        return std::unexpected(noHeadsToSwitchOff());
    const auto sampled = sampleOf(model, pairs, request.sample);
    if (!sampled)
        return std::unexpected(sampled.error());
    const auto drawn = only(pairs, *sampled);
    HeadTrials answer{.step = model.step, .sentences = drawn.text.size(), .trials = {}};
    std::vector<std::optional<AttentionHead>> heads(request.tried.begin(), request.tried.end());
    if (heads.empty())
        heads.emplace_back();
    for (const auto& head : heads) {
        const auto trial = trialOf(model, drawn, request.switchedOff, head, stop);
        if (!trial)
            return std::unexpected(trial.error());
        answer.trials.push_back(*trial);
        if (progress)
            progress(static_cast<double>(answer.trials.size()) / static_cast<double>(heads.size()));
    }
    return answer;
}

} // namespace attentoscope
