// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/shownsentence.h"

#include <map>

namespace attentoscope {

enum class LessonForm : std::uint8_t { Full, Short };

/// Where the files of a walk lie.
struct LessonFolders
{
    std::string lesson; ///< of data that lie beside the lesson
    std::string runs; ///< an empty folder for what is trained
};

/// Does a lesson's actions with a session, and knows the facts that follow.
class LessonRun
{
public:
    LessonRun(Session& session, const Lesson& lesson, LessonFolders folders, LessonForm form);

    Result<void> loadData(std::stop_token stop);
    Result<void> perform(const LessonAction& action, std::stop_token stop);
    void beginStep() { m_facts.deeds = {}; }
    const LessonFacts& facts() const { return m_facts; }
    const std::vector<Message>& notices() const { return m_notices; } ///< of the data and of what was trained

private:
    Result<void> start(const std::string& preset, std::vector<KeyValue> settings);
    Result<void> startFrom(const LessonAction& action);
    Result<void> train(const LessonGoal& goal, std::stop_token stop);
    Result<void> advance(std::stop_token stop); ///< one batch
    Result<void> finish(TrainingEnd why);
    void take(const TrainingReports& reports);
    Result<void> validate(std::stop_token stop);
    Result<void> evaluate(std::stop_token stop);
    Result<void> keep(const std::string& name);
    Result<void> compare(const LessonAction& action, std::stop_token stop);
    Result<void> set(const std::string& key, const std::string& value);

    Session& m_session;
    const Lesson& m_lesson;
    LessonFolders m_folders;
    LessonForm m_form;
    LessonFacts m_facts;
    std::vector<Message> m_notices;
    ShownSentence m_shown;
    std::string m_runFolder;
    int m_runs = 0;
    std::map<std::string, std::string> m_kept; ///< name → folder of the run
};

} // namespace attentoscope
