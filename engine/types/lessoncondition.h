// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace attentoscope {

struct LessonValueRow; ///< of the table in engine/lessons/lessonvalues.cpp

enum class LessonUnit : std::uint8_t { None, Bits, Nats, Percent, Seconds };

/// As written: 15 % is 15 with the unit Percent.
struct LessonNumber
{
    double number = 0.0;
    LessonUnit unit = LessonUnit::None;

    bool operator==(const LessonNumber&) const = default;
};

/// A value with its arguments, such as weight "chat" "cat".
struct LessonReference
{
    const LessonValueRow* value = nullptr;
    std::vector<std::string> arguments; ///< words of the shown picture, texts, heads, presets or keys
    LessonNumber plus = {}; ///< is added to it, where it is compared

    bool operator==(const LessonReference&) const = default;
};

enum class LessonComparison : std::uint8_t { Less, LessOrEqual, Greater, GreaterOrEqual, Equal, NotEqual };

using LessonOperand = std::variant<LessonNumber, std::string, LessonReference>;

/// A tree. Its leaves compare two operands, or ask whether something is so.
struct Condition
{
    enum class Kind : std::uint8_t { Or, And, Not, Compare, Truth };

    Kind kind = Kind::Truth;
    std::vector<Condition> parts; ///< Or, And: two or more; Not: one
    LessonComparison comparison = LessonComparison::Equal; ///< of Compare
    LessonOperand left; ///< of Compare; of Truth the reference
    LessonOperand right; ///< of Compare

    bool operator==(const Condition&) const = default;
};

/// What a lesson waits for, and what stands in its place in the short form, which tests play.
struct LessonGoal
{
    Condition condition;
    std::vector<Condition> brief; ///< none or one
    int line = 0;

    [[nodiscard]] const Condition& inShort() const { return brief.empty() ? condition : brief.front(); }
};

} // namespace attentoscope
