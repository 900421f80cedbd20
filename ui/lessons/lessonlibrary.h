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

/// A lesson that can be played, and its origin.
struct ListedLesson
{
    std::shared_ptr<const Lesson> lesson;
    QString path; ///< path of its file; begins with ":/" if it is built in
    LessonProgress progress;
};

/// Path of a lesson's file; empty if the lesson is built in.
[[nodiscard]] QString originOf(const ListedLesson& lesson);

/// A faulty file and its errors, with the numbers of the lines.
struct LessonProblem
{
    QString text; ///< one sentence
    QString detail; ///< a line for each mistake
};

/// The available lessons: built-in ones in the user's language, and those of the user's folder.
class LessonLibrary
{
    Q_DECLARE_TR_FUNCTIONS(LessonLibrary)

public:
    static constexpr auto ending = ".lesson.md";
    static constexpr auto builtIn = ":/lessons/"; ///< prefix of built-in lessons

    /// A check that needs the program's tables: unknown presets, settings, samples and anchors.
    using Check = std::function<std::vector<LessonFinding>(const Lesson& lesson)>;

    explicit LessonLibrary(Check check = {});

    void setFolder(const QString& folder); ///< sets the user's folder; empty: none
    [[nodiscard]] const QString& folder() const { return m_folder; }
    void setProgress(const QList<LessonProgress>& progress) { m_progress = progress; }
    [[nodiscard]] const QList<LessonProgress>& progress() const { return m_progress; }
    void note(const LessonProgress& progress); ///< replaces the earlier progress in that lesson
    [[nodiscard]] LessonProgress progressOf(const QString& id) const;

    [[nodiscard]] std::vector<ListedLesson> lessons() const; ///< without faulty files
    [[nodiscard]] std::expected<ListedLesson, LessonProblem> open(const QString& path) const;

private:
    [[nodiscard]] std::expected<ListedLesson, LessonProblem> read(
        const QString& name, const QString& path, std::string_view text) const;

    Check m_check;
    QString m_folder;
    QList<LessonProgress> m_progress;
};

} // namespace attentoscope::ui
