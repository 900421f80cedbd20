// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/smallmatrix.h"

#include <QString>
#include <QStringList>

namespace attentoscope::ui {

/// How far a person got in a lesson, and what its heatmap looked like.
struct LessonProgress
{
    QString id;
    int reached = 0; ///< steps that are done
    int count = 0; ///< all of them; 0: it was never begun
    bool isFinished = false; ///< once
    SmallMatrix picture; ///< empty: none yet

    bool operator==(const LessonProgress&) const = default;
};

/// A line each, for the settings. What cannot be read is left out.
[[nodiscard]] QStringList toLines(const QList<LessonProgress>& all);
[[nodiscard]] QList<LessonProgress> lessonProgress(const QStringList& lines);

} // namespace attentoscope::ui
