// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/goalcheck.h"

#include "engine/lessons/conditiontext.h"

#include <algorithm>

namespace attentoscope {

namespace {

const LessonReference* comparedValue(const Condition& condition, LessonValue value)
{
    const auto* reference = std::get_if<LessonReference>(&condition.left);
    const bool isIt = condition.kind == Condition::Kind::Compare && reference && reference->value == value;
    return isIt ? reference : nullptr;
}

/// N of `step >= N`; none for anything else.
std::optional<double> leastSteps(const Condition& condition)
{
    const auto* number = std::get_if<LessonNumber>(&condition.right);
    const bool isLeast = condition.comparison == LessonComparison::GreaterOrEqual
        || condition.comparison == LessonComparison::Greater || condition.comparison == LessonComparison::Equal;
    return comparedValue(condition, LessonValue::Step) && number && isLeast ? std::optional(number->number)
                                                                            : std::nullopt;
}

/// The steps that must be done before it can be true; 0: it says nothing of them.
double neededSteps(const Condition& condition)
{
    if (const auto least = leastSteps(condition))
        return *least;
    if (condition.kind != Condition::Kind::And)
        return 0.0;
    double most = 0.0;
    for (const auto& part : condition.parts)
        most = std::max(most, neededSteps(part));
    return most;
}

std::optional<bool> allOf(const std::vector<std::optional<bool>>& parts)
{
    const auto is = [&](std::optional<bool> value) { return std::ranges::find(parts, value) != parts.end(); };
    if (is(false))
        return false;
    return is(std::nullopt) ? std::nullopt : std::optional(true);
}

std::optional<bool> turned(std::optional<bool> value)
{
    return value ? std::optional(!*value) : std::nullopt;
}

} // namespace

KnownCourse::KnownCourse(const Lesson& lesson) : m_preset(lesson.preset) { }

std::optional<bool> KnownCourse::holds(const Condition& condition) const
{
    std::vector<std::optional<bool>> parts;
    parts.reserve(condition.parts.size());
    for (const auto& part : condition.parts)
        parts.push_back(holds(part));
    switch (condition.kind) {
    case Condition::Kind::And:
        return allOf(parts);
    case Condition::Kind::Or:
        std::ranges::transform(parts, parts.begin(), turned);
        return turned(allOf(parts));
    case Condition::Kind::Not:
        return turned(parts.front());
    case Condition::Kind::Compare:
        return holdsCompared(condition);
    case Condition::Kind::Truth:
        return holdsTruth(std::get<LessonReference>(condition.left));
    }
    return std::nullopt;
}

std::optional<bool> KnownCourse::holdsTruth(const LessonReference& reference) const
{
    switch (reference.value) {
    case LessonValue::Translated:
    case LessonValue::Compared:
    case LessonValue::Dissected:
    case LessonValue::Scrubbed:
    case LessonValue::Validated:
    case LessonValue::Evaluated:
        return false; // they count from the begin of the step
    case LessonValue::Kept:
        return std::ranges::find(m_kept, reference.arguments[0]) != m_kept.end();
    case LessonValue::Off: {
        const auto& words = reference.arguments;
        const auto isOff = [](const auto& head) { return head.second; };
        const bool isBest = std::ranges::any_of(m_off, [](const auto& head) { return head.first == "best"; });
        if (words.empty())
            return std::ranges::any_of(m_off, isOff);
        return isBest ? std::nullopt : std::optional(m_off.contains(words[0]) && m_off.at(words[0]));
    }
    case LessonValue::Pinned:
    case LessonValue::Forced:
        return m_hasPicture ? std::nullopt : std::optional(false);
    case LessonValue::Running:
    case LessonValue::Trained:
        return m_hasTrained ? std::nullopt : std::optional(false);
    case LessonValue::Paused:
        return m_hasTrained ? std::nullopt : std::optional(m_hasStarted);
    default:
        return std::nullopt;
    }
}

std::optional<bool> KnownCourse::holdsCompared(const Condition& condition) const
{
    if (comparedValue(condition, LessonValue::Preset)) {
        const auto* name = std::get_if<std::string>(&condition.right);
        const bool isEqual = condition.comparison == LessonComparison::Equal;
        if (!name || (!m_hasTrained && !m_hasStarted))
            return std::nullopt;
        return (*name == m_preset) == isEqual;
    }
    const auto* number = std::get_if<LessonNumber>(&condition.right);
    if (!comparedValue(condition, LessonValue::Step) || !number)
        return std::nullopt;
    if (condition.comparison == LessonComparison::GreaterOrEqual && number->number <= m_steps)
        return true;
    if (condition.comparison == LessonComparison::Greater && number->number < m_steps)
        return true;
    const bool isLess =
        condition.comparison == LessonComparison::Less || condition.comparison == LessonComparison::LessOrEqual;
    return isLess && !m_hasTrained && number->number > 0.0 ? std::optional(true) : std::nullopt;
}

void KnownCourse::reach(const Condition& condition)
{
    m_steps = std::max(m_steps, neededSteps(condition));
}

void KnownCourse::perform(const LessonAction& action)
{
    const auto& arguments = action.arguments;
    switch (action.kind) {
    case LessonActionKind::Train:
        m_hasTrained = true;
        reach(action.until->condition);
        break;
    case LessonActionKind::Start:
        m_preset = arguments[0];
        m_steps = 0.0;
        m_hasTrained = false;
        m_hasStarted = true;
        m_off.clear();
        break;
    case LessonActionKind::Validate:
        m_hasTrained = true;
        break;
    case LessonActionKind::Pin:
    case LessonActionKind::Force:
        m_hasPicture = true;
        break;
    case LessonActionKind::Keep:
        m_kept.push_back(arguments[0]);
        break;
    case LessonActionKind::Off:
        if (arguments[0] == "none")
            m_off.clear();
        else
            m_off[arguments[0]] = true;
        break;
    default:
        break;
    }
}

void KnownCourse::follow(const LessonStep& step)
{
    for (const auto& action : step.actions)
        perform(action);
    if (step.until)
        reach(step.until->condition);
}

void checkGoals(const Lesson& lesson, std::vector<LessonFinding>& findings)
{
    KnownCourse course(lesson);
    const auto check = [&](const LessonGoal& goal) {
        const double needed = neededSteps(goal.condition);
        if (lesson.stepLimit > 0 && needed > lesson.stepLimit)
            findings.push_back({goal.line,
                Message("{} is never true: training ends at step {} (steps: in the front matter).",
                    textOf(goal.condition), lesson.stepLimit)});
    };
    for (const auto& step : lesson.steps) {
        if (step.until && course.holds(step.until->condition) == std::optional(true))
            findings.push_back({step.until->line,
                Message(
                    "{} is true already when the step begins, so nothing is left to do: wait for something that the "
                    "learner does here.",
                    textOf(step.until->condition))});
        for (const auto& action : step.actions)
            if (action.until)
                check(*action.until);
        if (step.until)
            check(*step.until);
        course.follow(step);
    }
}

} // namespace attentoscope
