// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <string_view>
#include <vector>

namespace attentoscope {

constexpr std::size_t largestLesson = 256 * 1024; ///< bytes of a file
constexpr std::size_t longestLessonLine = 4096; ///< bytes

struct LessonLine
{
    int number = 0; ///< counted from one
    std::string_view text; ///< without its end and the blanks before it
};

/// The lines of a text that outlives them. What no lesson may have is found here: too many bytes, lines that are too
/// long, bytes that are not UTF-8, control characters. With a finding there are no lines.
std::vector<LessonLine> lessonLines(std::string_view text, std::vector<LessonFinding>& findings);

std::string_view trimmed(std::string_view text); ///< without blanks and tabs at both ends

} // namespace attentoscope
