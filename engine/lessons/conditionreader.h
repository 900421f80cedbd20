// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonvalues.h"
#include "engine/types/error.h"

namespace attentoscope {

/// A token of a line with a condition, a question or an action.
struct ConditionToken
{
    enum class Kind : std::uint8_t { End, Name, Text, Number, Sign, Open, Close };

    Kind kind = Kind::End;
    std::string text; ///< as a message quotes it; for Text, the part between the quotes
    LessonNumber number; ///< for Number, with its unit
};

/// Reads conditions and the texts around them from one line. `or` binds least, then `and`, then `not`, then
/// comparisons. Errors name the faulty token, and the tokens that are allowed there.
class ConditionReader
{
public:
    static constexpr int deepest = 32; ///< depth of nested parentheses and nots

    static Result<ConditionReader> of(std::string_view text);

    Result<Condition> condition();
    Result<LessonGoal> goal(); ///< a condition, and optionally another one after `short`
    Result<LessonReference> reference(); ///< a value with its arguments

    bool isAtEnd() const { return peek().kind == ConditionToken::Kind::End; }
    bool takeName(std::string_view name); ///< skips the name if it comes next; otherwise returns false
    bool takeSign(std::string_view sign);
    std::optional<std::string> takeText(); ///< a text in quotes
    std::optional<LessonNumber> takeNumber();
    std::optional<std::string> takeWord(); ///< a text in quotes, or a name
    Message found() const; ///< describes the next token in messages
    Result<void> expectEnd() const;

private:
    explicit ConditionReader(std::vector<ConditionToken> tokens) : m_tokens(std::move(tokens)) { }

    const ConditionToken& peek() const { return m_tokens[m_at]; }
    ConditionToken take() { return m_tokens[m_at + 1 < m_tokens.size() ? m_at++ : m_at]; }
    bool isKeyword() const;
    Result<Condition> joined(Condition::Kind kind);
    Result<Condition> negated();
    Result<Condition> primary();
    Result<Condition> comparison();
    Result<LessonOperand> operand(const LessonOperand* left);
    Result<void> addTo(LessonReference& reference);
    Result<std::string> argument(const LessonValueRow& row, LessonArgument kind);
    bool beginsArgument(LessonArgument kind) const;

    std::vector<ConditionToken> m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
};

/// Parses a text that must be exactly one condition.
Result<Condition> parseCondition(std::string_view text);

/// Parses a text that must be exactly one value with its arguments.
Result<LessonReference> parseReference(std::string_view text);

} // namespace attentoscope
