// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <span>
#include <string>
#include <vector>

namespace attentoscope {

/// A part of the window that a lesson can frame or light up.
struct LessonAnchor
{
    std::string name;
    Message meaning;
};

/// THE table of them. The window knows the widget of each, and a test compares both.
std::span<const LessonAnchor> lessonAnchors();
std::vector<std::string> lessonAnchorNames();

} // namespace attentoscope
