// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonadvice.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonvalues.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace attentoscope {

namespace {

using TriedValue = std::variant<double, std::string>;
using Assignment = std::map<std::string, TriedValue>; ///< key: the value as a lesson writes it

constexpr std::size_t mostAssignments = 20'000; ///< a question with more combinations is not tried out
constexpr double besides = 0.001; ///< least distance of a tried number from a limit, also as a share of the limit
constexpr auto otherText = "…"; ///< a text that no condition contains

std::string nameOf(const LessonReference& reference)
{
    return textOf(LessonReference{reference.value, reference.arguments, {}});
}

/// The values that decide whether conditions are true: numbers below, at and above each limit, each text, and another
/// text.
class Samples
{
public:
    void add(const Condition& condition);
    /// Calls `each` with every combination of the values, until it returns false. Does nothing if there are too many
    /// combinations.
    template <typename Each>
    void tryAll(const Each& each) const;

private:
    void addLimit(const LessonReference& reference, double limit);
    void addCompared(const LessonReference& left, const LessonReference& right);

    std::map<std::string, std::set<TriedValue>> m_values;
};

void Samples::addLimit(const LessonReference& reference, double limit)
{
    const double place = limit - inBase(reference.plus);
    const double step = std::max(besides, std::abs(place) * besides);
    for (const double value : {place - step, place, place + step})
        m_values[nameOf(reference)].insert(value);
}

/// Chooses numbers so that any of the values can be the largest, and three or four of them can have any order.
void Samples::addCompared(const LessonReference& left, const LessonReference& right)
{
    const bool isText = left.value->type() == LessonValueType::Text;
    for (const auto* reference : {&left, &right}) {
        auto& values = m_values[nameOf(*reference)];
        if (isText)
            values.insert({TriedValue(std::string("a")), TriedValue(std::string("b"))});
        else
            for (const double level : {0.0, 1.0, 2.0, 3.0})
                values.insert(level + inBase(left.plus) + inBase(right.plus));
    }
}

void Samples::add(const Condition& condition)
{
    for (const auto& part : condition.parts)
        add(part);
    const auto* left = std::get_if<LessonReference>(&condition.left);
    const auto* right = std::get_if<LessonReference>(&condition.right);
    if (condition.kind == Condition::Kind::Truth && left)
        m_values[nameOf(*left)].insert({TriedValue(0.0), TriedValue(1.0)});
    if (condition.kind != Condition::Kind::Compare)
        return;
    if (left && right)
        return addCompared(*left, *right);
    const auto* reference = left ? left : right;
    const auto& other = left ? condition.right : condition.left;
    if (!reference)
        return;
    if (const auto* number = std::get_if<LessonNumber>(&other); number && reference->value->number)
        return addLimit(*reference, inBase(*number));
    const auto* text = std::get_if<std::string>(&other);
    const auto* number = std::get_if<LessonNumber>(&other);
    const auto named = text ? *text : number ? textOf(LessonNumber{number->number}) : std::string();
    m_values[nameOf(*reference)].insert({TriedValue(named), TriedValue(std::string(otherText))});
}

template <typename Each>
void Samples::tryAll(const Each& each) const
{
    std::size_t count = 1;
    for (const auto& [name, values] : m_values)
        if ((count *= values.size()) > mostAssignments)
            return;
    for (std::size_t place = 0; place < count; ++place) {
        Assignment assignment;
        std::size_t rest = place;
        for (const auto& [name, values] : m_values) {
            assignment[name] = *std::next(values.begin(), static_cast<std::ptrdiff_t>(rest % values.size()));
            rest /= values.size();
        }
        if (!each(assignment))
            return;
    }
}

template <typename Value>
std::optional<Value> triedValue(const Assignment& assignment, const LessonReference& reference)
{
    const auto found = assignment.find(nameOf(reference));
    const auto* value = found == assignment.end() ? nullptr : std::get_if<Value>(&found->second);
    return value ? std::optional(*value) : std::nullopt;
}

bool holdsIn(const Assignment& assignment, const Condition& condition)
{
    return holds(condition,
        LessonLookup{[&](const LessonReference& asked) { return triedValue<double>(assignment, asked); },
            [&](const LessonReference& asked) { return triedValue<std::string>(assignment, asked); },
            [&](const LessonReference& asked) { return triedValue<double>(assignment, asked) == 1.0; }});
}

/// Text such as: bleu.short = 80 and translation = "a b"
std::string textOf(const Assignment& assignment)
{
    std::string text;
    for (const auto& [name, value] : assignment) {
        const auto* number = std::get_if<double>(&value);
        text += (text.empty() ? "" : " and ") + name + " = "
            + (number ? textOf(LessonNumber{*number}) : quoted(std::get<std::string>(value)));
    }
    return text;
}

/// Whether a condition depends on a row that a run may not have.
bool speaksOfRow(const Condition& condition)
{
    const auto asks = [](const LessonOperand& operand) {
        const auto* reference = std::get_if<LessonReference>(&operand);
        return reference && reference->value->type() != LessonValueType::Truth
            && std::ranges::find(reference->value->arguments, LessonArgument::Target)
            != reference->value->arguments.end();
    };
    return std::ranges::any_of(condition.parts, speaksOfRow)
        || (condition.parts.empty() && (asks(condition.left) || asks(condition.right)));
}

Message adviceOn(const Question& question)
{
    Samples samples;
    bool hasOther = false;
    bool isOfRow = false;
    for (const auto& option : question.options) {
        hasOther = hasOther || !option.when;
        isOfRow = isOfRow || (option.when && speaksOfRow(*option.when));
        if (option.when)
            samples.add(*option.when);
    }
    if (isOfRow && !hasOther)
        return "A run may not have the row that an option asks about: add an option without a condition, such as - "
               "something else.";
    Message advice;
    samples.tryAll([&](const Assignment& assignment) {
        const auto right = std::ranges::count_if(question.options,
            [&](const LessonOption& option) { return option.when && holdsIn(assignment, *option.when); });
        if (right == 0 && !hasOther)
            advice = Message("No option is right where {}: add one without a condition, such as - something else.",
                textOf(assignment));
        if (right > 1)
            advice = Message(
                "{} options are right where {}: let their conditions exclude each other.", right, textOf(assignment));
        return advice.empty();
    });
    return advice;
}

/// Whether a person or time alone can make the condition true, whatever the model has learned.
bool canBeReached(const Condition& condition)
{
    const auto* reference = std::get_if<LessonReference>(&condition.left);
    switch (condition.kind) {
    case Condition::Kind::Or:
        return std::ranges::any_of(condition.parts, canBeReached);
    case Condition::Kind::And:
        return std::ranges::all_of(condition.parts, canBeReached);
    case Condition::Kind::Not:
    case Condition::Kind::Truth:
        return true;
    case Condition::Kind::Compare:
        break;
    }
    if (!reference)
        return false;
    const auto& value = *reference->value;
    if (value.type() == LessonValueType::Number)
        return value.origin == LessonOrigin::Growing || value.origin == LessonOrigin::Slider;
    return value.origin != LessonOrigin::Picture && value.texts != LessonText::BestHead;
}

/// The first word after a value.
std::string_view wordBehind(std::string_view text)
{
    const auto begin = text.find_first_not_of(" \n");
    text.remove_prefix(std::min(begin, text.size()));
    const auto end = text.starts_with('%') ? 1 : text.find_first_of(" \n.,;:!?)");
    return text.substr(0, end);
}

bool isUnitOf(LessonMeasure measure, std::string_view word)
{
    const auto isOneOf = [&](std::initializer_list<std::string_view> units) {
        return std::ranges::find(units, word) != units.end();
    };
    switch (measure) {
    case LessonMeasure::Information:
        return isOneOf({"bit", "bits", "Bit", "Bits"});
    case LessonMeasure::Time:
        return isOneOf({"s", "seconds", "Sekunden", "secondes"});
    case LessonMeasure::Share:
        return isOneOf({"%"});
    case LessonMeasure::Plain:
        break;
    }
    return false;
}

Message adviceOn(std::string_view text)
{
    for (auto at = text.find("{{"); at != std::string_view::npos; at = text.find("{{")) {
        const auto end = text.find("}}", at);
        if (end == std::string_view::npos)
            break;
        const auto reference = parseReference(text.substr(at + 2, end - at - 2));
        const auto name = std::string(text.substr(at, end + 2 - at));
        text.remove_prefix(end + 2);
        const auto word = wordBehind(text);
        if (reference && isUnitOf(reference->value->measure, word))
            return Message("{} is written with its unit, or from 0 to 1: leave out \"{}\".", name, std::string(word));
    }
    return {};
}

} // namespace

std::vector<LessonFinding> lessonAdvice(const Lesson& lesson)
{
    std::vector<LessonFinding> advice;
    const auto give = [&](int line, Message message) {
        if (!message.empty())
            advice.push_back({line, std::move(message)});
    };
    for (const auto& step : lesson.steps) {
        give(step.line, adviceOn(step.text));
        give(step.line, adviceOn(step.why));
        if (step.question)
            give(step.question->line, adviceOn(step.question->text));
        if (step.question && step.question->kind == QuestionKind::Choice)
            give(step.question->line, adviceOn(*step.question));
        if (step.until && !canBeReached(step.until->condition))
            give(step.until->line,
                Message("The step \"{}\" waits for {}, which may never come: wait for steps (step >= N), and ask about "
                        "it in an option.",
                    step.id, textOf(step.until->condition)));
    }
    return advice;
}

} // namespace attentoscope
