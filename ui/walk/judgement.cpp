// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/walk/judgement.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/factvalues.h"
#include "engine/lessons/livetext.h"
#include "engine/lessons/picturevalues.h"
#include "ui/lessons/lessontext.h"
#include "ui/widgets/direction.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

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
        return truth
            && (truth->value == LessonValue::Paused || truth->value == LessonValue::Running
                || truth->value == LessonValue::Trained);
    }
    return std::ranges::any_of(condition.parts, speaksOfTraining);
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

std::vector<LessonEvidence> evidenceOf(const LessonStep& step, const StepResult& result, const LessonFacts& facts)
{
    if (!step.evidence.empty() || !step.question || step.question->kind != QuestionKind::Cell || result.seen.isEmpty())
        return step.evidence;
    const auto right = rightCell(*step.question, facts);
    if (!right)
        return {};
    return {{nameOfWord(facts.picture.target, right->row), nameOfWord(facts.picture.source, right->column), {}}};
}

bool waitsForTraining(const LessonStep& step)
{
    return step.until && speaksOfTraining(step.until->condition);
}

} // namespace attentoscope::ui
