// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lessonfacts.h"

#include <string>
#include <string_view>

namespace attentoscope {

/// The text with each {{value}} replaced by what it is now; what is not known yet is "…".
std::string withLiveValues(std::string_view text, const LessonFacts& facts, std::string_view decimalPoint = ".");

/// Refuses a {{ that is not closed or that names no value, a $ that is not closed, and links that are not https.
Result<void> checkLiveText(std::string_view text);

} // namespace attentoscope
