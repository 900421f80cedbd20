// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <span>
#include <string_view>

namespace attentoscope {

/// A row of THE table of what `@do` can do.
struct LessonActionRow
{
    LessonActionKind kind = LessonActionKind::Pause;
    std::string name;
    std::string form; ///< its arguments, as docs/lessons.md writes them
    std::size_t fewest = 0; ///< arguments
    std::size_t most = 0;
    Message meaning;
};

std::span<const LessonActionRow> lessonActions();
const LessonActionRow& rowOf(LessonActionKind kind);
const LessonActionRow* findLessonAction(std::string_view name); ///< null: there is none

/// The attention views that an action or the front matter can ask for, and what else a layout can open.
std::vector<std::string> lessonViews();
std::vector<std::string> lessonLayoutParts();

/// As a lesson writes it: train until step >= 300.
std::string textOf(const LessonAction& action);

} // namespace attentoscope
