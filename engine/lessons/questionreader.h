// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lesson.h"

#include <string_view>

namespace attentoscope {

/// What stands after `@ask`: choice "…", number "…" = VALUE +- TOLERANCE, cell "…" = argmax "TARGET".
Result<Question> readQuestion(std::string_view text, int line);

/// A line of a choice, without its hyphen: "the" when CONDITION, or neither.
Result<LessonOption> readOption(std::string_view text, int line);

} // namespace attentoscope
