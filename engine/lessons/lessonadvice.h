// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <vector>

namespace attentoscope {

/// What may go wrong in a run that is not the author's: a question with no right option or with two; a step that waits
/// for something that may never happen; a unit that is written twice. Such a lesson can still be played.
std::vector<LessonFinding> lessonAdvice(const Lesson& lesson);

} // namespace attentoscope
