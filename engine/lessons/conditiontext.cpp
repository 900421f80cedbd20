// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditiontext.h"

#include "engine/lessons/lessonvalues.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace attentoscope {

namespace {

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

/// A name stands alone where it is one; anything else in quotes.
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

/// With parentheses where a part binds less than what joins it.
std::string partText(const Condition& part, Condition::Kind joined)
{
    const bool isLooser =
        part.kind == Condition::Kind::Or || (part.kind == Condition::Kind::And && joined != part.kind);
    const bool needs = isLooser && joined != Condition::Kind::Or;
    return needs ? '(' + textOf(part) + ')' : textOf(part);
}

} // namespace

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
    const LessonValueRow& row = rowOf(reference.value);
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
