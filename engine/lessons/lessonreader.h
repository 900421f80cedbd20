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
    std::string_view text; ///< without the line end and trailing blanks
};

/// If there are no findings, the lesson can be used. Findings are in the order of their lines.
struct ReadLesson
{
    Lesson lesson;
    std::vector<LessonFinding> findings;
};

/// Reads the text of a lesson's file. Executes nothing; `largestLesson` limits work and memory, whatever the file
/// contains. checkLesson() checks names with the program's tables.
ReadLesson readLesson(std::string_view text);

/// The bytes of a lesson's file. If the file is too large, returns just enough for the reader to refuse it.
Result<std::string> lessonText(const std::string& path);

/// A row of THE table of keys in the front matter, between the two lines "---".
struct FrontMatterKey
{
    std::string name;
    enum class Need : std::uint8_t { Required, Optional, Repeated } need = Need::Optional;
    Message meaning;
};

std::span<const FrontMatterKey> frontMatterKeys();

/// Whether the text has 1 to 64 lower-case letters, digits and hyphens.
bool isLessonId(std::string_view text);

std::string_view trimmed(std::string_view text); ///< removes blanks and tabs at both ends

} // namespace attentoscope
