// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/lesson.h"

namespace attentoscope {

/// What conditions and actions name: presets, keys, kept runs; and what the lesson's models and data cannot give, such
/// as a head of a recurrent one.
void checkReferences(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings);

} // namespace attentoscope
