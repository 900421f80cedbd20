// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/referencecheck.h"

#include "engine/lessons/conditiontext.h"
#include "engine/lessons/lessonactions.h"
#include "engine/lessons/settingcheck.h"
#include "engine/types/suggestion.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// Looks at one step after the other, because a run is compared after it was kept.
class ReferenceCheck
{
public:
    ReferenceCheck(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings);
    void check(const LessonStep& step);

private:
    void report(Message message);
    void check(const LessonAction& action);
    void check(const LessonGoal& goal);
    void check(const Condition& condition);
    void check(const LessonOperand& operand);
    void check(const LessonReference& reference);
    void checkPresetName(const Condition& condition);
    void checkRun(const std::string& name);

    const Catalogue& m_catalogue;
    std::vector<LessonFinding>& m_findings;
    std::vector<std::string> m_kept{"now"};
    bool m_hasHeads = false; ///< a model of the lesson has
    bool m_hasAttention = false;
    bool m_hasGold = false; ///< the data have gold links
    int m_line = 0;
};

/// The kind of all Transformers.
bool hasHeads(const PresetInfo* preset)
{
    return preset->attention == "multi-head";
}

ReferenceCheck::ReferenceCheck(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings)
    : m_catalogue(catalogue), m_findings(findings)
{
    const auto presets = presetsOf(lesson, catalogue);
    m_hasHeads = presets.empty() || std::ranges::any_of(presets, hasHeads);
    m_hasAttention = presets.empty()
        || std::ranges::any_of(presets, [](const PresetInfo* preset) { return preset->rowSum != RowSum::None; });
    const auto sample = std::ranges::find(catalogue.samples, lesson.data.name, &SampleInfo::id);
    const bool isSample = lesson.data.kind == LessonDataKind::Sample;
    m_hasGold = isSample && (sample == catalogue.samples.end() || sample->hasAlignments);
}

void ReferenceCheck::report(Message message)
{
    if (!message.empty())
        m_findings.push_back({m_line, std::move(message)});
}

void ReferenceCheck::checkRun(const std::string& name)
{
    if (std::ranges::find(m_kept, name) == m_kept.end())
        report(
            Message("No run is kept as \"{}\" before this line{}: write @do keep {} after its training. Kept are: {}.",
                name, suggestion(name, m_kept), name, joined(m_kept)));
}

void ReferenceCheck::check(const LessonAction& action)
{
    m_line = action.line;
    switch (action.kind) {
    case LessonActionKind::Keep:
        m_kept.push_back(action.arguments[0]);
        break;
    case LessonActionKind::Compare:
        checkRun(action.arguments[0]);
        checkRun(action.arguments[1]);
        break;
    case LessonActionKind::Head:
    case LessonActionKind::Off:
        if (!m_hasHeads)
            report(Message(
                "\"{}\": none of the lesson's presets is a Transformer, so there are no heads.", textOf(action)));
        else if (action.arguments[0] == "best" && !m_hasGold)
            report(Message(
                "\"{}\": the best head is known only where the data have gold links, as the sample tiny-french does.",
                textOf(action)));
        break;
    default:
        break;
    }
    if (action.until)
        check(*action.until);
}

void ReferenceCheck::check(const LessonGoal& goal)
{
    m_line = goal.line;
    check(goal.condition);
    for (const auto& brief : goal.brief)
        check(brief);
}

void ReferenceCheck::check(const Condition& condition)
{
    for (const auto& part : condition.parts)
        check(part);
    if (condition.kind == Condition::Kind::Compare)
        checkPresetName(condition);
    if (condition.parts.empty())
        check(condition.left);
    if (condition.kind == Condition::Kind::Compare)
        check(condition.right);
}

void ReferenceCheck::checkPresetName(const Condition& condition)
{
    const auto* value = std::get_if<LessonReference>(&condition.left);
    const auto* name = std::get_if<std::string>(&condition.right);
    if (value && name && value->value == LessonValue::Preset)
        report(presetProblem(m_catalogue, *name));
    if (value && name && value->value == LessonValue::View) {
        const auto views = lessonViews();
        if (std::ranges::find(views, *name) == views.end())
            report(Message(
                "There is no attention view \"{}\"{}. Known are: {}.", *name, suggestion(*name, views), joined(views)));
    }
}

void ReferenceCheck::check(const LessonOperand& operand)
{
    if (const auto* reference = std::get_if<LessonReference>(&operand))
        check(*reference);
}

void ReferenceCheck::check(const LessonReference& reference)
{
    switch (reference.value) {
    case LessonValue::Setting:
        return report(keyProblem(m_catalogue, reference.arguments[0]));
    case LessonValue::Kept:
        return checkRun(reference.arguments[0]);
    case LessonValue::Compared:
        for (const auto& name : reference.arguments)
            checkRun(name);
        return;
    case LessonValue::Heads:
    case LessonValue::HeadErrorRate:
    case LessonValue::BestHead:
    case LessonValue::Head:
    case LessonValue::Off:
    case LessonValue::OffLoss:
    case LessonValue::OffBleu:
        if (!m_hasHeads)
            return report(Message(
                "\"{}\": none of the lesson's presets is a Transformer, so there are no heads.", textOf(reference)));
        break;
    case LessonValue::Entropy:
    case LessonValue::RowEntropy:
    case LessonValue::Weight:
    case LessonValue::Score:
    case LessonValue::Column:
    case LessonValue::RowsDiffer:
    case LessonValue::Diagonal:
    case LessonValue::ForcedDifference:
    case LessonValue::Argmax:
        if (!m_hasAttention)
            return report(Message(
                "\"{}\": none of the lesson's presets has attention, so there are no weights.", textOf(reference)));
        break;
    default:
        break;
    }
    const bool needsGold = reference.value == LessonValue::ErrorRate || reference.value == LessonValue::ErrorRateEarlier
        || reference.value == LessonValue::ErrorRateLater || reference.value == LessonValue::HeadErrorRate
        || reference.value == LessonValue::BestHead;
    if (needsGold && !m_hasGold)
        report(Message(
            "\"{}\" is known only where the data have gold links, as the sample tiny-french does.", textOf(reference)));
}

void ReferenceCheck::check(const LessonStep& step)
{
    for (const auto& action : step.actions)
        check(action);
    if (step.until)
        check(*step.until);
    if (!step.question)
        return;
    for (const auto& option : step.question->options) {
        m_line = option.line;
        if (option.when)
            check(*option.when);
    }
    m_line = step.question->line;
    if (step.question->kind != QuestionKind::Choice)
        check(step.question->answer);
}

} // namespace

void checkReferences(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings)
{
    ReferenceCheck check(lesson, catalogue, findings);
    for (const auto& step : lesson.steps)
        check.check(step);
}

} // namespace attentoscope
