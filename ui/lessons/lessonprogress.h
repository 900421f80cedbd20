// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "engine/types/translation.h"

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;
class QPalette;

namespace attentoscope::ui {

/// A heatmap that is small enough for the settings: weights as bytes, row by row.
struct SmallMatrix
{
    int rows = 0;
    int columns = 0;
    QByteArray weights; ///< rows × columns; 255 is the largest

    [[nodiscard]] bool isEmpty() const { return weights.isEmpty(); }
    [[nodiscard]] double at(int row, int column) const
    {
        return double(quint8(weights[row * columns + column])) / 255.0;
    }
    bool operator==(const SmallMatrix&) const = default;
};

/// The first rows and columns of a picture; empty without attention.
[[nodiscard]] SmallMatrix smallMatrix(const AttentionMap& attention);
/// A picture for a lesson that was not played yet: computed from the attention kind of its model.
[[nodiscard]] SmallMatrix smallMatrix(const Lesson& lesson);

/// Converts to text for the settings, and back. Empty if the text is invalid.
[[nodiscard]] QByteArray toText(const SmallMatrix& matrix);
[[nodiscard]] SmallMatrix smallMatrix(const QByteArray& text);

void draw(const SmallMatrix& matrix, const QRectF& room, QPainter& painter, const QPalette& palette);

/// The progress in a lesson, and its last heatmap.
struct LessonProgress
{
    QString id;
    int reached = 0; ///< finished steps
    int count = 0; ///< all steps; 0: never begun
    bool isFinished = false; ///< whether it was ever finished
    SmallMatrix picture; ///< empty: no picture yet

    bool operator==(const LessonProgress&) const = default;
};

/// One line for each valid entry, as in the settings.
[[nodiscard]] QStringList toLines(const QList<LessonProgress>& all);
[[nodiscard]] QList<LessonProgress> lessonProgress(const QStringList& lines);

} // namespace attentoscope::ui
