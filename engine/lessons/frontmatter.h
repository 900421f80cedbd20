// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonlines.h"

#include <span>

namespace attentoscope {

/// A row of THE table of what stands between the two lines "---".
struct FrontMatterKey
{
    std::string name;
    enum class Need : std::uint8_t { Required, Optional, Repeated } need = Need::Optional;
    Message meaning;
};

std::span<const FrontMatterKey> frontMatterKeys();

/// Reads it into the lesson. Returns how many of the lines it took, both "---" counted.
std::size_t readFrontMatter(std::span<const LessonLine> lines, Lesson& lesson, std::vector<LessonFinding>& findings);

/// Small letters, digits and hyphens, 1 to 64 of them.
bool isLessonId(std::string_view text);

} // namespace attentoscope
