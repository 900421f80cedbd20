// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditiontokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

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

/// Reads one token after the other.
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
        Message("{} is nothing that a condition has: names, numbers, words in quotes, and < <= > >= = !=.",
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

} // namespace

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

} // namespace attentoscope
