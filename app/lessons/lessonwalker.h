// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lessonrun.h"

#include <functional>

namespace attentoscope {

/// What came of a step. It went well where there is no problem.
struct WalkedStep
{
    std::string id;
    std::string title;
    std::string until; ///< the condition, as the lesson writes it; empty: none
    bool heldBefore = false;
    bool holdsAfter = false;
    double seconds = 0.0;
    std::vector<std::string> right; ///< texts of the options that are right, or what is seen
    Message problem;
};

struct WalkedLesson
{
    std::vector<WalkedStep> steps; ///< none after one with a problem of its actions
    double seconds = 0.0; ///< loading the data counted
    std::vector<Message> notices; ///< of the data and of what was trained

    [[nodiscard]] bool isDone() const; ///< no step has a problem
};

/// Walks a lesson to its end as somebody does who lets the window do everything: each condition is false when its step
/// begins and true after the actions, and each question has an answer.
class LessonWalker
{
public:
    using Sink = std::function<void(const WalkedStep&)>; ///< called after each step

    LessonWalker(Session& session, const Lesson& lesson, const LessonFolders& folders, LessonForm form)
        : m_lesson(lesson), m_form(form), m_run(session, lesson, folders, form)
    {
    }

    Result<WalkedLesson> walk(const Sink& sink, std::stop_token stop);

private:
    WalkedStep walk(const LessonStep& step, const std::stop_token& stop);
    void judge(const Question& question, WalkedStep& walked) const;

    const Lesson& m_lesson;
    LessonForm m_form;
    LessonRun m_run;
    bool m_isStuck = false; ///< an action failed, so what follows has no sense
};

} // namespace attentoscope
