// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonprogress.h"

namespace attentoscope::ui {

namespace {

constexpr int mostKept = 200; ///< lessons

} // namespace

QStringList toLines(const QList<LessonProgress>& all)
{
    QStringList lines;
    for (const auto& one : all)
        lines << QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(one.id)
                     .arg(one.reached)
                     .arg(one.count)
                     .arg(one.isFinished ? 1 : 0)
                     .arg(QString::fromLatin1(toText(one.picture)));
    return lines;
}

QList<LessonProgress> lessonProgress(const QStringList& lines)
{
    QList<LessonProgress> all;
    for (const auto& line : lines.mid(0, mostKept)) {
        const auto parts = line.split(QLatin1Char(' '));
        if (parts.size() != 5 || parts[0].isEmpty())
            continue;
        const int count = parts[2].toInt();
        const int reached = qBound(0, parts[1].toInt(), qMax(0, count));
        all << LessonProgress{
            parts[0], reached, qMax(0, count), parts[3] == QLatin1String("1"), smallMatrix(parts[4].toLatin1())};
    }
    return all;
}

} // namespace attentoscope::ui
