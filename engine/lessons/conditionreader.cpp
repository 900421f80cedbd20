// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditionreader.h"

#include "engine/lessons/conditions.h"
#include "engine/types/heads.h"
#include "engine/types/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

constexpr std::size_t mostConditionTokens = 256;
constexpr std::size_t longestLessonWord = 400; ///< bytes between two quotes

bool isLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool isNamePart(char letter)
{
    return isLetter(letter) || isDigit(letter) || letter == '.' || letter == '_' || letter == '-' || letter == '#';
}

Message curlyQuote(std::string_view rest)
{
    for (const std::string_view quote : {"“", "”", "„", "«", "»"})
        if (rest.starts_with(quote))
            return Message("Quotes are straight: write \" in place of {}.", quote);
    return {};
}

/// Cuts a text into tokens.
class ConditionLexer
{
public:
    explicit ConditionLexer(std::string_view text) : m_rest(text) { }
    Result<ConditionToken> next();

private:
    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t"), m_rest.size())); }
    ConditionToken taken(ConditionToken::Kind kind, std::size_t bytes);
    Result<ConditionToken> quotedText();
    Result<ConditionToken> number();
    Result<ConditionToken> sign();
    LessonUnit unit();

    std::string_view m_rest;
};

ConditionToken ConditionLexer::taken(ConditionToken::Kind kind, std::size_t bytes)
{
    ConditionToken token{kind, std::string(m_rest.substr(0, bytes)), {}};
    m_rest.remove_prefix(bytes);
    return token;
}

Result<ConditionToken> ConditionLexer::quotedText()
{
    ConditionToken token{ConditionToken::Kind::Text, {}, {}};
    for (std::size_t at = 1; at < m_rest.size(); ++at) {
        if (m_rest[at] == '"') {
            m_rest.remove_prefix(at + 1);
            if (token.text.size() > longestLessonWord)
                return failure(ErrorCode::BadData,
                    Message("A text in quotes has {} bytes; at most {} fit.", token.text.size(), longestLessonWord));
            return token;
        }
        if (m_rest[at] == '\\' && at + 1 < m_rest.size() && (m_rest[at + 1] == '"' || m_rest[at + 1] == '\\'))
            ++at;
        token.text += m_rest[at];
    }
    return failure(ErrorCode::BadData,
        Message("The quote before {} is not closed: add a \" after the text.", m_rest.substr(1, 40)));
}

LessonUnit ConditionLexer::unit()
{
    struct Name
    {
        const char* text;
        LessonUnit unit;
    };
    skipBlanks();
    if (m_rest.starts_with('%')) {
        m_rest.remove_prefix(1);
        return LessonUnit::Percent;
    }
    const auto length = static_cast<std::size_t>(std::ranges::find_if_not(m_rest, isNamePart) - m_rest.begin());
    const auto word = m_rest.substr(0, length);
    for (const auto& [text, unit] : std::array{Name{"bit", LessonUnit::Bits}, Name{"bits", LessonUnit::Bits},
             Name{"nat", LessonUnit::Nats}, Name{"nats", LessonUnit::Nats}, Name{"s", LessonUnit::Seconds}})
        if (word == text) {
            m_rest.remove_prefix(length);
            return unit;
        }
    return LessonUnit::None;
}

Result<ConditionToken> ConditionLexer::number()
{
    double value = 0.0;
    const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
    const auto bytes = static_cast<std::size_t>(end - m_rest.data());
    if (error != std::errc() || !std::isfinite(value))
        return failure(
            ErrorCode::BadData, Message("{} is not a number.", m_rest.substr(0, std::max<std::size_t>(bytes, 1))));
    if (bytes < m_rest.size() && m_rest[bytes] == ',' && bytes + 1 < m_rest.size() && isDigit(m_rest[bytes + 1]))
        return failure(ErrorCode::BadData, "A number has a point, not a comma: write 0.5.");
    auto token = taken(ConditionToken::Kind::Number, bytes);
    token.number = {value, unit()};
    return token;
}

Result<ConditionToken> ConditionLexer::sign()
{
    if (m_rest.starts_with("=="))
        return failure(ErrorCode::BadData, "\"==\" is written as one sign: =.");
    for (const std::string_view two : {"<=", ">=", "!=", "+-"})
        if (m_rest.starts_with(two))
            return taken(ConditionToken::Kind::Sign, 2);
    for (const std::string_view one : {"<", ">", "=", "+", "-"})
        if (m_rest.starts_with(one))
            return taken(ConditionToken::Kind::Sign, 1);
    const auto next = m_rest.find_first_of(" \t\"");
    return failure(ErrorCode::BadData,
        Message("{} cannot stand in a condition, which has names, numbers, words in quotes, and < <= > >= = !=.",
            m_rest.substr(0, std::min<std::size_t>(next, 20))));
}

Result<ConditionToken> ConditionLexer::next()
{
    skipBlanks();
    if (m_rest.empty())
        return ConditionToken{};
    if (const Message quote = curlyQuote(m_rest); !quote.empty())
        return failure(ErrorCode::BadData, quote);
    const char first = m_rest.front();
    if (first == '"')
        return quotedText();
    if (first == '(' || first == ')')
        return taken(first == '(' ? ConditionToken::Kind::Open : ConditionToken::Kind::Close, 1);
    if (isDigit(first) || (first == '-' && m_rest.size() > 1 && isDigit(m_rest[1])))
        return number();
    if (isLetter(first))
        return taken(ConditionToken::Kind::Name,
            static_cast<std::size_t>(std::ranges::find_if_not(m_rest, isNamePart) - m_rest.begin()));
    return sign();
}

/// The tokens of a text; the last one is End. Signs are <, <=, >, >=, =, !=, +, - and +-.
Result<std::vector<ConditionToken>> conditionTokens(std::string_view text)
{
    std::vector<ConditionToken> tokens;
    ConditionLexer lexer(text);
    while (tokens.size() <= mostConditionTokens) {
        auto token = lexer.next();
        if (!token)
            return std::unexpected(token.error());
        tokens.push_back(std::move(*token));
        if (tokens.back().kind == ConditionToken::Kind::End)
            return tokens;
    }
    return failure(ErrorCode::BadData,
        Message("The line has more than {} words and signs: cut it into two steps.", mostConditionTokens));
}

enum class OperandKind : std::uint8_t { Number, Text, Either, Truth };

const LessonReference* referenceIn(const LessonOperand& operand)
{
    return std::get_if<LessonReference>(&operand);
}

/// The kind of an operand. The value of a setting is a text, and also a number if it can be read as one.
OperandKind kindOf(const LessonOperand& operand)
{
    if (std::holds_alternative<LessonNumber>(operand))
        return OperandKind::Number;
    const auto* reference = referenceIn(operand);
    if (!reference)
        return OperandKind::Text;
    if (reference->value->texts == LessonText::Setting)
        return OperandKind::Either;
    switch (reference->value->type()) {
    case LessonValueType::Number:
        return OperandKind::Number;
    case LessonValueType::Text:
        return OperandKind::Text;
    case LessonValueType::Truth:
        break;
    }
    return OperandKind::Truth;
}

bool fits(LessonUnit unit, LessonMeasure measure)
{
    switch (unit) {
    case LessonUnit::None:
        return true;
    case LessonUnit::Bits:
    case LessonUnit::Nats:
        return measure == LessonMeasure::Information;
    case LessonUnit::Percent:
        return measure == LessonMeasure::Share;
    case LessonUnit::Seconds:
        return measure == LessonMeasure::Time;
    }
    return false;
}

Result<void> checkUnit(const LessonOperand& value, const LessonOperand& other)
{
    const auto* reference = referenceIn(value);
    const auto* number = std::get_if<LessonNumber>(&other);
    if (!reference || !number || fits(number->unit, reference->value->measure))
        return {};
    return failure(ErrorCode::BadData,
        Message("{} is not measured in the unit of {}: leave the unit out, or see the table of values.",
            reference->value->name, textOf(*number)));
}

/// Refuses meaningless comparisons: of a number with a text, of texts by size, with units that do not fit, or of two
/// constants.
Result<void> checkComparison(const Condition& compared)
{
    const auto left = kindOf(compared.left);
    const auto right = kindOf(compared.right);
    for (const auto* operand : {&compared.left, &compared.right})
        if (kindOf(*operand) == OperandKind::Truth)
            return failure(ErrorCode::BadData,
                Message("\"{}\" is true or false by itself. Do not compare it: write it alone, or with not.",
                    textOf(*referenceIn(*operand))));
    if (!referenceIn(compared.left) && !referenceIn(compared.right))
        return failure(ErrorCode::BadData, "Two constants are compared: one side is a value, such as loss.");
    if (left != right && left != OperandKind::Either && right != OperandKind::Either)
        return failure(
            ErrorCode::BadData, "A number is compared with a text: both sides are numbers, or both are texts.");
    const bool isBySize =
        compared.comparison != LessonComparison::Equal && compared.comparison != LessonComparison::NotEqual;
    if (isBySize && (left == OperandKind::Text || right == OperandKind::Text))
        return failure(ErrorCode::BadData, "Texts are compared with = or !=, and not by size.");
    for (const auto* operand : {&compared.left, &compared.right})
        if (const auto* reference = referenceIn(*operand))
            if (const auto fitsSum = checkUnit(*operand, reference->plus); !fitsSum)
                return fitsSum;
    if (const auto fitsLeft = checkUnit(compared.left, compared.right); !fitsLeft)
        return fitsLeft;
    return checkUnit(compared.right, compared.left);
}

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
    return reference && reference->value->text;
}

/// Whether a value's name can stand for its text on the right side of a comparison.
bool namesText(std::string_view name)
{
    const auto* row = findLessonValue(name);
    return row && row->texts == LessonText::BestHead;
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

/// Reads parts with `or` or `and` between them. A single part is returned as it is.
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
        return failure(ErrorCode::BadData, Message("More than {} conditions are nested.", deepest));
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
        return failure(ErrorCode::BadData, Message("More than {} conditions are nested.", deepest));
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
        if (reference && reference->value->truth)
            return condition;
        return failure(ErrorCode::BadData,
            Message("\"{}\" is not a condition by itself: compare it, such as loss < 1 or preset = \"bahdanau\".",
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

/// reads a constant that is added, as in bleu.short - 15
Result<void> ConditionReader::addTo(LessonReference& reference)
{
    const bool isMinus = takeSign("-");
    if (!isMinus && !takeSign("+"))
        return {};
    const auto number = takeNumber();
    if (!number || !reference.value->number)
        return failure(ErrorCode::BadData,
            Message(
                "Only a number can be added, and only to a number: {} follows \"{}\".", found(), textOf(reference)));
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
            Message("There is no value \"{}\"{}. docs/lessons.md has the table of values; words need quotes.", name,
                suggestion(name, valueNames())));
    LessonReference reference{row, {}, {}};
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
            Message("Found {} where \"{}\" needs {}: write {}.", found(), row.name, formOf(kind), formOf(row)));
    auto text = take().text;
    if (text.empty())
        return failure(
            ErrorCode::BadData, Message("The quotes after \"{}\" are empty: write {}.", row.name, formOf(row)));
    if (kind == LessonArgument::Head && !headFromText(text))
        return failure(ErrorCode::BadData,
            Message("\"{}\" is not a head: write KIND.LAYER.HEAD, such as cross.2.3 or encoder.1.1.", text));
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
