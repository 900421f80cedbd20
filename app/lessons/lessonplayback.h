// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonactions.h"
#include "engine/session/session.h"

#include <functional>
#include <map>

namespace attentoscope {

enum class LessonForm : std::uint8_t { Full, Short };

/// Where the files of a lesson that is played lie.
struct LessonFolders
{
    std::string lesson; ///< of data that lie beside the lesson
    std::string runs; ///< an empty folder for what is trained
};

/// Does a lesson's actions with a session, and knows the facts that follow. The shown picture is that of the first
/// watched sentence or of the one translated last, as in the window's attention view.
class SessionPlayer : public LessonPlayer
{
public:
    SessionPlayer(Session& session, const Lesson& lesson, LessonFolders folders, LessonForm form);

    Result<void> loadData(std::stop_token stop);
    Result<void> perform(const LessonAction& action, std::stop_token stop);
    void beginStep() { m_facts.events = {}; }
    const std::vector<Message>& notices() const { return m_notices; } ///< of the data and of what was trained

    LessonFacts facts() const override { return m_facts; }
    Result<void> train(const LessonGoal& goal) override;
    Result<void> pause() override { return {}; } ///< it only trains within `train`
    Result<void> start(const std::string& preset, const std::vector<KeyValue>& settings) override;
    Result<void> set(const std::string& key, const std::string& value) override;
    Result<void> translate(const std::string& text) override;
    Result<void> pin(const LessonCell& cell) override;
    Result<void> dissect(const LessonCell& cell) override;
    Result<void> force(const LessonAction& words) override;
    Result<void> freeRows() override;
    Result<void> showHead(const std::optional<AttentionHead>& head) override;
    Result<void> switchOff(const AttentionHead& head) override;
    Result<void> switchAllOn() override;
    Result<void> showView(const std::string& view) override;
    Result<void> scrub(std::int64_t step) override;
    Result<void> compare(const std::string& first, const std::string& second, const std::string& text) override;
    Result<void> keep(const std::string& name) override;
    Result<void> validate() override;
    Result<void> evaluate(const SentencesRequest& request) override;

private:
    Result<void> advance(); ///< one batch
    Result<void> finish(TrainingEnd why);
    void take(const TrainingReports& reports);
    Result<void> checkHead(const AttentionHead& head) const; ///< the model has it
    Result<void> refreshPicture(); ///< with the model as it is now; nothing where there is no sentence

    Session& m_session;
    const Lesson& m_lesson;
    LessonFolders m_folders;
    LessonForm m_form;
    LessonFacts m_facts;
    std::vector<Message> m_notices;
    std::stop_token m_stop; ///< of the action under way
    std::string m_runFolder;
    int m_runs = 0;
    std::map<std::string, std::string> m_kept; ///< name → folder of the run
    std::string m_source; ///< the sentence whose picture is shown
    std::optional<AttentionHead> m_head; ///< that is shown
    Constraints m_constraints;
    LessonPicture m_unforced;
    Translation m_translation; ///< that is shown
    std::vector<Translation> m_snapshots; ///< of the first watched sentence
    bool m_isScrubbed = false; ///< the picture is an older one until something is done
};

/// What came of a step. It went well where there is no problem.
struct PlayedStep
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

struct PlayedLesson
{
    std::vector<PlayedStep> steps; ///< none after one with a problem of its actions
    double seconds = 0.0; ///< loading the data counted
    std::vector<Message> notices; ///< of the data and of what was trained

    [[nodiscard]] bool isDone() const; ///< no step has a problem
};

/// Plays a lesson to its end like a learner who leaves everything to the window: each condition is false when its step
/// begins and true after the actions, and each question has an answer.
class LessonPlayback
{
public:
    using Sink = std::function<void(const PlayedStep&)>; ///< called after each step

    LessonPlayback(Session& session, const Lesson& lesson, const LessonFolders& folders, LessonForm form)
        : m_lesson(lesson), m_form(form), m_player(session, lesson, folders, form)
    {
    }

    Result<PlayedLesson> play(const Sink& sink, std::stop_token stop);

private:
    PlayedStep play(const LessonStep& step, const std::stop_token& stop);
    void judge(const Question& question, PlayedStep& played) const;

    const Lesson& m_lesson;
    LessonForm m_form;
    SessionPlayer m_player;
    bool m_isStuck = false; ///< an action failed, so what follows has no sense
};

} // namespace attentoscope
