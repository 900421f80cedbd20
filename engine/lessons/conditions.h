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

/// Whether a condition is true now. If a comparison has a value that is not known yet, or a word that the picture
/// lacks, it is false for every operator. `not` inverts it.
bool holds(const Condition& condition, const LessonFacts& facts);

/// Gives the values of a condition. `lesson check` uses it to try values out without a run.
struct LessonLookup
{
    std::function<std::optional<double>(const LessonReference&)> number;
    std::function<std::optional<std::string>(const LessonReference&)> text;
    std::function<bool(const LessonReference&)> truth;
};

bool holds(const Condition& condition, const LessonLookup& lookup);

double inBase(const LessonNumber& number); ///< the number in bits, or a share from 0 to 1

/// Indices of the right options: those whose condition is true. If there are none, those without a condition.
std::vector<std::size_t> rightOptions(const Question& question, const LessonFacts& facts);

/// Whether a predicted number is close enough to the displayed one, within the question's tolerance. None if the value
/// is not known.
std::optional<bool> isNear(const Question& question, double predicted, const LessonFacts& facts);

/// The cell with the largest weight in the question's row. None if the picture has no such word.
std::optional<LessonCell> rightCell(const Question& question, const LessonFacts& facts);

/// The condition as a lesson writes it, so that reading it gives the same condition.
std::string textOf(const Condition& condition);
std::string textOf(const LessonReference& reference);
std::string textOf(const LessonNumber& number);

std::string quoted(std::string_view text); ///< in straight quotes, with a backslash before each quote in the text

} // namespace attentoscope
