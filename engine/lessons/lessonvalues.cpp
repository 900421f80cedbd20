// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonvalues.h"

#include "engine/lessons/picturevalues.h"
#include "engine/types/heads.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

using Facts = const LessonFacts&;
using Words = const LessonWords&;
using Number = std::optional<double>;
using Text = std::optional<std::string>;

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

bool hasRun(Facts facts)
{
    return facts.run.state != LessonTraining::None;
}

template <auto member>
Number ofRun(Facts facts, Words)
{
    return hasRun(facts) ? numberFrom(std::optional(facts.run.*member)) : std::nullopt;
}

template <auto member>
Number ofEvaluation(Facts facts, Words)
{
    return facts.evaluation ? numberFrom(std::optional((*facts.evaluation).*member)) : std::nullopt;
}

template <LessonTraining state>
bool isInState(Facts facts, Words)
{
    return facts.run.state == state;
}

template <auto member>
bool hasHappened(Facts facts, Words)
{
    return facts.events.*member;
}

LessonValueRow number(const char* name, Message meaning, Number (*now)(Facts, Words), LessonValueRow row = {})
{
    row.name = name;
    row.meaning = std::move(meaning);
    row.number = now;
    return row;
}

LessonValueRow text(const char* name, Message meaning, Text (*now)(Facts, Words), LessonValueRow row = {})
{
    row.name = name;
    row.meaning = std::move(meaning);
    row.text = now;
    return row;
}

LessonValueRow truth(const char* name, Message meaning, bool (*now)(Facts, Words), LessonValueRow row = {})
{
    row.name = name;
    row.meaning = std::move(meaning);
    row.truth = now;
    return row;
}

std::vector<LessonValueRow> runRows()
{
    using enum LessonOrigin;
    using Run = LessonRunFacts;
    return {
        number("step", "Optimiser steps of the run.", ofRun<&Run::step>, {.origin = Growing}),
        number("epoch", "Passes through the pairs, with their fraction.", ofRun<&Run::epoch>, {.origin = Growing}),
        number("seconds", "Training time of the run; pauses are not counted.", ofRun<&Run::seconds>,
            {.measure = LessonMeasure::Time, .origin = Growing}),
        number("loss", "Mean loss of the last 20 steps, in nats per target token; of vectors the mean squared error.",
            ofRun<&Run::loss>, {.origin = Training}),
        number("rate", "Learning rate of the last step.", ofRun<&Run::rate>, {.origin = Training}),
        number("pairs", "Pairs that are trained on.", [](Facts facts, Words) { return numberFrom(facts.run.pairs); }),
        number("weights", "Numbers that the model learns.", ofRun<&Run::weights>),
        number("validation.loss", "Loss of the last validation.", ofRun<&Run::validationLoss>, {.origin = Training}),
        number("validation.bleu", "BLEU of the last validation, 0 to 100.", ofRun<&Run::validationBleu>,
            {.origin = Training}),
        number("validation.perplexity", "Perplexity of the last validation.", ofRun<&Run::validationPerplexity>,
            {.origin = Training}),
    };
}

Number headErrorRate(Facts facts, Words)
{
    const auto& report = facts.run.headReport;
    const auto head = facts.picture.head ? facts.picture.head : bestHead(facts);
    if (!report || !head)
        return std::nullopt;
    const auto found = std::ranges::find(report->heads, *head, &MeasuredHead::head);
    return found == report->heads.end() ? std::nullopt : found->measures.errorRate;
}

std::vector<LessonValueRow> evaluationRows()
{
    using enum LessonSupply;
    using Evaluation = LessonEvaluation;
    return {
        number("aer", "Alignment error rate of the validation sentences that were evaluated, 0 to 1; needs gold links.",
            ofEvaluation<&Evaluation::errorRate>, {.measure = LessonMeasure::Share, .supply = GoldLinks}),
        number("aer.earlier", "The same where each row belongs to the target word before its own.",
            ofEvaluation<&Evaluation::errorRateEarlier>, {.measure = LessonMeasure::Share, .supply = GoldLinks}),
        number("aer.later", "The same where each row belongs to the target word after its own.",
            ofEvaluation<&Evaluation::errorRateLater>, {.measure = LessonMeasure::Share, .supply = GoldLinks}),
        number("aer.statistics", "The same of statistical links, which the training pairs give without the model.",
            ofEvaluation<&Evaluation::errorRateOfStatistics>, {.measure = LessonMeasure::Share, .supply = GoldLinks}),
        number("evaluated.loss", "Loss of the evaluated sentences with all heads on.", ofEvaluation<&Evaluation::loss>),
        number("evaluated.bleu", "BLEU of the evaluated sentences with all heads on.", ofEvaluation<&Evaluation::bleu>),
        number("bleu.short",
            "Mean sentence BLEU of the evaluated sentences with at most the median number of source words.",
            ofEvaluation<&Evaluation::bleuShort>),
        number("bleu.long", "Mean sentence BLEU of the evaluated sentences with more source words.",
            ofEvaluation<&Evaluation::bleuLong>),
        number("off.loss", "Loss of the evaluated sentences with the heads off that were off.",
            ofEvaluation<&Evaluation::offLoss>, {.supply = Heads}),
        number("off.bleu", "BLEU of the evaluated sentences with the heads off that were off.",
            ofEvaluation<&Evaluation::offBleu>, {.supply = Heads}),
        number("heads", "Heads whose measures are known.",
            [](Facts facts, Words) {
                const auto& report = facts.run.headReport;
                return report ? Number(static_cast<double>(report->heads.size())) : std::nullopt;
            },
            {.supply = Heads}),
        number("head.aer", "Alignment error rate of the shown head, or of the best one where the mean is shown.",
            headErrorRate, {.measure = LessonMeasure::Share, .supply = HeadsAndGoldLinks}),
    };
}

std::optional<std::size_t> shownRow(const LessonPicture& picture, Words words)
{
    const auto row = findWord(picture.target, words[0]);
    return row && !picture.attention.isEmpty() && *row < picture.attention.rows ? row : std::nullopt;
}

Number weightOf(Facts facts, Words words)
{
    const auto cell = findCell(facts.picture, words[0], words[1]);
    return cell ? Number(facts.picture.attention.at(cell->row, cell->column)) : std::nullopt;
}

Number scoreOf(Facts facts, Words words)
{
    const auto cell = findCell(facts.picture, words[0], words[1]);
    const auto& dissected = facts.dissected;
    const bool isKnown =
        cell && dissected && dissected->cell.row == cell->row && cell->column < dissected->scores.size();
    return isKnown ? Number(dissected->scores[cell->column]) : std::nullopt;
}

Number probabilityOf(Facts facts, Words words)
{
    const auto row = findWord(facts.picture.target, words[0]);
    const auto& probabilities = facts.picture.probabilities;
    return row && *row < probabilities.size() ? Number(probabilities[*row]) : std::nullopt;
}

Text argmaxOf(Facts facts, Words words)
{
    const auto& picture = facts.picture;
    const auto row = shownRow(picture, words);
    if (!row)
        return std::nullopt;
    const auto column = largestColumn(picture.attention, *row);
    return column < picture.source.size() ? Text(nameOfWord(picture.source, column)) : std::nullopt;
}

Number lostOf(Facts facts, Words words)
{
    if (!facts.erasure)
        return std::nullopt;
    const auto row = findWord(facts.erasure->target, words[0]), column = findWord(facts.erasure->source, words[1]);
    const auto& lost = facts.erasure->lost;
    const bool isKnown = row && column && *row < lost.rows && *column < lost.columns;
    return isKnown ? Number(lost.at(*row, *column)) : std::nullopt;
}

Text neededOf(Facts facts, Words words)
{
    const auto row = facts.erasure ? findWord(facts.erasure->target, words[0]) : std::nullopt;
    if (!row || *row >= facts.erasure->lost.rows)
        return std::nullopt;
    return Text(nameOfWord(facts.erasure->source, largestColumn(facts.erasure->lost, *row)));
}

std::vector<LessonValueRow> pictureRows()
{
    using enum LessonMeasure;
    constexpr auto target = LessonArgument::Target;
    constexpr auto source = LessonArgument::Source;
    constexpr auto attention = LessonSupply::Attention;
    constexpr auto picture = LessonOrigin::Picture;
    return {
        number("entropy", "Mean entropy of the rows of words.",
            [](Facts facts, Words) { return meanEntropy(facts.picture); },
            {.measure = Information, .origin = picture, .supply = attention}),
        number("entropy.row", "Entropy of one row.",
            [](Facts facts, Words words) {
                const auto row = shownRow(facts.picture, words);
                return row ? Number(rowEntropy(facts.picture.attention, *row)) : std::nullopt;
            },
            {.arguments = {target}, .measure = Information, .origin = picture, .supply = attention}),
        number("row.sum", "Sum of the weights of one row.",
            [](Facts facts, Words words) {
                const auto row = shownRow(facts.picture, words);
                return row ? Number(rowSum(facts.picture.attention, *row)) : std::nullopt;
            },
            {.arguments = {target}, .measure = Share, .origin = picture, .supply = attention}),
        number("weight", "One weight, 0 to 1.", weightOf,
            {.arguments = {target, source}, .measure = Share, .origin = picture, .supply = attention}),
        number("score", "The score before the softmax, in the row that was taken apart.", scoreOf,
            {.arguments = {target, source}, .origin = picture, .supply = attention}),
        number("column", "Mean weight of a source word over the rows of words.",
            [](Facts facts, Words words) {
                const auto column = findWord(facts.picture.source, words[0]);
                return column ? meanOfColumn(facts.picture, *column) : std::nullopt;
            },
            {.arguments = {source}, .measure = Share, .origin = picture, .supply = attention}),
        number("rows.differ", "The largest difference of a column between two rows; 0: all rows are equal.",
            [](Facts facts, Words) { return largestRowDifference(facts.picture); },
            {.measure = Share, .origin = picture, .supply = attention}),
        number("diagonal", "Share of the weight within one word of the diagonal.",
            [](Facts facts, Words) { return diagonalShare(facts.picture); },
            {.measure = Share, .origin = picture, .supply = attention}),
        number("probability", "Probability of a target word when it was chosen.", probabilityOf,
            {.arguments = {target}, .measure = Share, .origin = picture}),
        number("shown.step", "Optimiser steps of the model that the shown picture is of.",
            [](Facts facts, Words) {
                return facts.picture.target.empty() ? std::nullopt : Number(static_cast<double>(facts.picture.step));
            },
            {.origin = LessonOrigin::Slider}),
        number("compared.difference", "The largest difference between two weights of the two compared pictures.",
            [](Facts facts, Words) { return facts.comparedDifference; }, {.measure = Share}),
        number("lost", "Nats that a target word lost when a source word was erased.", lostOf,
            {.arguments = {target, source}}),
        number("tau", "Kendall's τ of the weights and of what erased words cost, −1 to 1.",
            [](Facts facts, Words) { return facts.erasure ? facts.erasure->tau : std::nullopt; },
            {.supply = attention}),
        number("forced.difference",
            "The largest difference that forced rows make in the other rows; 0: nothing is forced.",
            [](Facts facts, Words) { return facts.picture.forcedRows.empty() ? Number(0.0) : facts.forcedDifference; },
            {.measure = Share, .supply = attention}),
    };
}

Text settingOf(Facts facts, Words words)
{
    const auto found = std::ranges::find(facts.run.settings, words[0], &KeyValue::key);
    return found == facts.run.settings.end() ? std::nullopt : Text(found->value);
}

std::vector<LessonValueRow> textRows()
{
    using enum LessonText;
    return {
        text("preset", "Id of the run's preset.",
            [](Facts facts, Words) { return hasRun(facts) ? Text(facts.run.preset) : std::nullopt; },
            {.texts = Preset, .origin = LessonOrigin::TrainingChoice}),
        text("setting", "Value of a setting of the run; compared as a number where it is one.", settingOf,
            {.arguments = {LessonArgument::Key}, .texts = Setting, .origin = LessonOrigin::TrainingChoice}),
        text("view", "The attention view that is shown: heatmap, lines or heads.",
            [](Facts facts, Words) { return facts.picture.view.empty() ? std::nullopt : Text(facts.picture.view); },
            {.texts = View}),
        text("head", "The head that is shown, such as cross.2.3, or mean.",
            [](Facts facts, Words) { return Text(facts.picture.head ? headText(*facts.picture.head) : "mean"); },
            {.supply = LessonSupply::Heads}),
        text("best", "The cross head that aligns best, by the last validation with gold links.",
            [](Facts facts, Words) {
                const auto best = bestHead(facts);
                return best ? Text(headText(*best)) : std::nullopt;
            },
            {.texts = BestHead, .supply = LessonSupply::HeadsAndGoldLinks}),
        text("word", "The target word of a row.",
            [](Facts facts, Words words) {
                const auto row = findWord(facts.picture.target, words[0]);
                return row ? Text(facts.picture.target[*row].text) : std::nullopt;
            },
            {.arguments = {LessonArgument::Target}, .origin = LessonOrigin::Picture}),
        text("argmax", "Source word with the largest weight of a row.", argmaxOf,
            {.arguments = {LessonArgument::Target},
                .texts = SourceWord,
                .origin = LessonOrigin::Picture,
                .supply = LessonSupply::Attention}),
        text("needed", "Source word whose erasure cost a target word most.", neededOf,
            {.arguments = {LessonArgument::Target}, .texts = SourceWord}),
        text("translation", "The translation that is shown.",
            [](Facts facts, Words) { return facts.picture.target.empty() ? std::nullopt : Text(facts.picture.text); },
            {.origin = LessonOrigin::Picture}),
    };
}

bool isPinned(Facts facts, Words words)
{
    if (words.empty())
        return !facts.picture.pinned.empty();
    const auto cell = findCell(facts.picture, words[0], words[1]);
    return cell && has(facts.picture.pinned, *cell);
}

bool isForced(Facts facts, Words words)
{
    if (words.empty())
        return !facts.picture.forcedRows.empty();
    const auto row = findWord(facts.picture.target, words[0]);
    return row && has(facts.picture.forcedRows, *row);
}

bool isOff(Facts facts, Words words)
{
    if (words.empty())
        return !facts.off.empty();
    const auto head = headFromText(words[0]);
    return head && has(facts.off, *head);
}

bool isDissected(Facts facts, Words words)
{
    if (words.empty() || !facts.events.isDissected)
        return facts.events.isDissected;
    const auto cell = findCell(facts.picture, words[0], words[1]);
    return cell && facts.dissected && facts.dissected->cell == *cell;
}

/// Whether the evaluation is about the model as it is now, with the heads that are off now, in any order.
bool isEvaluatedNow(Facts facts, Words)
{
    return facts.events.isEvaluated && facts.evaluation
        && std::ranges::is_permutation(facts.evaluation->off, facts.off);
}

bool isTranslated(Facts facts, Words words)
{
    return words.empty() ? !facts.events.translated.empty() : has(facts.events.translated, words[0]);
}

bool isCompared(Facts facts, Words words)
{
    return words.empty() ? !facts.events.compared.empty() : has(facts.events.compared, std::pair(words[0], words[1]));
}

std::vector<LessonValueRow> stateRows()
{
    using enum LessonTraining;
    constexpr auto state = LessonOrigin::TrainingState;
    return {
        truth("paused", "Training is paused.", isInState<Paused>, {.origin = state}),
        truth("running", "Training is under way.", isInState<Running>, {.origin = state}),
        truth("trained", "Training has ended: its limit is reached, or it was stopped.", isInState<Ended>,
            {.origin = state}),
        truth("pinned", "A cell is pinned, or this one.", isPinned,
            {.arguments = {LessonArgument::Target, LessonArgument::Source}, .need = LessonNeed::AllOrNone}),
        truth("forced", "The attention of a row is forced, or of this one.", isForced,
            {.arguments = {LessonArgument::Target}, .need = LessonNeed::AllOrNone}),
        truth("off", "A head is switched off, or this one.", isOff,
            {.arguments = {LessonArgument::Head}, .need = LessonNeed::AllOrNone, .supply = LessonSupply::Heads}),
        truth("kept", "A run is kept under this name.",
            [](Facts facts, Words words) { return has(facts.kept, words[0]); }, {.arguments = {LessonArgument::Name}}),
    };
}

/// Values that count from the beginning of the step.
std::vector<LessonValueRow> eventRows()
{
    using Events = LessonStepEvents;
    return {
        truth("translated", "Something was translated in this step, or this text.", isTranslated,
            {.arguments = {LessonArgument::Text}, .need = LessonNeed::AllOrNone}),
        truth("compared", "Two runs were compared in this step, or these.", isCompared,
            {.arguments = {LessonArgument::Run, LessonArgument::Run}, .need = LessonNeed::AllOrNone}),
        truth("dissected", "A weight was taken apart in this step, or this one.", isDissected,
            {.arguments = {LessonArgument::Target, LessonArgument::Source}, .need = LessonNeed::AllOrNone}),
        truth("scrubbed", "The slider of steps was moved back in this step.", hasHappened<&Events::isScrubbed>),
        truth("validated", "A validation was done in this step.", hasHappened<&Events::isValidated>),
        truth("evaluated", "The validation sentences were evaluated in this step, without training since.",
            isEvaluatedNow),
        truth("erased", "Words of the source were erased in this step.", hasHappened<&Events::isErased>),
        truth("opened", "A model that others trained was opened in this step.", hasHappened<&Events::isOpened>),
    };
}

std::string written(double number, std::chars_format format, int digits)
{
    std::array<char, 512> text{}; // the largest number has 309 digits before the decimal point
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number, format, digits).ptr};
}

} // namespace

std::span<const LessonValueRow> lessonValues()
{
    static const auto all = [] {
        std::vector<LessonValueRow> rows;
        for (auto* some : {runRows, evaluationRows, pictureRows, textRows, stateRows, eventRows})
            std::ranges::move(some(), std::back_inserter(rows));
        return rows;
    }();
    return all;
}

const LessonValueRow* findLessonValue(std::string_view name)
{
    const auto found = std::ranges::find(lessonValues(), name, &LessonValueRow::name);
    return found == lessonValues().end() ? nullptr : &*found;
}

std::string formOf(LessonArgument argument)
{
    switch (argument) {
    case LessonArgument::Target:
        return "\"TARGET\"";
    case LessonArgument::Source:
        return "\"SOURCE\"";
    case LessonArgument::Text:
        return "\"TEXT\"";
    case LessonArgument::Head:
        return "KIND.LAYER.HEAD";
    case LessonArgument::Run:
        return "RUN";
    case LessonArgument::Name:
        return "NAME";
    case LessonArgument::Key:
        return "KEY";
    }
    return {};
}

std::string formOf(const LessonValueRow& row)
{
    const bool mayLack = row.need == LessonNeed::AllOrNone;
    std::string form = row.name;
    for (const auto argument : row.arguments)
        form += (mayLack ? " [" : " ") + formOf(argument) + (mayLack ? "]" : "");
    return form;
}

std::optional<AttentionHead> bestHead(const LessonFacts& facts)
{
    return facts.run.headReport ? bestAligning(facts.run.headReport->heads) : std::nullopt;
}

std::optional<double> numberOf(const LessonReference& reference, const LessonFacts& facts)
{
    return reference.value->number ? reference.value->number(facts, reference.arguments) : std::nullopt;
}

std::optional<std::string> textOf(const LessonReference& reference, const LessonFacts& facts)
{
    return reference.value->text ? reference.value->text(facts, reference.arguments) : std::nullopt;
}

bool isWholeNumber(double number)
{
    return std::abs(number) < 1e15 && number == std::trunc(number);
}

std::optional<std::string> shownValue(const LessonReference& reference, const LessonFacts& facts)
{
    using enum std::chars_format;
    if (reference.value->text)
        return textOf(reference, facts);
    const auto number = numberOf(reference, facts);
    if (!number)
        return std::nullopt;
    switch (reference.value->measure) {
    case LessonMeasure::Share:
        return written(*number, fixed, 3);
    case LessonMeasure::Information:
        return written(*number, fixed, 2) + " bit";
    case LessonMeasure::Time:
        return written(*number, fixed, 0) + " s";
    case LessonMeasure::Plain:
        break;
    }
    return isWholeNumber(*number) ? written(*number, fixed, 0) : written(*number, general, 3);
}

} // namespace attentoscope
