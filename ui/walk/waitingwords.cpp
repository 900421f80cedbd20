// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/walk/waitingwords.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/conditiontext.h"
#include "engine/lessons/factvalues.h"
#include "ui/widgets/direction.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <variant>

namespace attentoscope::ui {

namespace {

struct Waiting
{
    Q_DECLARE_TR_FUNCTIONS(Waiting)
};

QString word(const LessonReference& reference, std::size_t index)
{
    return index < reference.arguments.size() ? isolated(QString::fromStdString(reference.arguments[index]))
                                              : QString();
}

QString trainingWords(LessonValue value)
{
    switch (value) {
    case LessonValue::Paused:
        return Waiting::tr("Press Pause.");
    case LessonValue::Running:
        return Waiting::tr("Press Train.");
    case LessonValue::Trained:
        return Waiting::tr("Train until the training ends.");
    case LessonValue::Validated:
        return Waiting::tr("Choose Evaluate now in the menu Training.");
    case LessonValue::Scrubbed:
        return Waiting::tr("Move the slider below the heatmap back.");
    case LessonValue::Evaluated:
        return Waiting::tr("Choose Table of sentences in the menu Tools, and let it measure them all.");
    default:
        return {};
    }
}

QString cellTask(const LessonReference& truth, const QString& anyCell, const QString& thisCell)
{
    return truth.arguments.size() < 2 ? anyCell : thisCell.arg(word(truth, 0), word(truth, 1));
}

QString truthWords(const LessonReference& truth)
{
    const bool isAny = truth.arguments.empty();
    switch (truth.value) {
    case LessonValue::Translated:
        return isAny ? Waiting::tr("Type a sentence below the heatmap.")
                     : Waiting::tr("Type “%1” below the heatmap.").arg(word(truth, 0));
    case LessonValue::Pinned:
        return cellTask(truth, Waiting::tr("Click a cell of the heatmap."),
            Waiting::tr("Click the cell “%1” on “%2”: row “%1”, column “%2”."));
    case LessonValue::Dissected:
        return cellTask(truth, Waiting::tr("Double-click a cell of the heatmap."),
            Waiting::tr("Double-click the cell “%1” on “%2”: row “%1”, column “%2”."));
    case LessonValue::Forced:
        return isAny ? Waiting::tr("Click a cell of the heatmap with Ctrl held down.")
                     : Waiting::tr("Click a cell in the row of “%1” with Ctrl held down.").arg(word(truth, 0));
    case LessonValue::Off:
        return isAny ? Waiting::tr("Switch a head off: click it and press X.")
                     : Waiting::tr("Switch off %1: click it and press X.").arg(word(truth, 0));
    case LessonValue::Compared:
        return Waiting::tr("Choose Compare two models in the menu Tools.");
    case LessonValue::Kept:
        return Waiting::tr("Keep this run as “%1”.").arg(word(truth, 0));
    default:
        return trainingWords(truth.value);
    }
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

/// What people call a number; elsewhere they know it by the name that the lesson uses.
QString nameWords(const LessonReference& reference)
{
    switch (reference.value) {
    case LessonValue::Step:
        return Waiting::tr("step");
    case LessonValue::Epoch:
        return Waiting::tr("epoch");
    case LessonValue::Loss:
        return Waiting::tr("loss");
    case LessonValue::ValidationLoss:
        return Waiting::tr("loss of the validation");
    case LessonValue::ValidationBleu:
        return Waiting::tr("BLEU of the validation");
    case LessonValue::Translation:
        return Waiting::tr("the translation");
    case LessonValue::Preset:
        return Waiting::tr("the model");
    case LessonValue::Head:
        return Waiting::tr("the head on show");
    case LessonValue::View:
        return Waiting::tr("the view");
    case LessonValue::Setting:
        return word(reference, 0);
    default:
        return QString::fromStdString(textOf(reference));
    }
}

QString operandWords(const LessonOperand& operand)
{
    if (const auto* number = std::get_if<LessonNumber>(&operand))
        return QString::fromStdString(textOf(*number)).replace(QLatin1Char('.'), QLocale().decimalPoint());
    if (const auto* text = std::get_if<std::string>(&operand))
        return Waiting::tr("“%1”").arg(isolated(QString::fromStdString(*text)));
    return nameWords(std::get<LessonReference>(operand));
}

QString comparisonWords(const Condition& condition, const LessonFacts& facts)
{
    const auto left = operandWords(condition.left);
    const auto rule =
        QStringLiteral("%1 %2 %3").arg(left, signWords(condition.comparison), operandWords(condition.right));
    const auto* reference = std::get_if<LessonReference>(&condition.left);
    const auto now = reference ? shownValue(*reference, facts, QLocale().decimalPoint().toStdString()) : std::nullopt;
    const bool isOfRun = reference && reference->value <= LessonValue::ValidationPerplexity
        && reference->value != LessonValue::Pairs && reference->value != LessonValue::Weights;
    const bool isOfTraining =
        reference && (reference->value == LessonValue::Setting || reference->value == LessonValue::Preset);
    const auto text = isOfTraining ? Waiting::tr("Train with %1").arg(rule)
        : isOfRun                  ? Waiting::tr("Train until %1").arg(rule)
                                   : Waiting::tr("Until %1").arg(rule);
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
    const bool counts = reference
        && (reference->value == LessonValue::Step || reference->value == LessonValue::Epoch
            || reference->value == LessonValue::Seconds);
    if (!rises || !counts || !goal || goal->number <= 0.0)
        return std::nullopt;
    return std::clamp(numberOf(*reference, facts).value_or(0.0) / goal->number, 0.0, 1.0);
}

} // namespace

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
    return truth ? truthWords(*truth) : QString();
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
            return share; // the first of all that are waited for
    }
    return std::nullopt;
}

} // namespace attentoscope::ui
