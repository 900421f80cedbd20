// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/lessons/lessonboxes.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

enum class StepState : std::uint8_t { NotReached, Skipped, Done, ToTry };

/// The prediction and the result of one step. Texts are those of the lesson.
struct StepRecord
{
    QString title;
    QString question; ///< Markdown; empty: no question
    StepResult result;
    Translation picture; ///< as displayed; without words: none
    qint64 step = 0; ///< of the training
    StepState state = StepState::NotReached;
};

/// The predictions and results of a lesson.
struct LessonRecord
{
    QString title;
    QString goal;
    QDateTime begun;
    std::vector<StepRecord> steps; ///< all steps of the lesson
    QString origin; ///< path of a file of somebody's; empty: the program brings it along
};

/// The predictions and results as one HTML page with its pictures in it, to hand in or to keep. It loads nothing else.
[[nodiscard]] QByteArray foundPage(const LessonRecord& record);

/// A heatmap with its words, as SVG within a page. Empty without attention.
[[nodiscard]] QString heatmapSvg(const Translation& translation);

} // namespace attentoscope::ui
