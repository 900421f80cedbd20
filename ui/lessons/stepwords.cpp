// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/stepwords.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/picturevalues.h"
#include "ui/lessons/lessontext.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <variant>

namespace attentoscope::ui {

namespace {

struct Judgement
{
    Q_DECLARE_TR_FUNCTIONS(Judgement)
};

Outcome outcomeOf(std::optional<bool> isRight)
{
    return !isRight ? Outcome::None : *isRight ? Outcome::AsExpected : Outcome::Otherwise;
}

void judgeChoice(const Question& question, const Prediction& prediction, const LessonFacts& facts, StepResult& result)
{
    const auto right = rightOptions(question, facts);
    QStringList seen;
    for (const auto option : right)
        seen << lessonWords(QString::fromStdString(question.options[option].text));
    result.seen = seen.join(Judgement::tr(" or ", "between two answers that are both right"));
    if (prediction.option)
        result.outcome = outcomeOf(std::ranges::find(right, *prediction.option) != right.end());
}

void judgeNumber(const Question& question, const Prediction& prediction, const LessonFacts& facts, StepResult& result)
{
    result.seen = valueWords(question.answer, facts);
    if (prediction.number)
        result.outcome = outcomeOf(isNear(question, *prediction.number, facts));
}

QString cellAnswer(const LessonCell& cell, const LessonFacts& facts)
{
    return Judgement::tr("“%1” on “%2”")
        .arg(isolated(QString::fromStdString(nameOfWord(facts.picture.target, cell.row))),
            isolated(QString::fromStdString(nameOfWord(facts.picture.source, cell.column))));
}

void judgeCell(const Question& question, const Prediction& prediction, const LessonFacts& facts, StepResult& result)
{
    const auto right = rightCell(question, facts);
    if (!right)
        return;
    result.seen = cellAnswer(*right, facts);
    if (prediction.cell)
        result.outcome = outcomeOf(prediction.cell->row == right->row && prediction.cell->column == right->column);
}

bool speaksOfTraining(const Condition& condition)
{
    if (condition.kind == Condition::Kind::Truth) {
        const auto* truth = std::get_if<LessonReference>(&condition.left);
        return truth && truth->value->origin == LessonOrigin::TrainingState;
    }
    return std::ranges::any_of(condition.parts, speaksOfTraining);
}

struct Waiting
{
    Q_DECLARE_TR_FUNCTIONS(Waiting)
};

/// Everything that the texts about a condition need.
struct WaitingFor
{
    const LessonFacts& facts;
    const WindowNames& names;
};

enum class Wanted : std::uint8_t { ToBe, NotToBe };

QString wordOf(const LessonReference& reference, std::size_t place)
{
    return isolated(QString::fromStdString(reference.arguments[place]));
}

/// The number "3" of the row "#3". Empty if the row is named by its word.
QString rowNumber(const LessonReference& reference)
{
    const auto word = reference.arguments.empty() ? QString() : QString::fromStdString(reference.arguments.front());
    bool isNumber = false;
    const auto number = word.startsWith(QLatin1Char('#')) ? word.mid(1).toInt(&isNumber) : 0;
    return isNumber ? QString::number(number) : QString();
}

QString pinWords(const LessonReference& truth)
{
    if (truth.arguments.size() < 2)
        return Waiting::tr("Click a cell of the heatmap.");
    const auto row = rowNumber(truth);
    return row.isEmpty()
        ? Waiting::tr("Click the cell in row “%1”, column “%2”.").arg(wordOf(truth, 0), wordOf(truth, 1))
        : Waiting::tr("Click the cell in row %1, column “%2”.").arg(row, wordOf(truth, 1));
}

QString dissectWords(const LessonReference& truth)
{
    if (truth.arguments.size() < 2)
        return Waiting::tr("Double-click a cell of the heatmap.");
    const auto row = rowNumber(truth);
    return row.isEmpty()
        ? Waiting::tr("Double-click the cell in row “%1”, column “%2”.").arg(wordOf(truth, 0), wordOf(truth, 1))
        : Waiting::tr("Double-click the cell in row %1, column “%2”.").arg(row, wordOf(truth, 1));
}

QString forceWords(const LessonReference& truth, Wanted wanted)
{
    const auto row = rowNumber(truth);
    if (wanted == Wanted::NotToBe)
        return truth.arguments.empty() ? Waiting::tr("Free the forced rows (Esc).")
            : row.isEmpty()            ? Waiting::tr("Free the row of “%1” (Esc).").arg(wordOf(truth, 0))
                                       : Waiting::tr("Free row %1 (Esc).").arg(row);
    return truth.arguments.empty() ? Waiting::tr("Click a cell of the heatmap with Ctrl held down.")
        : row.isEmpty() ? Waiting::tr("Click a cell in the row of “%1” with Ctrl held down.").arg(wordOf(truth, 0))
                        : Waiting::tr("Click a cell in row %1 with Ctrl held down.").arg(row);
}

QString offWords(const LessonReference& truth, Wanted wanted)
{
    if (wanted == Wanted::NotToBe)
        return truth.arguments.empty() ? Waiting::tr("Switch all heads on again.")
                                       : Waiting::tr("Switch %1 on again.").arg(wordOf(truth, 0));
    return truth.arguments.empty() ? Waiting::tr("Switch a head off: click it and press X.")
                                   : Waiting::tr("Switch off %1: click it and press X.").arg(wordOf(truth, 0));
}

/// Says how a state can be ended.
QString endWords(const LessonReference& truth)
{
    const auto& name = truth.value->name;
    if (name == "forced")
        return forceWords(truth, Wanted::NotToBe);
    if (name == "off")
        return offWords(truth, Wanted::NotToBe);
    if (name == "pinned")
        return Waiting::tr("Press Esc, so that no cell is marked.");
    return Waiting::tr("Take this step again: it has to begin anew.");
}

QString truthWords(const LessonReference& truth, const WindowNames& names)
{
    const auto& name = truth.value->name;
    if (name == "paused" || name == "running")
        return Waiting::tr("Press “%1”.").arg(names.train);
    if (name == "trained")
        return Waiting::tr("Train until the training ends.");
    if (name == "pinned")
        return pinWords(truth);
    if (name == "dissected")
        return dissectWords(truth);
    if (name == "forced")
        return forceWords(truth, Wanted::ToBe);
    if (name == "off")
        return offWords(truth, Wanted::ToBe);
    if (name == "kept")
        return Waiting::tr("Let “Do it for me” keep this run as “%1”.").arg(wordOf(truth, 0));
    if (name == "translated")
        return truth.arguments.empty() ? Waiting::tr("Type a sentence into the translation box.")
                                       : Waiting::tr("Type “%1” into the translation box.").arg(wordOf(truth, 0));
    if (name == "scrubbed")
        return Waiting::tr("Move the slider below the heatmap back.");
    if (name == "evaluated")
        return Waiting::tr("Open “%1”, and measure the sentences.").arg(names.sentences);
    if (name == "opened")
        return Waiting::tr("Let “Do it for me” open the model.");
    if (name == "erased")
        return Waiting::tr("Choose “%1”.").arg(names.erase);
    return Waiting::tr("Choose “%1”.").arg(name == "compared" ? names.compare : names.validate);
}

QString signWords(LessonComparison comparison)
{
    switch (comparison) {
    case LessonComparison::Less:
        return QStringLiteral("<");
    case LessonComparison::LessOrEqual:
        return QStringLiteral("≤");
    case LessonComparison::Greater:
        return QStringLiteral(">");
    case LessonComparison::GreaterOrEqual:
        return QStringLiteral("≥");
    case LessonComparison::NotEqual:
        return QStringLiteral("≠");
    case LessonComparison::Equal:
        break;
    }
    return QStringLiteral("=");
}

LessonComparison opposite(LessonComparison comparison)
{
    switch (comparison) {
    case LessonComparison::Less:
        return LessonComparison::GreaterOrEqual;
    case LessonComparison::LessOrEqual:
        return LessonComparison::Greater;
    case LessonComparison::Greater:
        return LessonComparison::LessOrEqual;
    case LessonComparison::GreaterOrEqual:
        return LessonComparison::Less;
    case LessonComparison::NotEqual:
        return LessonComparison::Equal;
    case LessonComparison::Equal:
        break;
    }
    return LessonComparison::NotEqual;
}

/// The opposite condition, in which `not` occurs only directly before a truth value.
Condition negated(const Condition& condition)
{
    using Kind = Condition::Kind;
    if (condition.kind == Kind::Not)
        return condition.parts.front();
    Condition turned = condition;
    if (condition.kind == Kind::Truth) {
        turned.kind = Kind::Not;
        turned.parts = {condition};
        return turned;
    }
    turned.comparison = opposite(condition.comparison);
    turned.kind = condition.kind == Kind::And ? Kind::Or : condition.kind == Kind::Or ? Kind::And : condition.kind;
    std::ranges::transform(condition.parts, turned.parts.begin(), negated);
    return turned;
}

QString numberWords(double number)
{
    return isWholeNumber(number) ? QLocale().toString(qint64(number)) : QLocale().toString(number, 'g', 4);
}

QString operandWords(const LessonOperand& operand)
{
    if (const auto* number = std::get_if<LessonNumber>(&operand)) {
        const auto written = QString::fromStdString(textOf(*number));
        const auto unit = written.indexOf(QLatin1Char(' '));
        return numberWords(number->number) + (unit < 0 ? QString() : written.mid(unit));
    }
    if (const auto* text = std::get_if<std::string>(&operand))
        return Waiting::tr("“%1”").arg(isolated(QString::fromStdString(*text)));
    return QString::fromStdString(textOf(std::get<LessonReference>(operand)));
}

bool asksForLess(LessonComparison comparison)
{
    return comparison == LessonComparison::Less || comparison == LessonComparison::LessOrEqual;
}

/// Words for a number that training changes.
QString trainWords(const std::string& name, LessonComparison comparison, const QString& goal)
{
    const bool isLess = asksForLess(comparison);
    if (name == "step" && !isLess)
        return Waiting::tr("Train until step %1.").arg(goal);
    if (name == "epoch" && !isLess)
        return Waiting::tr("Train until epoch %1.").arg(goal);
    if (name == "seconds" && !isLess)
        return Waiting::tr("Train for %1.").arg(goal);
    if (name == "loss")
        return isLess ? Waiting::tr("Train until the loss is below %1.").arg(goal)
                      : Waiting::tr("Train until the loss is above %1.").arg(goal);
    if (name == "validation.loss" && isLess)
        return Waiting::tr("Train until the loss of the validation is below %1.").arg(goal);
    if (name == "validation.bleu" && !isLess)
        return Waiting::tr("Train until the BLEU of the validation is above %1.").arg(goal);
    if (name == "shown.step" && isLess)
        return Waiting::tr("Move the slider below the heatmap to the first pictures, up to step %1.").arg(goal);
    return {};
}

QString headWords(const LessonOperand& operand)
{
    const auto* head = std::get_if<std::string>(&operand);
    if (!head)
        return Waiting::tr("Click the head with the star.");
    return *head == "mean" ? Waiting::tr("Show the mean of the heads.")
                           : Waiting::tr("Click the head %1.").arg(isolated(QString::fromStdString(*head)));
}

bool isChangedInTraining(const std::string& key)
{
    return key == "learning_rate" || key == "teacher_forcing" || key == "alignment_weight";
}

/// Words for a text that should have another value. Empty: there are no special words.
QString equalWords(const LessonReference& reference, const LessonOperand& operand, const WindowNames& names)
{
    const auto* number = std::get_if<LessonNumber>(&operand);
    const auto* text = std::get_if<std::string>(&operand);
    const auto goal = text ? *text : number ? textOf(LessonNumber{number->number}) : std::string();
    const auto& name = reference.value->name;
    if (name == "preset" && names.preset)
        return Waiting::tr("Choose the preset “%1”, and train with it.").arg(isolated(names.preset(goal)));
    if (name == "setting" && names.setting && names.choice) {
        const auto& key = reference.arguments.front();
        const auto words = isChangedInTraining(key) ? Waiting::tr("Set “%1” to “%2”, and train on.")
                                                    : Waiting::tr("Set “%1” to “%2”, and train anew.");
        return words.arg(names.setting(key), names.choice(key, goal));
    }
    if (name == "translation")
        return Waiting::tr("Train until the translation is “%1”.").arg(isolated(QString::fromStdString(goal)));
    return name == "head" ? headWords(operand) : QString();
}

QString comparisonWords(const Condition& condition, const WaitingFor& waiting)
{
    const auto* reference = std::get_if<LessonReference>(&condition.left);
    const auto goal = operandWords(condition.right);
    QString words;
    if (reference && condition.comparison == LessonComparison::Equal)
        words = equalWords(*reference, condition.right, waiting.names);
    else if (reference)
        words = trainWords(reference->value->name, condition.comparison, goal);
    if (words.isEmpty())
        words = Waiting::tr("This has to become true: %1.")
                    .arg(operandWords(condition.left) + QLatin1Char(' ') + signWords(condition.comparison)
                        + QLatin1Char(' ') + goal);
    const bool isTold = reference && reference->value->origin != LessonOrigin::TrainingChoice
        && reference->value->name != "head" && reference->value->name != "best";
    const auto now = isTold ? valueWords(*reference, waiting.facts) : QString();
    return now.isEmpty() ? words : Waiting::tr("%1 Now: %2.", "what to do; a present value").arg(words, now);
}

QStringList waitingLines(const Condition& condition, const WaitingFor& waiting);

/// A line for each part of the condition that is not met yet. If one of several parts suffices, there is a line for all
/// of them.
QStringList linesOfParts(const Condition& condition, const WaitingFor& waiting)
{
    const bool isEither = condition.kind == Condition::Kind::Or;
    QStringList lines;
    for (const auto& part : condition.parts) {
        if (!isEither && holds(part, waiting.facts))
            continue;
        auto more = waitingLines(part, waiting);
        if (isEither && !lines.isEmpty() && !more.isEmpty())
            more.front() = Waiting::tr("Or: %1", "another way to what is waited for").arg(more.front());
        lines << more;
    }
    return lines;
}

QStringList waitingLines(const Condition& condition, const WaitingFor& waiting)
{
    switch (condition.kind) {
    case Condition::Kind::Or:
    case Condition::Kind::And:
        return linesOfParts(condition, waiting);
    case Condition::Kind::Not:
        if (const auto& part = condition.parts.front(); part.kind != Condition::Kind::Truth)
            return waitingLines(negated(part), waiting);
        else
            return {endWords(std::get<LessonReference>(part.left))};
    case Condition::Kind::Compare:
        return {comparisonWords(condition, waiting)};
    case Condition::Kind::Truth:
        break;
    }
    return {truthWords(std::get<LessonReference>(condition.left), waiting.names)};
}

std::optional<double> shareOfComparison(const Condition& condition, const LessonFacts& facts)
{
    const auto* reference = std::get_if<LessonReference>(&condition.left);
    const auto* goal = std::get_if<LessonNumber>(&condition.right);
    const bool rises =
        condition.comparison == LessonComparison::Greater || condition.comparison == LessonComparison::GreaterOrEqual;
    const bool counts = reference && reference->value->origin == LessonOrigin::Growing;
    if (!rises || !counts || !goal || goal->number <= 0.0)
        return std::nullopt;
    return std::clamp(numberOf(*reference, facts).value_or(0.0) / goal->number, 0.0, 1.0);
}

} // namespace

AskedQuestion askedOf(const std::optional<Question>& question)
{
    AskedQuestion asked;
    if (!question)
        return asked;
    asked.kind = question->kind == QuestionKind::Choice ? PredictionKind::Choice
        : question->kind == QuestionKind::Number        ? PredictionKind::Number
                                                        : PredictionKind::Cell;
    asked.text = QString::fromStdString(question->text);
    const auto* answer = question->answer.value;
    asked.scale = answer && answer->measure == LessonMeasure::Share ? NumberScale::Share : NumberScale::Any;
    for (const auto& option : question->options)
        asked.options << QString::fromStdString(option.text);
    return asked;
}

StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts)
{
    StepResult result;
    result.expected = prediction.text;
    result.why = withValues(QString::fromStdString(step.why), currentValues(facts));
    if (!step.question)
        return result;
    if (step.question->kind == QuestionKind::Choice)
        judgeChoice(*step.question, prediction, facts, result);
    else if (step.question->kind == QuestionKind::Number)
        judgeNumber(*step.question, prediction, facts, result);
    else
        judgeCell(*step.question, prediction, facts, result);
    return result;
}

std::vector<LessonHighlight> highlightsOf(const LessonStep& step, const StepResult& result, const LessonFacts& facts)
{
    if (!step.highlights.empty() || !step.question || step.question->kind != QuestionKind::Cell
        || result.seen.isEmpty())
        return step.highlights;
    const auto right = rightCell(*step.question, facts);
    if (!right)
        return {};
    return {{nameOfWord(facts.picture.target, right->row), nameOfWord(facts.picture.source, right->column), {}}};
}

bool waitsForTraining(const LessonStep& step)
{
    return step.until && speaksOfTraining(step.until->condition);
}

QString valueWords(const LessonReference& reference, const LessonFacts& facts)
{
    if (reference.value->text)
        return QString::fromStdString(textOf(reference, facts).value_or(std::string()));
    const auto number = numberOf(reference, facts);
    if (!number)
        return {};
    switch (reference.value->measure) {
    case LessonMeasure::Share:
        return probabilityText(*number);
    case LessonMeasure::Information:
        return bitsText(*number);
    case LessonMeasure::Time:
        return spanText(*number);
    case LessonMeasure::Plain:
        break;
    }
    return isWholeNumber(*number) ? QLocale().toString(qint64(*number)) : QLocale().toString(*number, 'g', 3);
}

LiveValue currentValues(const LessonFacts& facts)
{
    return [facts](const QString& expression) {
        const auto reference = parseReference(expression.toStdString());
        return reference ? valueWords(*reference, facts) : QString();
    };
}

QString waitingWords(const Condition& condition, const LessonFacts& facts, const WindowNames& names)
{
    return waitingLines(condition, {facts, names}).join(QLatin1Char('\n'));
}

std::optional<double> shareOfWay(const Condition& condition, const LessonFacts& facts)
{
    if (condition.kind == Condition::Kind::Compare)
        return shareOfComparison(condition, facts);
    if (condition.kind != Condition::Kind::And && condition.kind != Condition::Kind::Or)
        return std::nullopt;
    for (const auto& part : condition.parts) {
        if (condition.kind == Condition::Kind::And && holds(part, facts))
            continue;
        const auto share = shareOfWay(part, facts);
        if (share || condition.kind == Condition::Kind::And)
            return share; // with `and`, the first unmet condition counts
    }
    return std::nullopt;
}

} // namespace attentoscope::ui
