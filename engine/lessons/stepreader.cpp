// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/stepreader.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/lessonactions.h"
#include "engine/types/message.h"

#include <algorithm>

namespace attentoscope {

namespace {

template <typename Value>
Result<Value> refused(Message message)
{
    return failure(ErrorCode::BadData, std::move(message));
}

Result<Question> withNumber(ConditionReader& reader, Question question)
{
    if (!question.answer.value->number)
        return refused<Question>(Message(
            "\"{}\" is not a number: ask for a choice, or name a number such as loss.", question.answer.value->name));
    const bool hasSign = reader.takeSign("+-");
    const auto tolerance = hasSign ? reader.takeNumber() : std::nullopt;
    if (!tolerance)
        return refused<Question>("How far may the number be off? Write +- 0.3 or +- 20 % after the value.");
    if (tolerance->number <= 0.0)
        return refused<Question>("The tolerance is 0: write a positive number after +-.");
    question.tolerance = *tolerance;
    return question;
}

Result<Question> withAnswer(ConditionReader& reader, Question question)
{
    if (!reader.takeSign("="))
        return refused<Question>(Message("The answer is missing: write {} after the question.",
            question.kind == QuestionKind::Number ? "= loss +- 0.3" : "= argmax \"chat\""));
    auto answer = reader.reference();
    if (!answer)
        return std::unexpected(answer.error());
    question.answer = std::move(*answer);
    if (question.kind == QuestionKind::Number)
        return withNumber(reader, std::move(question));
    if (question.answer.value->texts != LessonText::SourceWord)
        return refused<Question>("A cell question asks for the largest weight of a row: write = argmax \"TARGET\".");
    return question;
}

/// Reads the text after `@ask`: choice "…", number "…" = VALUE +- TOLERANCE, cell "…" = argmax "TARGET".
Result<Question> readQuestion(std::string_view text, int line)
{
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    Question question{.line = line};
    if (reader->takeName("choice"))
        question.kind = QuestionKind::Choice;
    else if (reader->takeName("number"))
        question.kind = QuestionKind::Number;
    else if (reader->takeName("cell"))
        question.kind = QuestionKind::Cell;
    else
        return refused<Question>(Message("\"{}\" is not a kind of question{}: write choice, number or cell.",
            reader->found(), suggestion(reader->found().text(), {"choice", "number", "cell"})));
    const auto asked = reader->takeText();
    if (!asked || asked->empty())
        return refused<Question>("The question is missing: write it in quotes after its kind.");
    question.text = *asked;
    if (question.kind != QuestionKind::Choice) {
        auto answered = withAnswer(*reader, std::move(question));
        if (!answered)
            return answered;
        question = std::move(*answered);
    }
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    return question;
}

constexpr std::string_view opening = "{{";
constexpr std::string_view closing = "}}";

Result<void> checkValues(std::string_view text)
{
    for (auto at = text.find(opening); at != std::string_view::npos; at = text.find(opening)) {
        text.remove_prefix(at + opening.size());
        const auto end = text.find(closing);
        if (end == std::string_view::npos)
            return failure(ErrorCode::BadData,
                Message("\"{}\" is not closed: write }} after the value.", "{{" + std::string(text.substr(0, 40))));
        const auto reference = parseReference(text.substr(0, end));
        if (!reference)
            return std::unexpected(reference.error());
        if (reference->value->truth)
            return failure(ErrorCode::BadData,
                Message("\"{}\" is true or not and cannot be quoted: name a number or a text.", text.substr(0, end)));
        text.remove_prefix(end + closing.size());
    }
    return {};
}

Result<void> checkEquations(std::string_view text)
{
    std::size_t dollars = 0;
    bool isCode = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '`')
            isCode = !isCode;
        else if (text[at] == '$' && !isCode)
            ++dollars;
    }
    if (dollars % 2 == 0)
        return {};
    return failure(
        ErrorCode::BadData, "An equation is not closed: a $ is needed before and after it, and \\$ is a dollar.");
}

Result<void> checkLinks(std::string_view text)
{
    for (auto at = text.find("]("); at != std::string_view::npos; at = text.find("](")) {
        text.remove_prefix(at + 2);
        const auto link = text.substr(0, text.find(')'));
        if (!link.starts_with("https://"))
            return failure(ErrorCode::BadData,
                Message("The link \"{}\" does not begin with https://: nothing else is opened from a lesson.",
                    link.substr(0, 80)));
    }
    return {};
}

constexpr std::size_t mostActions = 20;
constexpr std::size_t mostFrames = 4;
constexpr std::size_t mostHighlights = 8;
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

std::span<const LessonAnchor> lessonAnchors()
{
    static const std::vector<LessonAnchor> anchors{
        {"heatmap", "The matrix of weights, or the lines between the words, in the middle of the window."},
        {"heads", "The small pictures of all heads."},
        {"loss", "The curve of the loss."},
        {"validation", "The sentences of the last validation."},
        {"train", "The button that starts and pauses training."},
        {"status", "Step, loss and speed of the training."},
        {"sentence", "The line for a sentence to translate."},
        {"translation", "The translation of that sentence."},
        {"watched", "The chooser of watched sentences."},
        {"timeline", "The slider of steps under the picture."},
        {"data", "The panel of the data."},
        {"settings", "The panel of preset and settings."},
        {"compare", "The window that compares two runs."},
        {"dissection", "The window that takes a weight apart."},
        {"sentences", "The window of all sentences and their measures."},
        {"erasure", "The window that shows what each word loses without a source word."},
    };
    return anchors;
}

std::vector<std::string> lessonAnchorNames()
{
    std::vector<std::string> names;
    for (const auto& anchor : lessonAnchors())
        names.push_back(anchor.name);
    return names;
}

std::span<const LessonDirective> lessonDirectives()
{
    using Count = LessonDirective::Count;
    static const std::vector<LessonDirective> directives{
        {"frame", "PART", Count::Often, "The part of the window that the step speaks of."},
        {"ask", "choice|number|cell \"QUESTION\" …", Count::Once, "Asks for a prediction, before anything is done."},
        {"do", "ACTION …", Count::Often, "What tests do here, and what the window does for the learner on request."},
        {"until", "CONDITION", Count::Once,
            "What the step waits for; after `short` what it waits for in the short form."},
        {"slow", "SECONDS \"TEXT\"", Count::Once, "What is said when the step takes longer."},
        {"show", "\"TARGET\" \"SOURCE\"", Count::Often,
            "The evidence: a cell, a row (a target word alone), or a part of the window."},
        {"why", "TEXT", Count::Once, "Said after the answer."},
    };
    return directives;
}

Result<LessonOption> readOption(std::string_view text, int line)
{
    LessonOption option{.text = {}, .when = {}, .line = line};
    if (!text.starts_with('"')) {
        option.text = trimmed(text);
        if (option.text.empty())
            return refused<LessonOption>("The option is empty: write its text after the hyphen.");
        if (option.text.contains(" when "))
            return refused<LessonOption>(
                "The option has a condition, so its text needs quotes: - \"TEXT\" when CONDITION.");
        return option;
    }
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    option.text = *reader->takeText();
    if (option.text.empty())
        return refused<LessonOption>("The option is empty: write its text between the quotes.");
    if (reader->takeName("when")) {
        auto condition = reader->condition();
        if (!condition)
            return std::unexpected(condition.error());
        option.when = std::move(*condition);
    }
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    return option;
}

Result<void> checkLiveText(std::string_view text)
{
    for (const auto check : {checkValues, checkEquations, checkLinks})
        if (const auto good = check(text); !good)
            return good;
    return {};
}

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
            report(line.number, Message("\"{}\" is not an id: small letters, digits and hyphens, 64 at most.", id));
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
            "Text follows the first directive: move it before that, or begin the line with two spaces so that it "
            "continues the directive.");
    const bool isOfChoice = m_step.question && m_step.question->kind == QuestionKind::Choice;
    if (!isOfChoice || m_seen.empty() || m_seen.back() != "ask")
        return report(line.number, "An option without a question: write @ask choice \"…\" right before it.");
    auto option = readOption(trimmed(line.text.substr(1)), line.number);
    if (!option)
        return report(line.number, option.error().message);
    auto& options = m_step.question->options;
    if (options.size() == mostLessonOptions)
        return report(line.number, Message("A question has at most {} options: delete some.", mostLessonOptions));
    if (std::ranges::find(options, option->text, &LessonOption::text) != options.end())
        report(line.number, Message("The option \"{}\" appears twice.", option->text));
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
            m_directiveLine, Message("\"@{}\" appears twice in this step: delete one, or make two steps.", name));
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
        return takeHighlight(value);
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

void StepReader::takeHighlight(std::string_view value)
{
    auto reader = ConditionReader::of(value);
    if (!reader)
        return report(m_directiveLine, reader.error().message);
    LessonHighlight highlight;
    if (const auto target = reader->takeText()) {
        highlight.target = *target;
        highlight.source = reader->takeText().value_or("");
        if (target->empty())
            report(m_directiveLine, "The quotes are empty: write a word between them.");
    } else if (const auto anchor = reader->takeWord()) {
        highlight.anchor = *anchor;
        if (!isAnchor(*anchor))
            report(m_directiveLine, unknownAnchor(*anchor));
    }
    if (const auto end = reader->expectEnd(); !end)
        return report(m_directiveLine, end.error().message);
    if (m_step.highlights.size() == mostHighlights)
        return report(m_directiveLine, Message("A step lights up {} things at most.", mostHighlights));
    m_step.highlights.push_back(std::move(highlight));
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
