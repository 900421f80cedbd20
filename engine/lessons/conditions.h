// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Whether a condition is true now. A comparison with a value that is not known yet is false for every operator; so is
/// one with a word that the picture lacks. `not` inverts it.
bool holds(const Condition& condition, const LessonFacts& facts);

/// The values of a condition. `lesson check` tries values out without a run.
struct LessonLookup
{
    std::function<std::optional<double>(const LessonReference&)> number;
    std::function<std::optional<std::string>(const LessonReference&)> text;
    std::function<bool(const LessonReference&)> truth;
};

bool holds(const Condition& condition, const LessonLookup& lookup);

double inBase(const LessonNumber& number); ///< bits, and shares from 0 to 1

/// Indices of the right options: those whose condition is true, otherwise those without one.
std::vector<std::size_t> rightOptions(const Question& question, const LessonFacts& facts);

/// Whether a predicted number is close enough to the displayed one, by the question's tolerance. None: the value is not
/// known.
std::optional<bool> isNear(const Question& question, double predicted, const LessonFacts& facts);

/// The cell with the largest weight in the question's row. None: the picture has no such word.
std::optional<LessonCell> rightCell(const Question& question, const LessonFacts& facts);

/// As a lesson writes it, so that it is read back as the same condition.
std::string textOf(const Condition& condition);
std::string textOf(const LessonReference& reference);
std::string textOf(const LessonNumber& number);

std::string quoted(std::string_view text); ///< in straight quotes, with backslashes before quotes in the text

} // namespace attentoscope
