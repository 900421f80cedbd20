// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

namespace attentoscope {

/// Questions whose options cannot be told apart: two without a condition, two with the same one, or two that are both
/// right for the same number.
void checkQuestion(const Question& question, std::vector<LessonFinding>& findings);

} // namespace attentoscope
