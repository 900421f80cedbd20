// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonactions.h"
#include "engine/session/session.h"

#include <functional>
#include <map>

namespace attentoscope {

enum class LessonForm : std::uint8_t { Full, Short };

/// The folders that a played lesson uses.
struct LessonFolders
{
    std::string lesson; ///< the folder of data files that belong to the lesson
    std::string runs; ///< an empty folder for the runs that are trained
};

/// Does a lesson's actions with a session and keeps the resulting facts. The picture is that of the first watched
/// sentence or of the sentence translated last, as in the window.
class SessionPlayer : public LessonPlayer
{
public:
    SessionPlayer(Session& session, const Lesson& lesson, LessonFolders folders, LessonForm form);

    Result<void> loadData(std::stop_token stop);
    Result<void> perform(const LessonAction& action, std::stop_token stop);
    void beginStep() { m_facts.events = {}; }
    const std::vector<Message>& notices() const { return m_notices; } ///< about the data and the training

    LessonFacts facts() const override { return m_facts; }
    Result<void> train(const LessonGoal& goal) override;
    Result<void> pause() override { return {}; } ///< nothing to pause: training runs only inside train()
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
    Result<void> erase() override;
    Result<void> open(const std::string& model) override;

private:
    void takeOther(const RunDescription& run);
    Result<void> advance(); ///< trains one batch
    Result<void> finish(TrainingEnd why);
    void take(const TrainingReports& reports);
    Result<void> checkHead(const AttentionHead& head) const; ///< refuses a head that the model does not have
    Result<void> refreshPicture(); ///< translates with the present model; does nothing if there is no sentence

    Session& m_session;
    const Lesson& m_lesson;
    LessonFolders m_folders;
    LessonForm m_form;
    LessonFacts m_facts;
    std::vector<Message> m_notices;
    std::stop_token m_stop; ///< stops the action in progress
    std::string m_runFolder;
    int m_runs = 0;
    std::map<std::string, std::string> m_kept; ///< name → folder of the run
    std::string m_source; ///< the sentence whose picture is shown
    std::optional<AttentionHead> m_head; ///< the head that is shown
    Constraints m_constraints;
    LessonPicture m_unforced;
    Translation m_translation; ///< the translation that is shown
    std::vector<Translation> m_snapshots; ///< translations of the first watched sentence
    bool m_isScrubbed = false; ///< whether an older picture is shown; the next action returns to the newest
};

/// The result of a step. It succeeded if `problem` is empty.
struct PlayedStep
{
    std::string id;
    std::string title;
    std::string until; ///< the condition as the lesson writes it; empty if there is none
    bool heldBefore = false;
    bool holdsAfter = false;
    double seconds = 0.0;
    std::vector<std::string> right; ///< texts of the right options, or the observed value
    Message problem;
};

struct PlayedLesson
{
    std::vector<PlayedStep> steps; ///< steps after a failed action are missing
    double seconds = 0.0; ///< including the loading of the data
    std::vector<Message> notices; ///< about the data and the training

    [[nodiscard]] bool isDone() const; ///< whether no step has a problem
};

/// Plays a lesson to its end, as if the learner let the window do every step. Each condition must be false when its
/// step begins and true after the actions. Each question must have an answer.
class LessonPlayback
{
public:
    using Sink = std::function<void(const PlayedStep&)>; ///< called after each step

    LessonPlayback(Session& session, const Lesson& lesson, const LessonFolders& folders, LessonForm form)
        : m_lesson(lesson), m_form(form), m_player(session, lesson, folders, form)
    {
    }

    Result<PlayedLesson> play(const Sink& sink, std::stop_token stop);
    LessonFacts facts() const { return m_player.facts(); }

private:
    PlayedStep play(const LessonStep& step, const std::stop_token& stop);
    void judge(const Question& question, PlayedStep& played) const;

    const Lesson& m_lesson;
    LessonForm m_form;
    SessionPlayer m_player;
    bool m_isStuck = false; ///< an action failed, so the steps after it make no sense
};

} // namespace attentoscope
