// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <string>

namespace attentoscope {

/// The bytes of a lesson's file; of a file that is too large only so many that the reader refuses it.
Result<std::string> lessonText(const std::string& path);

} // namespace attentoscope
