// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonvalues.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/picturevalues.h"
#include "engine/types/headtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

using Facts = const LessonFacts&;
using Words = const LessonWords&;
using Rule = const std::string&;
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

std::vector<LessonValueRow> runRows()
{
    using enum LessonOrigin;
    using Run = LessonRunFacts;
    return {
        {.name = "step",
            .origin = Growing,
            .number = ofRun<&Run::step>,
            .meaning = "Optimiser steps of the run.",
            .said = [](Words, Rule rule) { return Message("step {}", rule); }},
        {.name = "epoch",
            .origin = Growing,
            .number = ofRun<&Run::epoch>,
            .meaning = "Passes through the pairs, with their fraction.",
            .said = [](Words, Rule rule) { return Message("epoch {}", rule); }},
        {.name = "seconds",
            .measure = LessonMeasure::Time,
            .origin = Growing,
            .number = ofRun<&Run::seconds>,
            .meaning = "Training time of the run; pauses are not counted."},
        {.name = "loss",
            .origin = Training,
            .number = ofRun<&Run::loss>,
            .meaning = "Mean loss of the last 20 steps, in nats per target token; of vectors the mean squared error.",
            .said = [](Words, Rule rule) { return Message("loss {}", rule); }},
        {.name = "rate", .origin = Training, .number = ofRun<&Run::rate>, .meaning = "Learning rate of the last step."},
        {.name = "pairs", // known as soon as there is data
            .number = [](Facts facts, Words) { return numberFrom(facts.run.pairs); },
            .meaning = "Pairs that are trained on."},
        {.name = "weights", .number = ofRun<&Run::weights>, .meaning = "Numbers that the model learns."},
        {.name = "validation.loss",
            .origin = Training,
            .number = ofRun<&Run::validationLoss>,
            .meaning = "Loss of the last validation.",
            .said = [](Words, Rule rule) { return Message("loss of the validation {}", rule); }},
        {.name = "validation.bleu",
            .origin = Training,
            .number = ofRun<&Run::validationBleu>,
            .meaning = "BLEU of the last validation, 0 to 100.",
            .said = [](Words, Rule rule) { return Message("BLEU of the validation {}", rule); }},
        {.name = "validation.perplexity",
            .origin = Training,
            .number = ofRun<&Run::validationPerplexity>,
            .meaning = "Perplexity of the last validation."},
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
        {.name = "aer",
            .supply = GoldLinks,
            .number = ofEvaluation<&Evaluation::errorRate>,
            .meaning =
                "Alignment error rate of the validation sentences that were evaluated, 0 to 1; needs gold links."},
        {.name = "aer.earlier",
            .supply = GoldLinks,
            .number = ofEvaluation<&Evaluation::errorRateEarlier>,
            .meaning = "The same where each row belongs to the target word before its own."},
        {.name = "aer.later",
            .supply = GoldLinks,
            .number = ofEvaluation<&Evaluation::errorRateLater>,
            .meaning = "The same where each row belongs to the target word after its own."},
        {.name = "evaluated.loss",
            .number = ofEvaluation<&Evaluation::loss>,
            .meaning = "Loss of the evaluated sentences with all heads on."},
        {.name = "evaluated.bleu",
            .number = ofEvaluation<&Evaluation::bleu>,
            .meaning = "BLEU of the evaluated sentences with all heads on."},
        {.name = "bleu.short",
            .number = ofEvaluation<&Evaluation::bleuShort>,
            .meaning = "Mean sentence BLEU of the evaluated sentences with at most the median number of source words."},
        {.name = "bleu.long",
            .number = ofEvaluation<&Evaluation::bleuLong>,
            .meaning = "Mean sentence BLEU of the evaluated sentences with more source words."},
        {.name = "off.loss",
            .supply = Heads,
            .number = ofEvaluation<&Evaluation::offLoss>,
            .meaning = "Loss of the evaluated sentences with the heads off that were off."},
        {.name = "off.bleu",
            .supply = Heads,
            .number = ofEvaluation<&Evaluation::offBleu>,
            .meaning = "BLEU of the evaluated sentences with the heads off that were off."},
        {.name = "heads",
            .supply = Heads,
            .number =
                [](Facts facts, Words) {
                    const auto& report = facts.run.headReport;
                    return report ? Number(static_cast<double>(report->heads.size())) : std::nullopt;
                },
            .meaning = "Heads whose measures are known."},
        {.name = "head.aer",
            .supply = HeadsAndGoldLinks,
            .number = headErrorRate,
            .meaning = "Alignment error rate of the shown head, or of the best one where the mean is shown."},
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

std::vector<LessonValueRow> pictureRows()
{
    using enum LessonMeasure;
    constexpr auto target = LessonArgument::Target;
    constexpr auto source = LessonArgument::Source;
    constexpr auto attention = LessonSupply::Attention;
    constexpr auto picture = LessonOrigin::Picture;
    return {
        {.name = "entropy",
            .measure = Information,
            .origin = picture,
            .supply = attention,
            .number = [](Facts facts, Words) { return meanEntropy(facts.picture); },
            .meaning = "Mean entropy of the rows of words."},
        {.name = "entropy.row",
            .arguments = {target},
            .measure = Information,
            .origin = picture,
            .supply = attention,
            .number =
                [](Facts facts, Words words) {
                    const auto row = shownRow(facts.picture, words);
                    return row ? Number(rowEntropy(facts.picture.attention, *row)) : std::nullopt;
                },
            .meaning = "Entropy of one row."},
        {.name = "weight",
            .arguments = {target, source},
            .measure = Weight,
            .origin = picture,
            .supply = attention,
            .number = weightOf,
            .meaning = "One weight, 0 to 1."},
        {.name = "score",
            .arguments = {target, source},
            .origin = picture,
            .supply = attention,
            .number = scoreOf,
            .meaning = "The score before the softmax, in the row that was taken apart."},
        {.name = "column",
            .arguments = {source},
            .measure = Share,
            .origin = picture,
            .supply = attention,
            .number =
                [](Facts facts, Words words) {
                    const auto column = findWord(facts.picture.source, words[0]);
                    return column ? meanOfColumn(facts.picture, *column) : std::nullopt;
                },
            .meaning = "Mean weight of a source word over the rows of words."},
        {.name = "rows.differ",
            .measure = Share,
            .origin = picture,
            .supply = attention,
            .number = [](Facts facts, Words) { return largestRowDifference(facts.picture); },
            .meaning = "The largest difference of a column between two rows; 0: all rows are equal."},
        {.name = "diagonal",
            .measure = Share,
            .origin = picture,
            .supply = attention,
            .number = [](Facts facts, Words) { return diagonalShare(facts.picture); },
            .meaning = "Share of the weight within one word of the diagonal."},
        {.name = "probability",
            .arguments = {target},
            .measure = Share,
            .origin = picture,
            .number = probabilityOf,
            .meaning = "Probability of a target word when it was chosen."},
        {.name = "compared.difference",
            .measure = Share,
            .number = [](Facts facts, Words) { return facts.comparedDifference; },
            .meaning = "The largest difference between two weights of the two compared pictures."},
        {.name = "forced.difference",
            .measure = Share,
            .supply = attention,
            .number = [](Facts facts,
                          Words) { return facts.picture.forcedRows.empty() ? Number(0.0) : facts.forcedDifference; },
            .meaning = "The largest difference that forced rows make in the other rows; 0: nothing is forced."},
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
        {.name = "preset",
            .texts = Preset,
            .origin = LessonOrigin::TrainingChoice,
            .text = [](Facts facts, Words) { return hasRun(facts) ? Text(facts.run.preset) : std::nullopt; },
            .meaning = "Id of the run's preset.",
            .said = [](Words, Rule rule) { return Message("the model {}", rule); }},
        {.name = "setting",
            .arguments = {LessonArgument::Key},
            .texts = Setting,
            .origin = LessonOrigin::TrainingChoice,
            .text = settingOf,
            .meaning = "Value of a setting of the run; compared as a number where it is one.",
            .said = [](Words words, Rule rule) { return Message(words[0] + ' ' + rule); }},
        {.name = "view",
            .texts = View,
            .text = [](Facts facts,
                        Words) { return facts.picture.view.empty() ? std::nullopt : Text(facts.picture.view); },
            .meaning = "The attention view that is shown: heatmap, lines or heads.",
            .said = [](Words, Rule rule) { return Message("the view {}", rule); }},
        {.name = "head",
            .supply = LessonSupply::Heads,
            .text = [](Facts facts,
                        Words) { return Text(facts.picture.head ? headText(*facts.picture.head) : "mean"); },
            .meaning = "The head that is shown, such as cross.2.3, or mean.",
            .said = [](Words, Rule rule) { return Message("the shown head {}", rule); }},
        {.name = "best",
            .texts = BestHead,
            .supply = LessonSupply::HeadsAndGoldLinks,
            .text =
                [](Facts facts, Words) {
                    const auto best = bestHead(facts);
                    return best ? Text(headText(*best)) : std::nullopt;
                },
            .meaning = "The cross head that aligns best, by the last validation with gold links."},
        {.name = "argmax",
            .arguments = {LessonArgument::Target},
            .texts = SourceWord,
            .origin = LessonOrigin::Picture,
            .supply = LessonSupply::Attention,
            .text = argmaxOf,
            .meaning = "Source word with the largest weight of a row."},
        {.name = "translation",
            .origin = LessonOrigin::Picture,
            .text = [](Facts facts,
                        Words) { return facts.picture.target.empty() ? std::nullopt : Text(facts.picture.text); },
            .meaning = "The translation that is shown.",
            .said = [](Words, Rule rule) { return Message("the translation {}", rule); }},
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
        {.name = "paused",
            .origin = state,
            .truth = isInState<Paused>,
            .meaning = "Training is paused.",
            .said = [](Words, Rule) { return Message("Press Pause."); }},
        {.name = "running",
            .origin = state,
            .truth = isInState<Running>,
            .meaning = "Training is under way.",
            .said = [](Words, Rule) { return Message("Press Train."); }},
        {.name = "trained",
            .origin = state,
            .truth = isInState<Ended>,
            .meaning = "Training has ended: its limit is reached, or it was stopped.",
            .said = [](Words, Rule) { return Message("Train until the training ends."); }},
        {.name = "pinned",
            .arguments = {LessonArgument::Target, LessonArgument::Source},
            .need = LessonNeed::AllOrNone,
            .truth = isPinned,
            .meaning = "A cell is pinned, or this one.",
            .said =
                [](Words words, Rule) {
                    return words.size() < 2 ? Message("Click a cell of the heatmap.")
                                            : Message("Click the cell “{}” on “{}”: row “{}”, column “{}”.", words[0],
                                                  words[1], words[0], words[1]);
                }},
        {.name = "forced",
            .arguments = {LessonArgument::Target},
            .need = LessonNeed::AllOrNone,
            .truth = isForced,
            .meaning = "The attention of a row is forced, or of this one.",
            .said =
                [](Words words, Rule) {
                    return words.empty() ? Message("Click a cell of the heatmap with Ctrl held down.")
                                         : Message("Click a cell in the row of “{}” with Ctrl held down.", words[0]);
                }},
        {.name = "off",
            .arguments = {LessonArgument::Head},
            .need = LessonNeed::AllOrNone,
            .supply = LessonSupply::Heads,
            .truth = isOff,
            .meaning = "A head is switched off, or this one.",
            .said =
                [](Words words, Rule) {
                    return words.empty() ? Message("Switch a head off: click it and press X.")
                                         : Message("Switch off {}: click it and press X.", words[0]);
                }},
        {.name = "kept",
            .arguments = {LessonArgument::Name},
            .truth = [](Facts facts, Words words) { return has(facts.kept, words[0]); },
            .meaning = "A run is kept under this name.",
            .said = [](Words words, Rule) { return Message("Keep this run as “{}”.", words[0]); }},
    };
}

/// These count from the begin of the step.
std::vector<LessonValueRow> eventRows()
{
    using Events = LessonStepEvents;
    return {
        {.name = "translated",
            .arguments = {LessonArgument::Text},
            .need = LessonNeed::AllOrNone,
            .truth = isTranslated,
            .meaning = "Something was translated in this step, or this text.",
            .said =
                [](Words words, Rule) {
                    return words.empty() ? Message("Type a sentence below the heatmap.")
                                         : Message("Type “{}” below the heatmap.", words[0]);
                }},
        {.name = "compared",
            .arguments = {LessonArgument::Run, LessonArgument::Run},
            .need = LessonNeed::AllOrNone,
            .truth = isCompared,
            .meaning = "Two runs were compared in this step, or these.",
            .said = [](Words, Rule) { return Message("Choose Compare two models in the menu Tools."); }},
        {.name = "dissected",
            .arguments = {LessonArgument::Target, LessonArgument::Source},
            .need = LessonNeed::AllOrNone,
            .truth = isDissected,
            .meaning = "A weight was taken apart in this step, or this one.",
            .said =
                [](Words words, Rule) {
                    return words.size() < 2 ? Message("Double-click a cell of the heatmap.")
                                            : Message("Double-click the cell “{}” on “{}”: row “{}”, column “{}”.",
                                                  words[0], words[1], words[0], words[1]);
                }},
        {.name = "scrubbed",
            .truth = hasHappened<&Events::isScrubbed>,
            .meaning = "The slider of steps was moved back in this step.",
            .said = [](Words, Rule) { return Message("Move the slider below the heatmap back."); }},
        {.name = "validated",
            .truth = hasHappened<&Events::isValidated>,
            .meaning = "A validation was done in this step.",
            .said = [](Words, Rule) { return Message("Choose Evaluate now in the menu Training."); }},
        {.name = "evaluated",
            .truth = hasHappened<&Events::isEvaluated>,
            .meaning = "The validation sentences were evaluated in this step.",
            .said =
                [](Words, Rule) {
                    return Message("Choose Table of sentences in the menu Tools, and let it measure them all.");
                }},
    };
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

std::optional<std::string> shownValue(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint)
{
    const auto& row = *reference.value;
    if (row.text)
        return textOf(reference, facts);
    const auto number = numberOf(reference, facts);
    if (!number)
        return std::nullopt;
    switch (row.measure) {
    case LessonMeasure::Weight:
        return written(*number, {.digits = 3}, decimalPoint);
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
    const bool isShare = reference.value->measure == LessonMeasure::Share;
    const auto number = isShare ? numberOf(reference, facts) : std::nullopt;
    return number ? written(*number, {.digits = 3}, decimalPoint) : shownValue(reference, facts, decimalPoint);
}

std::string withLiveValues(std::string_view text, const LessonFacts& facts, std::string_view decimalPoint)
{
    std::string live;
    for (auto at = text.find("{{"); at != std::string_view::npos; at = text.find("{{")) {
        const auto end = text.find("}}", at);
        if (end == std::string_view::npos)
            break;
        live += text.substr(0, at);
        const auto reference = parseReference(text.substr(at + 2, end - at - 2));
        live += reference ? shownValue(*reference, facts, decimalPoint).value_or("…") : "…";
        text.remove_prefix(end + 2);
    }
    return live.append(text);
}

} // namespace attentoscope
