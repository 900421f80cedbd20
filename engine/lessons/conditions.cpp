// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditions.h"

#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/picturevalues.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

namespace attentoscope {

namespace {

template <typename Value>
bool compare(const Value& left, LessonComparison comparison, const Value& right)
{
    switch (comparison) {
    case LessonComparison::Less:
        return left < right;
    case LessonComparison::LessOrEqual:
        return left <= right;
    case LessonComparison::Greater:
        return left > right;
    case LessonComparison::GreaterOrEqual:
        return left >= right;
    case LessonComparison::Equal:
        return left == right;
    case LessonComparison::NotEqual:
        return left != right;
    }
    return false;
}

std::optional<double> numberIn(const std::string& text)
{
    double number = 0.0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

std::optional<double> numberOf(const LessonOperand& operand, const LessonLookup& lookup)
{
    if (const auto* number = std::get_if<LessonNumber>(&operand))
        return inBase(*number);
    if (const auto* text = std::get_if<std::string>(&operand))
        return numberIn(*text);
    const auto& reference = std::get<LessonReference>(operand);
    if (reference.value->texts != LessonText::Setting) {
        const auto number = lookup.number(reference);
        return number ? std::optional(*number + inBase(reference.plus)) : std::nullopt;
    }
    const auto text = lookup.text(reference);
    return text ? numberIn(*text) : std::nullopt;
}

std::optional<std::string> textOf(const LessonOperand& operand, const LessonLookup& lookup)
{
    if (const auto* text = std::get_if<std::string>(&operand))
        return *text;
    const auto* reference = std::get_if<LessonReference>(&operand);
    return reference ? lookup.text(*reference) : std::nullopt;
}

bool holdsCompared(const Condition& condition, const LessonLookup& lookup)
{
    const auto left = numberOf(condition.left, lookup);
    const auto right = numberOf(condition.right, lookup);
    if (left && right)
        return compare(*left, condition.comparison, *right);
    const auto leftText = textOf(condition.left, lookup);
    const auto rightText = textOf(condition.right, lookup);
    return leftText && rightText && compare(*leftText, condition.comparison, *rightText);
}

const char* signOf(LessonComparison comparison)
{
    switch (comparison) {
    case LessonComparison::Less:
        return "<";
    case LessonComparison::LessOrEqual:
        return "<=";
    case LessonComparison::Greater:
        return ">";
    case LessonComparison::GreaterOrEqual:
        return ">=";
    case LessonComparison::Equal:
        return "=";
    case LessonComparison::NotEqual:
        return "!=";
    }
    return "";
}

const char* unitText(LessonUnit unit)
{
    switch (unit) {
    case LessonUnit::None:
        return "";
    case LessonUnit::Bits:
        return " bit";
    case LessonUnit::Nats:
        return " nat";
    case LessonUnit::Percent:
        return " %";
    case LessonUnit::Seconds:
        return " s";
    }
    return "";
}

std::string operandText(const LessonOperand& operand)
{
    if (const auto* number = std::get_if<LessonNumber>(&operand))
        return textOf(*number);
    if (const auto* text = std::get_if<std::string>(&operand))
        return quoted(*text);
    return textOf(std::get<LessonReference>(operand));
}

/// A name is written without quotes if it can be read as one.
std::string nameText(const std::string& name)
{
    const auto isLetter = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    };
    const bool isName = !name.empty() && isLetter(name.front()) && std::ranges::all_of(name, [&](char letter) {
        return isLetter(letter) || (letter >= '0' && letter <= '9') || std::string_view("._-").contains(letter);
    });
    const bool isKeyword = name == "and" || name == "or" || name == "not" || name == "short";
    return isName && !isKeyword ? name : quoted(name);
}

/// A part of a condition, with parentheses if it binds less than the operator that joins it.
std::string partText(const Condition& part, Condition::Kind joined)
{
    const bool isLooser =
        part.kind == Condition::Kind::Or || (part.kind == Condition::Kind::And && joined != part.kind);
    const bool needs = isLooser && joined != Condition::Kind::Or;
    return needs ? '(' + textOf(part) + ')' : textOf(part);
}

} // namespace

bool holds(const Condition& condition, const LessonLookup& lookup)
{
    const auto isTrue = [&](const Condition& part) { return holds(part, lookup); };
    switch (condition.kind) {
    case Condition::Kind::Or:
        return std::ranges::any_of(condition.parts, isTrue);
    case Condition::Kind::And:
        return std::ranges::all_of(condition.parts, isTrue);
    case Condition::Kind::Not:
        return !isTrue(condition.parts.front());
    case Condition::Kind::Compare:
        return holdsCompared(condition, lookup);
    case Condition::Kind::Truth:
        return lookup.truth(std::get<LessonReference>(condition.left));
    }
    return false;
}

bool holds(const Condition& condition, const LessonFacts& facts)
{
    const auto truth = [&facts](const LessonReference& asked) {
        return asked.value->truth && asked.value->truth(facts, asked.arguments);
    };
    return holds(condition,
        LessonLookup{[&facts](const LessonReference& asked) { return numberOf(asked, facts); },
            [&facts](const LessonReference& asked) { return textOf(asked, facts); }, truth});
}

double inBase(const LessonNumber& number)
{
    switch (number.unit) {
    case LessonUnit::Nats:
        return number.number / std::numbers::ln2;
    case LessonUnit::Percent:
        return number.number / 100.0;
    default:
        return number.number;
    }
}

std::vector<std::size_t> rightOptions(const Question& question, const LessonFacts& facts)
{
    std::vector<std::size_t> right;
    std::vector<std::size_t> otherwise;
    for (std::size_t place = 0; place < question.options.size(); ++place) {
        const auto& when = question.options[place].when;
        if (!when)
            otherwise.push_back(place);
        else if (holds(*when, facts))
            right.push_back(place);
    }
    return right.empty() ? otherwise : right;
}

std::optional<bool> isNear(const Question& question, double predicted, const LessonFacts& facts)
{
    const auto seen = numberOf(question.answer, facts);
    if (!seen)
        return std::nullopt;
    const bool isShare = question.tolerance.unit == LessonUnit::Percent;
    const double tolerance = inBase(question.tolerance) * (isShare ? std::abs(*seen) : 1.0);
    return std::abs(predicted - *seen) <= tolerance;
}

std::optional<LessonCell> rightCell(const Question& question, const LessonFacts& facts)
{
    const auto& picture = facts.picture;
    if (question.answer.arguments.empty() || picture.attention.isEmpty())
        return std::nullopt;
    const auto row = findWord(picture.target, question.answer.arguments.front());
    if (!row || *row >= picture.attention.rows)
        return std::nullopt;
    return LessonCell{*row, largestColumn(picture.attention, *row)};
}

std::string quoted(std::string_view text)
{
    std::string written = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            written += '\\';
        written += letter;
    }
    return written + '"';
}

std::string textOf(const LessonNumber& number)
{
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number.number).ptr;
    return std::string(digits.data(), end) + unitText(number.unit);
}

std::string textOf(const LessonReference& reference)
{
    const LessonValueRow& row = *reference.value;
    std::string text = row.name;
    for (std::size_t place = 0; place < reference.arguments.size(); ++place) {
        const auto kind = row.arguments[place];
        const bool isWord =
            kind == LessonArgument::Target || kind == LessonArgument::Source || kind == LessonArgument::Text;
        text += ' ' + (isWord ? quoted(reference.arguments[place]) : nameText(reference.arguments[place]));
    }
    if (reference.plus.number < 0.0)
        return text + " - " + textOf(LessonNumber{-reference.plus.number, reference.plus.unit});
    if (reference.plus.number > 0.0)
        return text + " + " + textOf(reference.plus);
    return text;
}

std::string textOf(const Condition& condition)
{
    switch (condition.kind) {
    case Condition::Kind::Or:
    case Condition::Kind::And: {
        std::string text;
        for (const auto& part : condition.parts)
            text += (text.empty()                                   ? ""
                            : condition.kind == Condition::Kind::Or ? " or "
                                                                    : " and ")
                + partText(part, condition.kind);
        return text;
    }
    case Condition::Kind::Not:
        return "not " + partText(condition.parts.front(), Condition::Kind::Not);
    case Condition::Kind::Compare:
        return operandText(condition.left) + ' ' + signOf(condition.comparison) + ' ' + operandText(condition.right);
    case Condition::Kind::Truth:
        return operandText(condition.left);
    }
    return {};
}

} // namespace attentoscope
