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

/// A heatmap that is small enough to be kept in the settings: weights as bytes, row by row.
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

/// The first rows and columns of a picture; empty where it has no attention.
[[nodiscard]] SmallMatrix smallMatrix(const AttentionMap& attention);
/// What the attention of a lesson's model looks like, before anybody has played it: computed from its kind.
[[nodiscard]] SmallMatrix smallMatrix(const Lesson& lesson);

/// As text for the settings, and back; empty where it is not one.
[[nodiscard]] QByteArray toText(const SmallMatrix& matrix);
[[nodiscard]] SmallMatrix smallMatrix(const QByteArray& text);

void draw(const SmallMatrix& matrix, const QRectF& room, QPainter& painter, const QPalette& palette);

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
