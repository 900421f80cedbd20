// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lesson.h"

#include <string_view>

namespace attentoscope {

/// What stands after `@do`.
Result<LessonAction> readAction(std::string_view text, int line);

} // namespace attentoscope
