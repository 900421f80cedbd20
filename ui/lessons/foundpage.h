// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/lessons/lessonboxes.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace attentoscope::ui {

/// What a person predicted and found in one step. Texts are those of the lesson.
struct StepRecord
{
    QString title;
    QString question; ///< Markdown; empty: nothing was asked
    StepResult result;
    Translation picture; ///< that was on show; without words: none
    qint64 step = 0; ///< of the training
    bool isDone = false;
};

/// What a person predicted and found in a lesson.
struct LessonRecord
{
    QString title;
    QString goal;
    QDateTime begun;
    std::vector<StepRecord> steps; ///< all of the lesson
};

/// What a person predicted and found, as one HTML page with its pictures in it, to hand in or to keep. It loads
/// nothing.
[[nodiscard]] QByteArray foundPage(const LessonRecord& record);

/// A heatmap with its words, as SVG that can stand in a page. Empty where there is no attention.
[[nodiscard]] QString heatmapSvg(const Translation& translation);

} // namespace attentoscope::ui
