// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lessoncondition.h"

#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A piece of a line in which a lesson says a condition, a question or an action.
struct ConditionToken
{
    enum class Kind : std::uint8_t { End, Name, Text, Number, Sign, Open, Close };

    Kind kind = Kind::End;
    std::string text; ///< as a message quotes it; of Text what stands between the quotes
    LessonNumber number; ///< of Number, with its unit
};

constexpr std::size_t mostConditionTokens = 256;
constexpr std::size_t longestLessonWord = 400; ///< bytes between two quotes

/// The last token is End. Signs are <, <=, >, >=, =, !=, +, - and +-.
Result<std::vector<ConditionToken>> conditionTokens(std::string_view text);

} // namespace attentoscope
