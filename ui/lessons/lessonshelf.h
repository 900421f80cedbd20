// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "ui/lessons/lessonprogress.h"

#include <QString>

#include <memory>
#include <vector>

namespace attentoscope::ui {

/// A lesson that can be taken, and where it comes from.
struct ShelvedLesson
{
    std::shared_ptr<const Lesson> lesson;
    QString path; ///< of its file; begins with ":/" where it is built in
    LessonProgress progress;
};

} // namespace attentoscope::ui
