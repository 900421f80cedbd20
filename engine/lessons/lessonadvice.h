// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <vector>

namespace attentoscope {

/// What may go wrong in a run that is not the author's: a question for which no option or two options are right; a step
/// that waits for something which may never happen; a unit that is written twice. Such a lesson can still be played.
std::vector<LessonFinding> lessonAdvice(const Lesson& lesson);

} // namespace attentoscope
