// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <vector>

namespace attentoscope {

/// What may go wrong in a run that is not the author's: a question of which no option is right, or two are; a step that
/// waits for something that may never come; a unit that stands twice. A lesson with such lines can still be taken.
std::vector<LessonFinding> lessonAdvice(const Lesson& lesson);

} // namespace attentoscope
