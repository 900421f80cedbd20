// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/stepwords.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/picturevalues.h"
#include "ui/language/languages.h"
#include "ui/lessons/lessontext.h"
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
    result.seen = QString::fromStdString(
        shownAnswer(question.answer, facts, QLocale().decimalPoint().toStdString()).value_or(std::string()));
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

/// The name of a value, with its rule; or the task that makes it true.
QString said(const LessonReference& reference, const QString& rule)
{
    LessonWords words;
    for (const auto& word : reference.arguments)
        words.push_back(isolated(QString::fromStdString(word)).toStdString());
    if (reference.value->said)
        return translated(reference.value->said(words, rule.toStdString())).trimmed();
    return QStringLiteral("%1 %2").arg(QString::fromStdString(textOf(reference)), rule).trimmed();
}

QString operandWords(const LessonOperand& operand)
{
    if (const auto* number = std::get_if<LessonNumber>(&operand))
        return QString::fromStdString(textOf(*number)).replace(QLatin1Char('.'), QLocale().decimalPoint());
    if (const auto* text = std::get_if<std::string>(&operand))
        return Waiting::tr("“%1”").arg(isolated(QString::fromStdString(*text)));
    return said(std::get<LessonReference>(operand), {});
}

QString untilWords(const LessonReference* reference, const QString& rule)
{
    const auto origin = reference ? reference->value->origin : LessonOrigin::Other;
    if (origin == LessonOrigin::TrainingChoice)
        return Waiting::tr("Train with %1").arg(rule);
    if (origin == LessonOrigin::Training || origin == LessonOrigin::Growing)
        return Waiting::tr("Train until %1").arg(rule);
    return Waiting::tr("Until %1").arg(rule);
}

QString comparisonWords(const Condition& condition, const LessonFacts& facts)
{
    const auto* reference = std::get_if<LessonReference>(&condition.left);
    const auto rule = QStringLiteral("%1 %2").arg(signWords(condition.comparison), operandWords(condition.right));
    const auto text = untilWords(
        reference, reference ? said(*reference, rule) : operandWords(condition.left) + QLatin1Char(' ') + rule);
    const auto now = reference ? shownValue(*reference, facts, QLocale().decimalPoint().toStdString()) : std::nullopt;
    return now ? Waiting::tr("%1. Now: %2", "what is waited for, and its present value")
                     .arg(text, QString::fromStdString(*now))
               : text + QLatin1Char('.');
}

QString joinedWaiting(const Condition& condition, const LessonFacts& facts, const QString& separator)
{
    QStringList words;
    for (const auto& part : condition.parts)
        if (condition.kind == Condition::Kind::Or || !holds(part, facts))
            words << waitingWords(part, facts);
    return words.join(separator);
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
    for (const auto& option : question->options)
        asked.options << QString::fromStdString(option.text);
    return asked;
}

StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts)
{
    StepResult result;
    result.expected = prediction.text;
    result.why = QString::fromStdString(withLiveValues(step.why, facts, QLocale().decimalPoint().toStdString()));
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

QString waitingWords(const Condition& condition, const LessonFacts& facts)
{
    switch (condition.kind) {
    case Condition::Kind::Or:
        return joinedWaiting(condition, facts, Waiting::tr(" Or: ", "between two things that are waited for"));
    case Condition::Kind::And:
        return joinedWaiting(condition, facts, QStringLiteral(" "));
    case Condition::Kind::Not:
        return Waiting::tr("Until this is no longer so: %1").arg(waitingWords(condition.parts.front(), facts));
    case Condition::Kind::Compare:
        return comparisonWords(condition, facts);
    case Condition::Kind::Truth:
        break;
    }
    const auto* truth = std::get_if<LessonReference>(&condition.left);
    return truth ? said(*truth, {}) : QString();
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
            return share; // the first of several conditions
    }
    return std::nullopt;
}

} // namespace attentoscope::ui
