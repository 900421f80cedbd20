// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/lesson.h"

#include <string_view>
#include <vector>

namespace attentoscope {

/// The faults of a lesson that was read without errors: names that are not in the program's tables of presets, settings
/// and samples; steps with nothing to do; and questions that cannot be judged.
std::vector<LessonFinding> checkLesson(const Lesson& lesson, const Catalogue& catalogue);

/// All faults in the text of a file, in the order of its lines.
std::vector<LessonFinding> lessonFindings(std::string_view text, const Catalogue& catalogue);

} // namespace attentoscope
