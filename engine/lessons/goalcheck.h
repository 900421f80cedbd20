// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <map>

namespace attentoscope {

/// What can be known, without a run, at the begin of each step of a lesson that is followed. Says whether a condition
/// already holds there.
class KnownCourse
{
public:
    explicit KnownCourse(const Lesson& lesson);

    std::optional<bool> holds(const Condition& condition) const; ///< none: it cannot be known
    void follow(const LessonStep& step);

private:
    void perform(const LessonAction& action);
    void reach(const Condition& condition);
    std::optional<bool> holdsTruth(const LessonReference& reference) const;
    std::optional<bool> holdsCompared(const Condition& condition) const;

    double m_steps = 0.0; ///< the run has at least so many
    bool m_hasTrained = false;
    bool m_hasStarted = false; ///< by `start`, which pauses
    bool m_hasPicture = false; ///< something may be pinned or forced
    std::string m_preset;
    std::map<std::string, bool> m_off; ///< heads that were switched
    std::vector<std::string> m_kept;
};

/// Steps that wait for something that holds when they begin, or that never comes.
void checkGoals(const Lesson& lesson, std::vector<LessonFinding>& findings);

} // namespace attentoscope
