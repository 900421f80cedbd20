// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/factvalues.h"

#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/picturevalues.h"
#include "engine/types/headtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

using Number = std::optional<double>;
using Words = std::vector<std::string>;

template <typename Value>
Number numberFrom(const std::optional<Value>& value)
{
    return value ? Number(static_cast<double>(*value)) : std::nullopt;
}

template <typename Value>
bool has(const std::vector<Value>& values, const Value& value)
{
    return std::ranges::find(values, value) != values.end();
}

bool hasRun(const LessonFacts& facts)
{
    return facts.run.state != LessonTraining::None;
}

Number runNumber(LessonValue value, const LessonRunFacts& run)
{
    switch (value) {
    case LessonValue::Step:
        return static_cast<double>(run.step);
    case LessonValue::Epoch:
        return run.epoch;
    case LessonValue::Seconds:
        return run.seconds;
    case LessonValue::Loss:
        return run.loss;
    case LessonValue::Rate:
        return run.rate;
    case LessonValue::Weights:
        return numberFrom(run.weights);
    case LessonValue::ValidationLoss:
        return run.validationLoss;
    case LessonValue::ValidationBleu:
        return run.validationBleu;
    case LessonValue::ValidationPerplexity:
        return run.validationPerplexity;
    default:
        return std::nullopt;
    }
}

Number evaluatedNumber(LessonValue value, const LessonEvaluation& evaluation)
{
    switch (value) {
    case LessonValue::EvaluatedLoss:
        return evaluation.loss;
    case LessonValue::EvaluatedBleu:
        return evaluation.bleu;
    case LessonValue::OffLoss:
        return evaluation.offLoss;
    case LessonValue::OffBleu:
        return evaluation.offBleu;
    case LessonValue::BleuShort:
        return evaluation.bleuShort;
    case LessonValue::BleuLong:
        return evaluation.bleuLong;
    case LessonValue::ErrorRate:
        return evaluation.errorRate;
    case LessonValue::ErrorRateEarlier:
        return evaluation.errorRateEarlier;
    case LessonValue::ErrorRateLater:
        return evaluation.errorRateLater;
    default:
        return std::nullopt;
    }
}

Number headNumber(LessonValue value, const LessonFacts& facts)
{
    const auto& report = facts.run.headReport;
    if (!report)
        return std::nullopt;
    if (value == LessonValue::Heads)
        return static_cast<double>(report->heads.size());
    const auto head = facts.picture.head ? facts.picture.head : bestHead(facts);
    if (value != LessonValue::HeadErrorRate || !head)
        return std::nullopt;
    const auto found = std::ranges::find(report->heads, *head, &MeasuredHead::head);
    return found == report->heads.end() ? std::nullopt : found->measures.errorRate;
}

Number cellNumber(LessonValue value, const Words& words, const LessonFacts& facts)
{
    const auto cell = findCell(facts.picture, words[0], words[1]);
    if (!cell)
        return std::nullopt;
    if (value == LessonValue::Weight)
        return facts.picture.attention.at(cell->row, cell->column);
    const auto& dissected = facts.dissected;
    const bool isKnown = dissected && dissected->cell.row == cell->row && cell->column < dissected->scores.size();
    return isKnown ? Number(dissected->scores[cell->column]) : std::nullopt;
}

Number rowNumber(LessonValue value, const Words& words, const LessonPicture& picture)
{
    const auto row = findWord(picture.target, words[0]);
    if (!row)
        return std::nullopt;
    if (value == LessonValue::Probability)
        return *row < picture.probabilities.size() ? Number(picture.probabilities[*row]) : std::nullopt;
    if (picture.attention.isEmpty() || *row >= picture.attention.rows)
        return std::nullopt;
    return rowEntropy(picture.attention, *row);
}

Number pictureNumber(const LessonReference& reference, const LessonFacts& facts)
{
    const auto value = reference.value;
    const auto& words = reference.arguments;
    switch (value) {
    case LessonValue::Entropy:
        return meanEntropy(facts.picture);
    case LessonValue::RowEntropy:
    case LessonValue::Probability:
        return rowNumber(value, words, facts.picture);
    case LessonValue::Weight:
    case LessonValue::Score:
        return cellNumber(value, words, facts);
    case LessonValue::Column: {
        const auto column = findWord(facts.picture.source, words[0]);
        return column ? meanOfColumn(facts.picture, *column) : std::nullopt;
    }
    case LessonValue::RowsDiffer:
        return largestRowDifference(facts.picture);
    case LessonValue::Diagonal:
        return diagonalShare(facts.picture);
    case LessonValue::ComparedDifference:
        return facts.comparedDifference;
    case LessonValue::ForcedDifference:
        return facts.picture.forcedRows.empty() ? Number(0.0) : facts.forcedDifference;
    default:
        return std::nullopt;
    }
}

std::optional<std::string> settingOf(const LessonFacts& facts, const std::string& key)
{
    const auto found = std::ranges::find(facts.run.settings, key, &KeyValue::key);
    return found == facts.run.settings.end() ? std::nullopt : std::optional(found->value);
}

std::optional<std::string> argmaxOf(const LessonPicture& picture, const std::string& word)
{
    const auto row = findWord(picture.target, word);
    if (!row || picture.attention.isEmpty() || *row >= picture.attention.rows)
        return std::nullopt;
    const auto column = largestColumn(picture.attention, *row);
    return column < picture.source.size() ? std::optional(nameOfWord(picture.source, column)) : std::nullopt;
}

bool isPinned(const LessonPicture& picture, const Words& words)
{
    if (words.empty())
        return !picture.pinned.empty();
    const auto cell = findCell(picture, words[0], words[1]);
    return cell && has(picture.pinned, *cell);
}

bool isForced(const LessonPicture& picture, const Words& words)
{
    if (words.empty())
        return !picture.forcedRows.empty();
    const auto row = findWord(picture.target, words[0]);
    return row && has(picture.forcedRows, *row);
}

bool isDissected(const LessonFacts& facts, const Words& words)
{
    if (words.empty() || !facts.deeds.isDissected)
        return facts.deeds.isDissected;
    const auto cell = findCell(facts.picture, words[0], words[1]);
    return cell && facts.dissected && facts.dissected->cell == *cell;
}

bool isOff(const LessonFacts& facts, const Words& words)
{
    if (words.empty())
        return !facts.off.empty();
    const auto head = headFromText(words[0]);
    return head && has(facts.off, *head);
}

bool isCompared(const LessonDeeds& deeds, const Words& words)
{
    return words.empty() ? !deeds.compared.empty() : has(deeds.compared, std::pair(words[0], words[1]));
}

struct Written
{
    std::chars_format format = std::chars_format::fixed;
    int digits = 0;
    const char* unit = "";
};

std::string written(double number, const Written& how, std::string_view decimalPoint)
{
    std::array<char, 512> text{}; // the largest number has 309 digits before its point
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, how.format, how.digits).ptr;
    std::string whole(text.data(), end);
    if (const auto point = whole.find('.'); point != std::string::npos)
        whole.replace(point, 1, decimalPoint);
    return whole + how.unit;
}

} // namespace

std::optional<AttentionHead> bestHead(const LessonFacts& facts)
{
    return facts.run.headReport ? bestAligning(facts.run.headReport->heads) : std::nullopt;
}

std::optional<double> numberOf(const LessonReference& reference, const LessonFacts& facts)
{
    if (reference.value == LessonValue::Pairs)
        return numberFrom(facts.run.pairs); // known as soon as there is data
    if (hasRun(facts))
        if (const auto number = runNumber(reference.value, facts.run))
            return number;
    if (facts.evaluation)
        if (const auto number = evaluatedNumber(reference.value, *facts.evaluation))
            return number;
    if (const auto number = headNumber(reference.value, facts))
        return number;
    return pictureNumber(reference, facts);
}

std::optional<std::string> textOf(const LessonReference& reference, const LessonFacts& facts)
{
    switch (reference.value) {
    case LessonValue::Preset:
        return hasRun(facts) ? std::optional(facts.run.preset) : std::nullopt;
    case LessonValue::Setting:
        return settingOf(facts, reference.arguments[0]);
    case LessonValue::View:
        return facts.picture.view.empty() ? std::nullopt : std::optional(facts.picture.view);
    case LessonValue::Head:
        return facts.picture.head ? headText(*facts.picture.head) : "mean";
    case LessonValue::BestHead: {
        const auto best = bestHead(facts);
        return best ? std::optional(headText(*best)) : std::nullopt;
    }
    case LessonValue::Argmax:
        return argmaxOf(facts.picture, reference.arguments[0]);
    case LessonValue::Translation:
        return facts.picture.target.empty() ? std::nullopt : std::optional(facts.picture.text);
    default:
        return std::nullopt;
    }
}

bool isSo(const LessonReference& reference, const LessonFacts& facts)
{
    const auto& words = reference.arguments;
    switch (reference.value) {
    case LessonValue::Paused:
        return facts.run.state == LessonTraining::Paused;
    case LessonValue::Running:
        return facts.run.state == LessonTraining::Running;
    case LessonValue::Trained:
        return facts.run.state == LessonTraining::Ended;
    case LessonValue::Pinned:
        return isPinned(facts.picture, words);
    case LessonValue::Forced:
        return isForced(facts.picture, words);
    case LessonValue::Off:
        return isOff(facts, words);
    case LessonValue::Kept:
        return has(facts.kept, words[0]);
    case LessonValue::Translated:
        return words.empty() ? !facts.deeds.translated.empty() : has(facts.deeds.translated, words[0]);
    case LessonValue::Compared:
        return isCompared(facts.deeds, words);
    case LessonValue::Dissected:
        return isDissected(facts, words);
    case LessonValue::Scrubbed:
        return facts.deeds.isScrubbed;
    case LessonValue::Validated:
        return facts.deeds.isValidated;
    case LessonValue::Evaluated:
        return facts.deeds.isEvaluated;
    default:
        return false;
    }
}

std::optional<std::string> shownValue(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint)
{
    const auto& row = rowOf(reference.value);
    if (row.type == LessonValueType::Text)
        return textOf(reference, facts);
    const auto number = numberOf(reference, facts);
    if (row.type == LessonValueType::Truth || !number)
        return std::nullopt;
    if (reference.value == LessonValue::Weight)
        return written(*number, {.digits = 3}, decimalPoint); // as below the heatmap
    switch (row.measure) {
    case LessonMeasure::Share:
        return written(*number * 100.0, {.digits = 1, .unit = " %"}, decimalPoint);
    case LessonMeasure::Information:
        return written(*number, {.digits = 2, .unit = " bit"}, decimalPoint);
    case LessonMeasure::Time:
        return written(*number, {.unit = " s"}, decimalPoint);
    case LessonMeasure::Plain:
        break;
    }
    const bool isWhole = std::abs(*number) < 1e15 && *number == std::trunc(*number);
    return written(
        *number, isWhole ? Written{} : Written{.format = std::chars_format::general, .digits = 3}, decimalPoint);
}

std::optional<std::string> shownAnswer(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint)
{
    const bool isShare = rowOf(reference.value).measure == LessonMeasure::Share;
    const auto number = isShare ? numberOf(reference, facts) : std::nullopt;
    return number ? written(*number, {.digits = 3}, decimalPoint) : shownValue(reference, facts, decimalPoint);
}

} // namespace attentoscope
