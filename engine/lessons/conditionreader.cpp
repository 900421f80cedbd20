// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditionreader.h"

#include "engine/lessons/comparedoperands.h"
#include "engine/lessons/conditiontext.h"
#include "engine/types/headtext.h"
#include "engine/types/suggestion.h"

#include <array>

namespace attentoscope {

namespace {

using TokenKind = ConditionToken::Kind;

std::optional<LessonComparison> comparisonFrom(std::string_view sign)
{
    constexpr std::array<std::string_view, 6> signs{"<", "<=", ">", ">=", "=", "!="};
    for (std::size_t place = 0; place < signs.size(); ++place)
        if (signs[place] == sign)
            return static_cast<LessonComparison>(place);
    return std::nullopt;
}

std::vector<std::string> valueNames()
{
    std::vector<std::string> names;
    for (const auto& row : lessonValues())
        names.push_back(row.name);
    return names;
}

bool isTextValue(const LessonOperand& operand)
{
    const auto* reference = std::get_if<LessonReference>(&operand);
    return reference && rowOf(reference->value).type == LessonValueType::Text;
}

/// What a bare name means on the right of a text: another value that is a text, or the text itself.
bool namesText(std::string_view name)
{
    const auto* row = findLessonValue(name);
    return row && row->type == LessonValueType::Text && row->arguments.empty() && row->value == LessonValue::BestHead;
}

} // namespace

Result<ConditionReader> ConditionReader::of(std::string_view text)
{
    auto tokens = conditionTokens(text);
    if (!tokens)
        return std::unexpected(tokens.error());
    return ConditionReader(std::move(*tokens));
}

bool ConditionReader::isKeyword() const
{
    const auto& name = peek().text;
    return peek().kind == TokenKind::Name && (name == "and" || name == "or" || name == "not" || name == "short");
}

bool ConditionReader::takeName(std::string_view name)
{
    const bool isHere = peek().kind == TokenKind::Name && peek().text == name;
    if (isHere)
        take();
    return isHere;
}

bool ConditionReader::takeSign(std::string_view sign)
{
    const bool isHere = peek().kind == TokenKind::Sign && peek().text == sign;
    if (isHere)
        take();
    return isHere;
}

std::optional<std::string> ConditionReader::takeText()
{
    return peek().kind == TokenKind::Text ? std::optional(take().text) : std::nullopt;
}

std::optional<LessonNumber> ConditionReader::takeNumber()
{
    return peek().kind == TokenKind::Number ? std::optional(take().number) : std::nullopt;
}

std::optional<std::string> ConditionReader::takeWord()
{
    return peek().kind == TokenKind::Text || (peek().kind == TokenKind::Name && !isKeyword())
        ? std::optional(take().text)
        : std::nullopt;
}

Message ConditionReader::found() const
{
    return isAtEnd() ? Message("the end of the line") : Message(peek().text);
}

Result<void> ConditionReader::expectEnd() const
{
    if (isAtEnd())
        return {};
    return failure(ErrorCode::BadData, Message("\"{}\" is too much here: end the line before it.", found()));
}

Result<Condition> ConditionReader::condition()
{
    return joined(Condition::Kind::Or);
}

Result<LessonGoal> ConditionReader::goal()
{
    auto condition = this->condition();
    if (!condition)
        return std::unexpected(condition.error());
    LessonGoal goal{.condition = std::move(*condition), .brief = {}};
    if (!takeName("short"))
        return goal;
    auto brief = this->condition();
    if (!brief)
        return std::unexpected(brief.error());
    goal.brief.push_back(std::move(*brief));
    return goal;
}

/// Parts with `or` or `and` between them. One part alone stands for itself.
Result<Condition> ConditionReader::joined(Condition::Kind kind)
{
    const bool isOr = kind == Condition::Kind::Or;
    Condition whole{.kind = kind, .parts = {}, .left = {}, .right = {}};
    do {
        auto part = isOr ? joined(Condition::Kind::And) : negated();
        if (!part)
            return part;
        whole.parts.push_back(std::move(*part));
    } while (takeName(isOr ? "or" : "and"));
    return whole.parts.size() == 1 ? std::move(whole.parts.front()) : whole;
}

Result<Condition> ConditionReader::negated()
{
    if (!takeName("not"))
        return primary();
    if (++m_depth > deepest)
        return failure(ErrorCode::BadData, Message("More than {} conditions stand within each other.", deepest));
    auto part = negated();
    --m_depth;
    if (!part)
        return part;
    Condition whole{.kind = Condition::Kind::Not, .parts = {}, .left = {}, .right = {}};
    whole.parts.push_back(std::move(*part));
    return whole;
}

Result<Condition> ConditionReader::primary()
{
    if (peek().kind != TokenKind::Open)
        return comparison();
    take();
    if (++m_depth > deepest)
        return failure(ErrorCode::BadData, Message("More than {} conditions stand within each other.", deepest));
    auto inner = condition();
    --m_depth;
    if (!inner)
        return inner;
    if (peek().kind != TokenKind::Close)
        return failure(ErrorCode::BadData, Message("A parenthesis is not closed: write ) before {}.", found()));
    take();
    return inner;
}

Result<Condition> ConditionReader::comparison()
{
    auto left = operand(nullptr);
    if (!left)
        return std::unexpected(left.error());
    Condition condition{.left = std::move(*left), .right = {}};
    const auto sign = peek().kind == TokenKind::Sign ? comparisonFrom(peek().text) : std::nullopt;
    if (!sign) {
        const auto* reference = std::get_if<LessonReference>(&condition.left);
        if (reference && rowOf(reference->value).type == LessonValueType::Truth)
            return condition;
        return failure(ErrorCode::BadData,
            Message("\"{}\" is no condition by itself: compare it, such as loss < 1 or preset = \"bahdanau\".",
                reference ? textOf(*reference) : m_tokens[m_at - 1].text));
    }
    take();
    auto right = operand(&condition.left);
    if (!right)
        return std::unexpected(right.error());
    condition.kind = Condition::Kind::Compare;
    condition.comparison = *sign;
    condition.right = std::move(*right);
    if (const auto means = checkComparison(condition); !means)
        return std::unexpected(means.error());
    return condition;
}

Result<LessonOperand> ConditionReader::operand(const LessonOperand* left)
{
    if (const auto number = takeNumber())
        return *number;
    if (const auto text = takeText())
        return *text;
    const bool isName = peek().kind == TokenKind::Name && !isKeyword();
    if (isName && left && isTextValue(*left) && !namesText(peek().text))
        return take().text;
    auto reference = this->reference();
    if (!reference)
        return std::unexpected(reference.error());
    if (const auto added = addTo(*reference); !added)
        return std::unexpected(added.error());
    return *reference;
}

/// bleu.short - 15
Result<void> ConditionReader::addTo(LessonReference& reference)
{
    const bool isMinus = takeSign("-");
    if (!isMinus && !takeSign("+"))
        return {};
    const auto number = takeNumber();
    if (!number || rowOf(reference.value).type != LessonValueType::Number)
        return failure(ErrorCode::BadData,
            Message(
                "Only a number is added to a value that is one: {} stands after \"{}\".", found(), textOf(reference)));
    reference.plus = {isMinus ? -number->number : number->number, number->unit};
    return {};
}

Result<LessonReference> ConditionReader::reference()
{
    if (peek().kind != TokenKind::Name || isKeyword())
        return failure(ErrorCode::BadData,
            Message("A value is missing before {}: such as loss, step or weight \"chat\" \"cat\".", found()));
    const auto name = take().text;
    const auto* row = findLessonValue(name);
    if (!row)
        return failure(ErrorCode::BadData,
            Message("There is no value \"{}\"{}. docs/lessons.md has the table of values; words stand in quotes.", name,
                suggestion(name, valueNames())));
    LessonReference reference{row->value, {}, {}};
    for (const auto kind : row->arguments) {
        if (row->need == LessonNeed::AllOrNone && reference.arguments.empty() && !beginsArgument(kind))
            return reference;
        auto value = argument(*row, kind);
        if (!value)
            return std::unexpected(value.error());
        reference.arguments.push_back(std::move(*value));
    }
    return reference;
}

bool ConditionReader::beginsArgument(LessonArgument kind) const
{
    const bool isWord =
        kind == LessonArgument::Target || kind == LessonArgument::Source || kind == LessonArgument::Text;
    return peek().kind == TokenKind::Text || (!isWord && peek().kind == TokenKind::Name && !isKeyword());
}

Result<std::string> ConditionReader::argument(const LessonValueRow& row, LessonArgument kind)
{
    if (!beginsArgument(kind))
        return failure(ErrorCode::BadData,
            Message("{} stands where \"{}\" needs {}: write {}.", found(), row.name, formOf(kind), formOf(row)));
    auto text = take().text;
    if (text.empty())
        return failure(
            ErrorCode::BadData, Message("The quotes after \"{}\" are empty: write {}.", row.name, formOf(row)));
    if (kind == LessonArgument::Head && !headFromText(text))
        return failure(ErrorCode::BadData,
            Message("\"{}\" is no head: write KIND.LAYER.HEAD, such as cross.2.3 or encoder.1.1.", text));
    return text;
}

Result<Condition> parseCondition(std::string_view text)
{
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    auto condition = reader->condition();
    if (!condition)
        return condition;
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    return condition;
}

Result<LessonReference> parseReference(std::string_view text)
{
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    auto reference = reader->reference();
    if (!reference)
        return reference;
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    return reference;
}

} // namespace attentoscope
