// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonwalker.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/conditiontext.h"
#include "engine/lessons/factvalues.h"

#include <algorithm>
#include <chrono>

namespace attentoscope {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

} // namespace

bool WalkedLesson::isDone() const
{
    return std::ranges::all_of(steps, [](const WalkedStep& step) { return step.problem.empty(); });
}

void LessonWalker::judge(const Question& question, WalkedStep& walked) const
{
    const auto& facts = m_run.facts();
    if (question.kind == QuestionKind::Choice) {
        for (const auto place : rightOptions(question, facts))
            walked.right.push_back(question.options[place].text);
        // With few steps a model may have learned what no option thinks of.
        if (walked.right.size() != 1 && m_form == LessonForm::Full)
            walked.problem = Message("{} options are right: \"{}\".", walked.right.size(), question.text);
        return;
    }
    const auto seen = shownAnswer(question.answer, facts);
    if (seen)
        walked.right.push_back(*seen);
    else if (m_form == LessonForm::Full)
        walked.problem =
            Message("{} is not known, so \"{}\" cannot be judged.", textOf(question.answer), question.text);
}

WalkedStep LessonWalker::walk(const LessonStep& step, const std::stop_token& stop)
{
    const auto begin = Clock::now();
    WalkedStep walked{.id = step.id, .title = step.title};
    m_run.beginStep();
    const Condition* until = nullptr;
    if (step.until) {
        until = m_form == LessonForm::Short ? &step.until->inShort() : &step.until->condition;
        walked.until = textOf(*until);
        walked.heldBefore = holds(*until, m_run.facts());
    }
    for (const auto& action : step.actions)
        if (const auto done = m_run.perform(action, stop); !done) {
            walked.problem = done.error().message;
            m_isStuck = true;
            break;
        }
    walked.holdsAfter = until && holds(*until, m_run.facts());
    walked.seconds = secondsSince(begin);
    if (!walked.problem.empty())
        return walked;
    if (walked.heldBefore)
        walked.problem = Message("{} is true already when the step begins.", walked.until);
    else if (until && !walked.holdsAfter)
        walked.problem = Message("{} is not true after everything was done.", walked.until);
    else if (step.question)
        judge(*step.question, walked);
    return walked;
}

Result<WalkedLesson> LessonWalker::walk(const Sink& sink, std::stop_token stop)
{
    const auto begin = Clock::now();
    WalkedLesson walked;
    if (const auto loaded = m_run.loadData(stop); !loaded)
        return std::unexpected(loaded.error());
    for (const auto& step : m_lesson.steps) {
        walked.steps.push_back(walk(step, stop));
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, "It was interrupted.");
        sink(walked.steps.back());
        if (m_isStuck)
            break;
    }
    walked.seconds = secondsSince(begin);
    walked.notices = m_run.notices();
    return walked;
}

} // namespace attentoscope
