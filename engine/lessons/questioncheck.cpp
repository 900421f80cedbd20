// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/questioncheck.h"

#include "engine/lessons/conditiontext.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace attentoscope {

namespace {

/// The numbers for which `value < 3` and its like hold.
struct Interval
{
    LessonReference value;
    LessonUnit unit = LessonUnit::None;
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
};

std::optional<Interval> intervalOf(const Condition& condition)
{
    const auto* value = std::get_if<LessonReference>(&condition.left);
    const auto* number = std::get_if<LessonNumber>(&condition.right);
    if (condition.kind != Condition::Kind::Compare || !value || !number)
        return std::nullopt;
    Interval interval{.value = *value, .unit = number->unit};
    switch (condition.comparison) {
    case LessonComparison::Less:
    case LessonComparison::LessOrEqual:
        interval.most = number->number;
        return interval;
    case LessonComparison::Greater:
    case LessonComparison::GreaterOrEqual:
        interval.least = number->number;
        return interval;
    default:
        return std::nullopt;
    }
}

/// Both bounds of `value > 1 and value < 3`.
std::optional<Interval> wholeInterval(const Condition& condition)
{
    if (condition.kind != Condition::Kind::And)
        return intervalOf(condition);
    std::optional<Interval> whole;
    for (const auto& part : condition.parts) {
        const auto interval = intervalOf(part);
        if (!interval || (whole && (whole->value != interval->value || whole->unit != interval->unit)))
            return std::nullopt;
        if (!whole)
            whole = interval;
        whole->least = std::max(whole->least, interval->least);
        whole->most = std::min(whole->most, interval->most);
    }
    return whole;
}

bool overlap(const Condition& one, const Condition& other)
{
    const auto first = wholeInterval(one);
    const auto second = wholeInterval(other);
    return first && second && first->value == second->value && first->unit == second->unit
        && std::max(first->least, second->least) < std::min(first->most, second->most);
}

Message problemOf(const LessonOption& one, const LessonOption& other)
{
    if (!one.when && !other.when)
        return Message("Neither this option nor the one in line {} has a condition, so both would be right: write - "
                       "\"TEXT\" when CONDITION.",
            one.line);
    if (!one.when || !other.when)
        return {};
    if (*one.when == *other.when)
        return Message(
            "The option in line {} has the same condition: {}. Give them different ones.", one.line, textOf(*one.when));
    if (overlap(*one.when, *other.when))
        return Message("{} and {} (line {}) can be true at once: make the conditions exclude each other.",
            textOf(*other.when), textOf(*one.when), one.line);
    return {};
}

} // namespace

void checkQuestion(const Question& question, std::vector<LessonFinding>& findings)
{
    for (auto other = question.options.begin(); other != question.options.end(); ++other)
        for (auto one = question.options.begin(); one != other; ++one)
            if (auto problem = problemOf(*one, *other); !problem.empty()) {
                findings.push_back({other->line, std::move(problem)});
                break;
            }
}

} // namespace attentoscope
