// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/takenfacts.h"

#include "engine/lessons/conditions.h"
#include "engine/types/faithfulness.h"
#include "engine/types/mergedwords.h"
#include "engine/types/wordlinks.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

/// All links, shifted by some target words. Links that would leave the sentence are dropped.
std::vector<AlignmentLink> moved(const std::vector<AlignmentLink>& links, int places, std::size_t words)
{
    std::vector<AlignmentLink> result;
    for (const auto& link : links) {
        const auto target = static_cast<std::int64_t>(link.target) + places;
        if (target >= 0 && target < static_cast<std::int64_t>(words))
            result.push_back({link.source, static_cast<std::uint32_t>(target)});
    }
    return result;
}

std::optional<double> errorRate(std::span<const MeasuredSentence> sentences, int places)
{
    AlignmentCounts counts;
    bool hasGold = false;
    for (const auto& sentence : sentences) {
        if (!sentence.aligned || !sentence.aligned->gold || sentence.aligned->gold->kind != LinksKind::Gold
            || sentence.aligned->attention.isEmpty())
            continue;
        const auto links = linksFromAttention(*sentence.aligned);
        counts += countAlignment(moved(links, places, wordCount(sentence.aligned->target)), *sentence.aligned->gold);
        hasGold = true;
    }
    return hasGold ? std::optional(counts.errorRate()) : std::nullopt;
}

std::size_t sourceWords(const MeasuredSentence& sentence)
{
    const auto& text = sentence.text.source;
    return static_cast<std::size_t>(std::ranges::count(text, ' ')) + 1;
}

std::optional<double> meanBleu(std::span<const MeasuredSentence* const> sentences)
{
    if (sentences.empty())
        return std::nullopt;
    const double sum = std::accumulate(sentences.begin(), sentences.end(), 0.0,
        [](double total, const MeasuredSentence* sentence) { return total + *sentence->bleu; });
    return sum / static_cast<double>(sentences.size());
}

void takeBleuByLength(LessonEvaluation& evaluation, std::span<const MeasuredSentence> sentences)
{
    std::vector<const MeasuredSentence*> measured;
    for (const auto& sentence : sentences)
        if (sentence.bleu)
            measured.push_back(&sentence);
    if (measured.empty())
        return;
    std::ranges::stable_sort(measured, {}, [](const auto* sentence) { return sourceWords(*sentence); });
    const auto median = sourceWords(*measured[(measured.size() - 1) / 2]);
    const auto longer = std::ranges::partition_point(
        measured, [median](const auto* sentence) { return sourceWords(*sentence) <= median; });
    evaluation.bleuShort = meanBleu({measured.begin(), longer});
    evaluation.bleuLong = meanBleu({longer, measured.end()});
}

bool haveSameTexts(const std::vector<Token>& one, const std::vector<Token>& other)
{
    return std::ranges::equal(one, other, {}, &Token::text, &Token::text);
}

bool isOf(const LessonPicture& picture, const LessonScores& scores)
{
    const auto row = scores.cell.row;
    return haveSameTexts(picture.source, scores.columns) && row < picture.target.size()
        && picture.target[row].text == scores.row.text;
}

void takeHeads(LessonFacts& facts, SharedHeadReport heads)
{
    facts.run.headReport = std::move(heads);
}

void takeStep(LessonFacts& facts, const StepReport& step)
{
    auto& run = facts.run;
    run.step = step.step;
    run.epoch = step.epoch;
    run.seconds = step.seconds;
    run.rate = step.learningRate;
    auto& losses = run.recentLosses;
    losses.push_back(step.loss);
    if (losses.size() > recentLossCount)
        losses.erase(losses.begin());
    run.loss = std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size());
}

void takeValidation(LessonFacts& facts, const ValidationReport& validation)
{
    if (validation.isDiscarded())
        return;
    facts.run.validationLoss = validation.loss;
    facts.run.validationBleu = validation.bleu;
    facts.run.validationPerplexity = validation.perplexity;
    if (validation.heads)
        takeHeads(facts, validation.heads);
}

} // namespace

void takeRun(LessonFacts& facts, const RunDescription& run)
{
    facts.run = {};
    facts.evaluation.reset();
    facts.events.isEvaluated = false;
    facts.off.clear();
    facts.dissected.reset();
    facts.erasure.reset();
    facts.picture.head.reset();
    auto& taken = facts.run;
    taken.state = run.past ? LessonTraining::Ended : LessonTraining::Paused;
    taken.preset = run.configuration.preset;
    taken.settings = run.values;
    taken.step = run.step;
    taken.epoch = run.epoch;
    taken.seconds = run.seconds;
    taken.pairs = static_cast<std::int64_t>(run.trainingPairs);
    taken.weights = run.parameters;
    for (const auto& step : run.history->steps)
        takeStep(facts, step);
    for (const auto& validation : run.history->validations)
        takeValidation(facts, validation);
    if (run.opened) {
        taken.openedFolder = run.folder;
        facts.events.isOpened = true;
    }
    if (!run.history->heads.empty())
        takeHeads(facts, run.history->heads.back());
}

void takeChange(LessonFacts& facts, const ChangeReport& change)
{
    const auto setting = std::ranges::find(facts.run.settings, change.key, &KeyValue::key);
    if (setting != facts.run.settings.end())
        setting->value = textOf(LessonNumber{change.value});
}

void takeReports(LessonFacts& facts, const TrainingReports& reports)
{
    for (const auto& step : reports.steps)
        takeStep(facts, step);
    for (const auto& validation : reports.validations)
        takeValidation(facts, validation);
    for (const auto& change : reports.changes)
        takeChange(facts, change);
    facts.run.fraction = reports.progress.fraction;
    auto& events = facts.events;
    events.isValidated = events.isValidated || !reports.validations.empty();
    if (!reports.steps.empty() && facts.evaluation && reports.steps.back().step > facts.evaluation->step)
        events.isEvaluated = false;
}

void takePicture(LessonFacts& facts, const Translation& translation, const std::optional<AttentionHead>& head)
{
    auto& picture = facts.picture;
    const auto map = head ? std::ranges::find(translation.heads, *head, &HeadMap::id) : translation.heads.end();
    picture.head = map == translation.heads.end() ? std::nullopt : head;
    picture.attention = picture.head ? map->attention : translation.attention;
    picture.target = picture.head && head->kind == HeadKind::Encoder ? translation.source : translation.target;
    picture.source = translation.source;
    // Columns are the tokens that were read; the start token is the first.
    if (picture.head && head->kind == HeadKind::Decoder) {
        picture.source = translation.target;
        picture.source.insert(picture.source.begin(), Token{.text = "<sos>", .special = true});
        picture.source.resize(std::min(picture.source.size(), picture.attention.columns));
    }
    picture.probabilities = translation.probabilities;
    picture.text = translation.text;
    picture.step = translation.step;
    picture.pinned.clear();
    picture.forcedRows.clear();
    for (std::size_t row = 0; row < translation.choices.size(); ++row)
        if (translation.choices[row].forcedColumn)
            picture.forcedRows.push_back(row);
}

bool isAtLimit(const LessonFacts& facts)
{
    return facts.run.fraction >= 1.0;
}

void takeForced(LessonFacts& facts, const LessonPicture& before)
{
    const auto& now = facts.picture;
    facts.forcedDifference.reset();
    if (now.attention.isEmpty() || before.attention.isEmpty() || now.attention.columns != before.attention.columns)
        return;
    const bool hasSameRows = now.attention.rows == before.attention.rows;
    double largest = hasSameRows ? 0.0 : 1.0;
    for (std::size_t row = 0; row < std::min(now.attention.rows, before.attention.rows); ++row) {
        if (std::ranges::find(now.forcedRows, row) != now.forcedRows.end())
            continue;
        for (std::size_t column = 0; column < now.attention.columns; ++column)
            largest =
                std::max<double>(largest, std::abs(now.attention.at(row, column) - before.attention.at(row, column)));
    }
    facts.forcedDifference = largest;
}

void takeErasure(LessonFacts& facts, const Erasure& erasure)
{
    if (!erasesWords(erasure.disturbance))
        return;
    facts.erasure = LessonErasure{
        erasure.words.target, erasure.disturbed, erasure.change, agreementOf(erasure, erasure.words.attention).tau()};
    facts.events.isErased = true;
}

void takeDissection(LessonFacts& facts, const Dissection& dissection)
{
    facts.dissected = LessonScores{{dissection.row, dissection.column}, dissection.arithmetic.scores,
        dissection.columnTokens, dissection.rowToken};
    facts.events.isDissected = true;
}

void dropOfOtherWords(LessonFacts& facts, const Translation& shown)
{
    const auto areWords = [](const std::vector<Token>& words, const std::vector<Token>& tokens) {
        return haveSameTexts(words, wordsOf(tokens, wordBegins(tokens)));
    };
    const auto& erasure = facts.erasure;
    if (erasure && !(areWords(erasure->source, shown.source) && areWords(erasure->target, shown.target))) {
        facts.erasure.reset();
        facts.events.isErased = false;
    }
    if (facts.dissected && !isOf(facts.picture, *facts.dissected))
        facts.dissected.reset();
}

std::optional<double> largestDifference(const AttentionMap& first, const AttentionMap& second)
{
    if (first.isEmpty() || second.isEmpty() || first.rows != second.rows || first.columns != second.columns)
        return std::nullopt;
    double largest = 0.0;
    for (std::size_t place = 0; place < first.weights->size(); ++place)
        largest = std::max(largest, std::abs(static_cast<double>((*first.weights)[place] - (*second.weights)[place])));
    return largest;
}

void takeComparison(
    LessonFacts& facts, const Comparison& comparison, const std::string& first, const std::string& second)
{
    facts.events.compared.emplace_back(first, second);
    facts.comparedDifference =
        largestDifference(comparison.first.translation.attention, comparison.second.translation.attention);
}

void takeEvaluation(LessonFacts& facts, std::span<const MeasuredSentence> sentences, const MeasuredSentences& last)
{
    const bool areSomeOff = !last.switchedOff.empty();
    auto whole = last.whole.value_or(SentenceTotals{last.bleu, last.loss});
    if (!last.whole && areSomeOff && facts.evaluation) // measured when heads were first switched off
        whole = {facts.evaluation->bleu, facts.evaluation->loss};
    LessonEvaluation evaluation{.step = last.step, .loss = whole.loss.value_or(0.0), .bleu = whole.bleu.value_or(0.0)};
    evaluation.off = last.switchedOff;
    if (areSomeOff) {
        evaluation.offLoss = last.loss;
        evaluation.offBleu = last.bleu;
    }
    takeBleuByLength(evaluation, sentences);
    evaluation.errorRate = errorRate(sentences, 0);
    evaluation.errorRateEarlier = errorRate(sentences, -1);
    evaluation.errorRateLater = errorRate(sentences, 1);
    evaluation.errorRateOfStatistics = last.statisticsErrorRate;
    facts.evaluation = evaluation;
    if (last.heads)
        takeHeads(facts, last.heads);
    facts.events.isEvaluated = true;
}

} // namespace attentoscope
