// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/stepreader.h"

#include "engine/lessons/actionreader.h"
#include "engine/lessons/conditionreader.h"
#include "engine/lessons/frontmatter.h"
#include "engine/lessons/lessonanchors.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/livetext.h"
#include "engine/lessons/questionreader.h"
#include "engine/types/suggestion.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t mostActions = 20;
constexpr std::size_t mostFrames = 4;
constexpr std::size_t mostEvidence = 8;
constexpr double longestDelay = 3600.0;
constexpr std::size_t longestWhy = 2000;

Message unknownAnchor(const std::string& name)
{
    const auto names = lessonAnchorNames();
    return Message(
        "There is no part of the window \"{}\"{}. Known are: {}.", name, suggestion(name, names), joined(names));
}

bool isAnchor(const std::string& name)
{
    const auto names = lessonAnchorNames();
    return std::ranges::find(names, name) != names.end();
}

} // namespace

void StepReader::readHeading(const LessonLine& line)
{
    m_step.line = line.number;
    auto title = trimmed(line.text.substr(1));
    const auto brace = title.rfind("{#");
    if (brace == std::string_view::npos || !title.ends_with('}'))
        report(line.number, Message("The step has no id: write # {} {#some-id}.", title));
    else {
        const auto id = title.substr(brace + 2, title.size() - brace - 3);
        m_step.id = id;
        title = trimmed(title.substr(0, brace));
        if (!isLessonId(id))
            report(line.number, Message("\"{}\" is no id: small letters, digits and hyphens, 64 at most.", id));
    }
    m_step.title = title;
    if (title.empty())
        report(line.number, "The step has no title: write it before its id.");
}

void StepReader::read(const LessonLine& line)
{
    const bool isContinued = line.text.starts_with("  ") && !m_directive.empty();
    if (line.text.starts_with('@')) {
        finishDirective();
        m_isText = false;
        m_directive = line.text.substr(1);
        m_directiveLine = line.number;
    } else if (m_isText) {
        addText(line);
    } else if (isContinued) {
        m_directive.append(" ").append(trimmed(line.text));
    } else if (!line.text.empty()) {
        finishDirective();
        readOptionLine(line);
    }
}

void StepReader::addText(const LessonLine& line)
{
    if (m_step.text.size() + line.text.size() > longestStepText) {
        if (!m_isTextTooLong)
            report(line.number,
                Message("The text of the step has more than {} bytes: make two steps of it.", longestStepText));
        m_isTextTooLong = true;
        return;
    }
    if (!m_step.text.empty() || !line.text.empty())
        m_step.text.append(line.text).append("\n");
}

void StepReader::readOptionLine(const LessonLine& line)
{
    if (!line.text.starts_with("- "))
        return report(line.number,
            "Text stands after the first directive: move it before that, or begin the line with two spaces so that it "
            "goes on with the directive.");
    const bool isOfChoice = m_step.question && m_step.question->kind == QuestionKind::Choice;
    if (!isOfChoice || m_seen.empty() || m_seen.back() != "ask")
        return report(
            line.number, "An option stands here without a question: write @ask choice \"…\" right before it.");
    auto option = readOption(trimmed(line.text.substr(1)), line.number);
    if (!option)
        return report(line.number, option.error().message);
    auto& options = m_step.question->options;
    if (options.size() == mostLessonOptions)
        return report(line.number, Message("A question has at most {} options: delete some.", mostLessonOptions));
    if (std::ranges::find(options, option->text, &LessonOption::text) != options.end())
        report(line.number, Message("The option \"{}\" stands here twice.", option->text));
    options.push_back(std::move(*option));
}

void StepReader::finishDirective()
{
    if (m_directive.empty())
        return;
    const std::string directive = std::move(m_directive);
    m_directive.clear();
    const auto end = std::min(directive.find_first_of(" \t"), directive.size());
    const std::string name = directive.substr(0, end);
    const auto& known = lessonDirectives();
    const auto row = std::ranges::find(known, name, &LessonDirective::name);
    if (row == known.end()) {
        std::vector<std::string> names;
        for (const auto& one : known)
            names.push_back(one.name);
        return report(m_directiveLine,
            Message("There is no directive \"@{}\"{}. Known are: {}.", name, suggestion(name, names), joined(names)));
    }
    const auto value = trimmed(std::string_view(directive).substr(end));
    const bool isSecond = row->count == LessonDirective::Count::Once && std::ranges::find(m_seen, name) != m_seen.end();
    m_seen.push_back(name);
    if (isSecond)
        return report(
            m_directiveLine, Message("\"@{}\" stands twice in this step: delete one, or make two steps.", name));
    if (value.empty())
        return report(m_directiveLine, Message("\"@{}\" says nothing: write @{} {}.", name, name, row->form));
    take(name, value);
}

void StepReader::take(const std::string& name, std::string_view value)
{
    if (name == "ask")
        return takeQuestion(value);
    if (name == "do")
        return takeAction(value);
    if (name == "until")
        return takeGoal(value);
    if (name == "slow")
        return takeDelay(value);
    if (name == "show")
        return takeEvidence(value);
    if (name == "frame") {
        if (!isAnchor(std::string(value)))
            report(m_directiveLine, unknownAnchor(std::string(value)));
        else if (m_step.frames.size() == mostFrames)
            report(m_directiveLine, Message("A step frames {} parts of the window at most.", mostFrames));
        else
            m_step.frames.emplace_back(value);
        return;
    }
    if (value.size() > longestWhy)
        report(m_directiveLine,
            Message("The reason has more than {} bytes: one or two sentences are enough.", longestWhy));
    m_step.why = value;
    checkText(m_step.why, m_directiveLine);
}

void StepReader::takeQuestion(std::string_view value)
{
    auto question = readQuestion(value, m_directiveLine);
    if (!question)
        return report(m_directiveLine, question.error().message);
    m_step.question = std::move(*question);
}

void StepReader::takeAction(std::string_view value)
{
    auto action = readAction(value, m_directiveLine);
    if (!action)
        return report(m_directiveLine, action.error().message);
    if (m_step.actions.size() == mostActions)
        return report(m_directiveLine, Message("A step does {} things at most: make two steps.", mostActions));
    m_step.actions.push_back(std::move(*action));
}

void StepReader::takeGoal(std::string_view value)
{
    auto reader = ConditionReader::of(value);
    if (!reader)
        return report(m_directiveLine, reader.error().message);
    auto goal = reader->goal();
    if (!goal)
        return report(m_directiveLine, goal.error().message);
    if (const auto end = reader->expectEnd(); !end)
        return report(m_directiveLine, end.error().message);
    goal->line = m_directiveLine;
    m_step.until = std::move(*goal);
}

void StepReader::takeDelay(std::string_view value)
{
    auto reader = ConditionReader::of(value);
    if (!reader)
        return report(m_directiveLine, reader.error().message);
    const auto seconds = reader->takeNumber();
    const bool isSeconds = seconds && (seconds->unit == LessonUnit::None || seconds->unit == LessonUnit::Seconds);
    if (!isSeconds || seconds->number < 1.0 || seconds->number > longestDelay)
        return report(m_directiveLine,
            Message(
                "After how many seconds? Write @slow SECONDS \"TEXT\", from 1 to {}.", static_cast<int>(longestDelay)));
    const auto text = reader->takeText();
    if (!text || text->empty())
        return report(m_directiveLine, "What is said then? Write @slow SECONDS \"TEXT\".");
    if (const auto end = reader->expectEnd(); !end)
        return report(m_directiveLine, end.error().message);
    m_step.slow = {seconds->number, *text};
}

void StepReader::takeEvidence(std::string_view value)
{
    auto reader = ConditionReader::of(value);
    if (!reader)
        return report(m_directiveLine, reader.error().message);
    LessonEvidence evidence;
    if (const auto target = reader->takeText()) {
        evidence.target = *target;
        evidence.source = reader->takeText().value_or("");
        if (target->empty())
            report(m_directiveLine, "The quotes are empty: write a word between them.");
    } else if (const auto anchor = reader->takeWord()) {
        evidence.anchor = *anchor;
        if (!isAnchor(*anchor))
            report(m_directiveLine, unknownAnchor(*anchor));
    }
    if (const auto end = reader->expectEnd(); !end)
        return report(m_directiveLine, end.error().message);
    if (m_step.evidence.size() == mostEvidence)
        return report(m_directiveLine, Message("A step lights up {} things at most.", mostEvidence));
    m_step.evidence.push_back(std::move(evidence));
}

void StepReader::checkText(const std::string& text, int line)
{
    if (const auto good = checkLiveText(text); !good)
        report(line, good.error().message);
}

void StepReader::end()
{
    finishDirective();
    while (m_step.text.ends_with('\n'))
        m_step.text.pop_back();
    checkText(m_step.text, m_step.line);
    if (m_step.text.empty())
        report(m_step.line, Message("The step \"{}\" says nothing: write a text under its title.", m_step.title));
    const auto& question = m_step.question;
    if (question && question->kind == QuestionKind::Choice && question->options.size() < 2)
        report(question->line, "A choice needs at least two options: lines that begin with \"- \" right after it.");
}

} // namespace attentoscope
