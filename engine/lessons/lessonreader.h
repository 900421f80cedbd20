// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <span>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A lesson can be used if there are no findings. They stand in the order of their lines.
struct ReadLesson
{
    Lesson lesson;
    std::vector<LessonFinding> findings;
};

/// Reads the text of a lesson's file. Nothing of it is executed, and whatever is in it, the work and the memory are
/// limited by `largestLesson`. checkLesson() looks at what can be known only with the program's tables.
ReadLesson readLesson(std::string_view text);

/// A row of THE table of what a line that begins with @ can say.
struct LessonDirective
{
    std::string name;
    std::string form;
    enum class Count : std::uint8_t { Once, Often } count = Count::Once;
    Message meaning;
};

std::span<const LessonDirective> lessonDirectives();

constexpr std::size_t mostLessonSteps = 40;
constexpr std::size_t mostLessonOptions = 8;
constexpr std::size_t longestStepText = 8000; ///< bytes

} // namespace attentoscope
