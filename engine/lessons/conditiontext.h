// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lessoncondition.h"

#include <string>
#include <string_view>

namespace attentoscope {

/// As a lesson writes them, so that they are read back as the same.
std::string textOf(const Condition& condition);
std::string textOf(const LessonReference& reference);
std::string textOf(const LessonNumber& number);

std::string quoted(std::string_view text); ///< with straight quotes and backslashes before those in the text

} // namespace attentoscope
