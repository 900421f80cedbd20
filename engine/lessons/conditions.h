// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "engine/types/lessonfacts.h"

#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Whether a condition is true now. A comparison with something that is not known yet is false, whatever its sign; so
/// is one with a word that the picture does not have. `not` turns that round.
bool holds(const Condition& condition, const LessonFacts& facts);

/// Places of the options that are right: those whose condition is true, or else those without one.
std::vector<std::size_t> rightOptions(const Question& question, const LessonFacts& facts);

/// Whether a predicted number is as near to what is seen as the question allows. None: the value is not known.
std::optional<bool> isNear(const Question& question, double predicted, const LessonFacts& facts);

/// The cell with the largest weight of the row that the question is about. None: the picture has no such word.
std::optional<LessonCell> rightCell(const Question& question, const LessonFacts& facts);

/// As a lesson writes them, so that they are read back as the same.
std::string textOf(const Condition& condition);
std::string textOf(const LessonReference& reference);
std::string textOf(const LessonNumber& number);

std::string quoted(std::string_view text); ///< with straight quotes and backslashes before those in the text

} // namespace attentoscope
