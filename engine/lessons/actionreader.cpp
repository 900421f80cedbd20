// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/actionreader.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/frontmatter.h"
#include "engine/lessons/lessonactions.h"
#include "engine/types/headtext.h"
#include "engine/types/suggestion.h"

#include <algorithm>

namespace attentoscope {

namespace {

using Arguments = std::vector<std::string>;

Result<LessonAction> refusedAction(Message message)
{
    return failure(ErrorCode::BadData, std::move(message));
}

/// Words between blanks; quotes keep blanks within a word.
Result<Arguments> argumentsOf(std::string_view text)
{
    Arguments arguments;
    while (!(text = trimmed(text)).empty()) {
        if (!text.starts_with('"')) {
            const auto end = std::min(text.find_first_of(" \t"), text.size());
            arguments.emplace_back(text.substr(0, end));
            text.remove_prefix(end);
            continue;
        }
        std::size_t end = 1;
        while (end < text.size() && text[end] != '"')
            end += text[end] == '\\' ? 2 : 1;
        const auto tokens = conditionTokens(text.substr(0, std::min(end + 1, text.size())));
        if (!tokens)
            return std::unexpected(tokens.error());
        arguments.push_back(tokens->front().text);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return arguments;
}

bool isOneOf(const std::string& text, const std::vector<std::string>& known)
{
    return std::ranges::find(known, text) != known.end();
}

bool isStep(const std::string& text)
{
    constexpr std::size_t longest = 9;
    return !text.empty() && text.size() <= longest
        && std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// What is wrong with the arguments of an action; empty: nothing.
Message problemOf(LessonActionKind kind, const Arguments& arguments)
{
    if (std::ranges::find(arguments, std::string()) != arguments.end())
        return "The quotes are empty: write a word between them.";
    const auto& first = arguments.empty() ? std::string() : arguments.front();
    switch (kind) {
    case LessonActionKind::Head:
    case LessonActionKind::Off:
        if (!headFromText(first) && !isOneOf(first, {"best", kind == LessonActionKind::Off ? "none" : "mean"}))
            return Message("\"{}\" is no head: write {}.", first, rowOf(kind).form);
        return {};
    case LessonActionKind::View:
        if (!isOneOf(first, lessonViews()))
            return Message("There is no attention view \"{}\"{}: write {}.", first, suggestion(first, lessonViews()),
                rowOf(kind).form);
        return {};
    case LessonActionKind::Scrub:
        if (!isStep(first))
            return Message("\"{}\" is no step: write a whole number.", first);
        return {};
    case LessonActionKind::Force:
        if (arguments.size() == 1 && first != "none")
            return Message("\"{}\" is a word alone: write {}.", first, rowOf(kind).form);
        return {};
    case LessonActionKind::Keep:
        if (!isLessonId(first) || first == "now")
            return Message("\"{}\" is no name for a run: small letters, digits and hyphens, and not now.", first);
        return {};
    case LessonActionKind::Set:
        if (!isOneOf(first, {"learning_rate", "teacher_forcing"}))
            return Message(
                "\"{}\" cannot be changed while a run trains: learning_rate and teacher_forcing can. Others are "
                "given with start.",
                first);
        return {};
    case LessonActionKind::Start:
        for (std::size_t place = 1; place < arguments.size(); ++place)
            if (const auto equals = arguments[place].find('='); equals == 0 || equals + 1 >= arguments[place].size())
                return Message("\"{}\" is no setting: write KEY=VALUE.", arguments[place]);
        return {};
    default:
        return {};
    }
}

Result<LessonAction> readTrain(std::string_view text, LessonAction action)
{
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    if (!reader->takeName("until"))
        return refusedAction("Training needs an end: write train until CONDITION, such as train until step >= 300.");
    auto goal = reader->goal();
    if (!goal)
        return std::unexpected(goal.error());
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    goal->line = action.line;
    action.until = std::move(*goal);
    return action;
}

std::vector<std::string> actionNames()
{
    std::vector<std::string> names;
    for (const auto& row : lessonActions())
        names.push_back(row.name);
    return names;
}

} // namespace

Result<LessonAction> readAction(std::string_view text, int line)
{
    const auto end = std::min(text.find_first_of(" \t"), text.size());
    const std::string name(text.substr(0, end));
    const auto* row = findLessonAction(name);
    if (!row)
        return refusedAction(Message("There is no action \"{}\"{}. Known are: {}.", name,
            suggestion(name, actionNames()), joined(actionNames())));
    LessonAction action{row->kind, {}, {}, line};
    if (row->kind == LessonActionKind::Train)
        return readTrain(text.substr(end), std::move(action));
    auto arguments = argumentsOf(text.substr(end));
    if (!arguments)
        return std::unexpected(arguments.error());
    if (arguments->size() < row->fewest || arguments->size() > row->most)
        return refusedAction(
            Message("{} values stand after \"{}\": write {} {}.", arguments->size(), name, name, row->form));
    if (auto problem = problemOf(row->kind, *arguments); !problem.empty())
        return refusedAction(std::move(problem));
    action.arguments = std::move(*arguments);
    return action;
}

} // namespace attentoscope
