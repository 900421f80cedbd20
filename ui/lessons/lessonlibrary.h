// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "ui/lessons/lessonprogress.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <expected>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace attentoscope::ui {

/// A lesson that can be taken, and where it comes from.
struct ListedLesson
{
    std::shared_ptr<const Lesson> lesson;
    QString path; ///< of its file; begins with ":/" where it is built in
    LessonProgress progress;
};

/// A file that is no lesson, and why: with the numbers of its lines.
struct LessonProblem
{
    QString text; ///< one sentence
    QString detail; ///< a line for each mistake
};

/// The lessons that there are: those that are built in, in the person's language, and those of a folder of their own.
class LessonLibrary
{
    Q_DECLARE_TR_FUNCTIONS(LessonLibrary)

public:
    static constexpr auto ending = ".lesson.md";
    static constexpr auto builtIn = ":/lessons/"; ///< before the names of those that the program brings along

    /// What only the program's tables tell of a lesson: unknown presets, settings, samples and anchors.
    using Check = std::function<std::vector<LessonFinding>(const Lesson& lesson)>;

    explicit LessonLibrary(Check check = {});

    void setFolder(const QString& folder); ///< of one's own; empty: none
    [[nodiscard]] const QString& folder() const { return m_folder; }
    void setProgress(const QList<LessonProgress>& progress) { m_progress = progress; }
    [[nodiscard]] const QList<LessonProgress>& progress() const { return m_progress; }
    void note(const LessonProgress& progress); ///< instead of what was known of that lesson
    [[nodiscard]] LessonProgress progressOf(const QString& id) const;

    [[nodiscard]] std::vector<ListedLesson> lessons() const; ///< a file with mistakes is left out
    [[nodiscard]] std::expected<ListedLesson, LessonProblem> open(const QString& path) const;

private:
    [[nodiscard]] std::expected<ListedLesson, LessonProblem> read(
        const QString& name, const QString& path, std::string_view text) const;

    Check m_check;
    QString m_folder;
    QList<LessonProgress> m_progress;
};

} // namespace attentoscope::ui
