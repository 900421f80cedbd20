// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/answers/handedin.h"
#include "engine/types/translation.h"
#include "ui/lessons/lessonboxes.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

/// The prediction and the result of one step. Texts are those of the lesson.
struct StepRecord
{
    QString title;
    QString question; ///< Markdown; empty: no question
    StepResult result;
    Translation picture; ///< as displayed; without words: there is none
    qint64 step = 0; ///< step of the training
    StepState state = StepState::NotReached;
    QString id; ///< id of the lesson's step
};

/// The predictions and results of a lesson.
struct LessonRecord
{
    QString title;
    QString goal;
    QDateTime begun;
    std::vector<StepRecord> steps; ///< all steps of the lesson
    QString origin; ///< path of the user's file; empty: the lesson is built in
    QString id; ///< id of the lesson
    QString sum; ///< checksum of its text
    QString learner; ///< the name that the learner typed; empty: none
};

/// The predictions and results as one HTML page that contains its pictures, to hand in or to keep. It loads nothing
/// else. Programs read its answers with handedInOf() (engine/storage/answers).
[[nodiscard]] QByteArray foundPage(const LessonRecord& record);

/// A heatmap with its words, as SVG within a page. Empty without attention.
[[nodiscard]] QString heatmapSvg(const Translation& translation);

} // namespace attentoscope::ui
