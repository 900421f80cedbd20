// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/lesson.h"

#include <string_view>
#include <vector>

namespace attentoscope {

/// What is wrong with a lesson that could be read: by the program's tables of presets, settings and samples, and by
/// what a lesson needs, so that each step has something to do and its question can be judged.
std::vector<LessonFinding> checkLesson(const Lesson& lesson, const Catalogue& catalogue);

/// Everything that is wrong with the text of a file, in the order of the lines.
std::vector<LessonFinding> lessonFindings(std::string_view text, const Catalogue& catalogue);

} // namespace attentoscope
