// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lesson.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

constexpr std::size_t largestLesson = 256 * 1024; ///< bytes of a file
constexpr std::size_t longestLessonLine = 4096; ///< bytes
constexpr std::size_t mostLessonSteps = 40;
constexpr std::size_t mostLessonOptions = 8;
constexpr std::size_t longestStepText = 8000; ///< bytes

struct LessonLine
{
    int number = 0; ///< counted from one
    std::string_view text; ///< without its end and trailing blanks
};

/// A lesson can be used if there are no findings. They are in the order of their lines.
struct ReadLesson
{
    Lesson lesson;
    std::vector<LessonFinding> findings;
};

/// Reads the text of a lesson's file. Nothing in it is executed, and work and memory are limited by `largestLesson` for
/// any contents. checkLesson() checks names with the program's tables.
ReadLesson readLesson(std::string_view text);

/// The bytes of a lesson's file; of a file that is too large, just enough for the reader to refuse it.
Result<std::string> lessonText(const std::string& path);

/// A row of THE table of keys between the two lines "---".
struct FrontMatterKey
{
    std::string name;
    enum class Need : std::uint8_t { Required, Optional, Repeated } need = Need::Optional;
    Message meaning;
};

std::span<const FrontMatterKey> frontMatterKeys();

/// Small letters, digits and hyphens, 1 to 64 of them.
bool isLessonId(std::string_view text);

std::string_view trimmed(std::string_view text); ///< without blanks and tabs at both ends

} // namespace attentoscope
