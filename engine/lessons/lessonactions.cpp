// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonactions.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonmodels.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/picturevalues.h"
#include "engine/types/heads.h"
#include "engine/types/message.h"

#include <algorithm>
#include <charconv>

namespace attentoscope {

namespace {

using Player = LessonPlayer;
using Action = const LessonAction&;
using Arguments = std::vector<std::string>;

constexpr std::size_t mostSettings = 20;

Result<LessonAction> refusedAction(Message message)
{
    return failure(ErrorCode::BadData, std::move(message));
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

bool isPlainName(const std::string& name)
{
    return !name.starts_with('.') && name.find_first_of("/\\") == std::string::npos;
}

Message headProblem(const Arguments& arguments, const char* otherWord, const std::string& form)
{
    return headFromText(arguments[0]) || isOneOf(arguments[0], {"best", otherWord})
        ? Message()
        : Message("\"{}\" is not a head: write {}.", arguments[0], form);
}

Message settingsProblem(const Arguments& arguments, const std::string&)
{
    for (std::size_t place = 1; place < arguments.size(); ++place)
        if (const auto equals = arguments[place].find('='); equals == 0 || equals + 1 >= arguments[place].size())
            return Message("\"{}\" is not a setting: write KEY=VALUE.", arguments[place]);
    return {};
}

Result<AttentionHead> chosenHead(Player& player, const std::string& text)
{
    const auto head = text == "best" ? bestHead(player.facts()) : headFromText(text);
    if (head)
        return *head;
    return failure(ErrorCode::NotReady,
        Message("The model has no head \"{}\" now: train a Transformer until it is validated.", text));
}

Result<void> playHead(Player& player, Action action)
{
    if (action.arguments[0] == "mean")
        return player.showHead(std::nullopt);
    const auto head = chosenHead(player, action.arguments[0]);
    return head ? player.showHead(*head) : std::unexpected(head.error());
}

Result<void> playOff(Player& player, Action action)
{
    if (action.arguments[0] == "none")
        return player.switchAllOn();
    const auto head = chosenHead(player, action.arguments[0]);
    return head ? player.switchOff(*head) : std::unexpected(head.error());
}

Result<void> playPin(Player& player, Action action)
{
    const auto cell = cellOf(action, player.facts().picture);
    return cell ? player.pin(*cell) : std::unexpected(cell.error());
}

Result<void> playDissect(Player& player, Action action)
{
    const auto cell = cellOf(action, player.facts().picture);
    return cell ? player.dissect(*cell) : std::unexpected(cell.error());
}

Result<void> playScrub(Player& player, Action action)
{
    std::int64_t step = 0;
    const auto& text = action.arguments[0];
    std::from_chars(text.data(), text.data() + text.size(), step);
    return player.scrub(step);
}

Result<void> playEvaluate(Player& player, Action)
{
    SentencesRequest request;
    if (const auto opened = player.facts().run.openedFolder; !opened.empty()) {
        request.set = SentenceSet::File;
        request.file = opened + pairsOfModel;
        request.goldFile = opened + linksOfModel;
    }
    request.switchedOff = player.facts().off;
    request.whole = request.switchedOff.empty() ? WholeModel::LeaveOut : WholeModel::Measure;
    return player.evaluate(request);
}

std::vector<LessonActionRow> trainingRows()
{
    using enum LessonActionKind;
    return {
        {Train, "train", "until CONDITION", 0, 0, "Trains until the condition is true, and pauses then.",
            [](Player& player, Action action) { return player.train(*action.until); }},
        {Pause, "pause", "", 0, 0, "Pauses training.", [](Player& player, Action) { return player.pause(); }},
        {Start, "start", "PRESET [KEY=VALUE …]", 1, 1 + mostSettings,
            "Begins a new training on the lesson's data, paused at step 0.",
            [](Player& player, Action action) { return player.start(action.arguments[0], settingsOf(action)); },
            settingsProblem},
        {Set, "set", "KEY VALUE", 2, 2,
            "Changes a setting of the run that trains: learning_rate, teacher_forcing or alignment_weight.",
            [](Player& player, Action action) { return player.set(action.arguments[0], action.arguments[1]); },
            [](const Arguments& arguments, const std::string&) {
                return isOneOf(arguments[0], {"learning_rate", "teacher_forcing", "alignment_weight"})
                    ? Message()
                    : Message("\"{}\" cannot be changed while a run trains: learning_rate, teacher_forcing and "
                              "alignment_weight can. Others are given with start.",
                          arguments[0]);
            }},
        {Keep, "keep", "NAME", 1, 1, "Keeps the run as it is, so that it can be compared later.",
            [](Player& player, Action action) { return player.keep(action.arguments[0]); },
            [](const Arguments& arguments, const std::string&) {
                return isLessonId(arguments[0]) && arguments[0] != "now"
                    ? Message()
                    : Message("\"{}\" is not a name for a run: small letters, digits and hyphens, and not now.",
                          arguments[0]);
            }},
        {Validate, "validate", "", 0, 0, "Validates the run.",
            [](Player& player, Action) { return player.validate(); }},
        {Evaluate, "evaluate", "", 0, 0,
            "Measures the validation sentences, or those beside an opened model, with the heads off that are switched off.",
            playEvaluate},
        {Erase, "erase", "", 0, 0, "Erases each source word of the shown translation, one after the other.",
            [](Player& player, Action) { return player.erase(); }},
        {Open, "open", "MODEL", 1, 1,
            "Opens a model that others trained: one of the program's, or a folder beside the lesson.",
            [](Player& player, Action action) { return player.open(action.arguments[0]); },
            [](const Arguments& arguments, const std::string&) {
                return isPlainName(arguments[0])
                    ? Message()
                    : Message(
                          "\"{}\" leaves the folder of the lesson: give the plain name of a folder that lies beside it.",
                          arguments[0]);
            }},
    };
}

std::vector<LessonActionRow> viewRows()
{
    using enum LessonActionKind;
    return {
        {Translate, "translate", "\"TEXT\"", 1, 1, "Translates a sentence and shows its picture.",
            [](Player& player, Action action) { return player.translate(action.arguments[0]); }},
        {Pin, "pin", "\"TARGET\" \"SOURCE\"", 2, 2, "Pins a cell of the shown picture.", playPin},
        {Dissect, "dissect", "\"TARGET\" \"SOURCE\"", 2, 2, "Takes a weight of the shown picture apart.", playDissect},
        {Force, "force", "\"TARGET\" \"SOURCE\" | none", 1, 2,
            "Forces the attention of a row to a source word, or ends that. What was forced below the row is free "
            "again.",
            [](Player& player, Action action) {
                return action.arguments.size() == 1 ? player.freeRows() : player.force(action);
            },
            [](const Arguments& arguments, const std::string& form) {
                return arguments.size() > 1 || arguments[0] == "none"
                    ? Message()
                    : Message("\"{}\" is only one word: write {}.", arguments[0], form);
            }},
        {Head, "head", "KIND.LAYER.HEAD | best | mean", 1, 1, "Shows a head, or the mean of the heads.", playHead,
            [](const Arguments& arguments, const std::string& form) { return headProblem(arguments, "mean", form); }},
        {Off, "off", "KIND.LAYER.HEAD | best | none", 1, 1, "Switches a head off, or all on again.", playOff,
            [](const Arguments& arguments, const std::string& form) { return headProblem(arguments, "none", form); }},
        {View, "view", "heatmap | lines | heads", 1, 1, "Shows another attention view.",
            [](Player& player, Action action) { return player.showView(action.arguments[0]); },
            [](const Arguments& arguments, const std::string& form) {
                return isOneOf(arguments[0], lessonViews())
                    ? Message()
                    : Message("There is no attention view \"{}\"{}: write {}.", arguments[0],
                          suggestion(arguments[0], lessonViews()), form);
            }},
        {Scrub, "scrub", "STEP", 1, 1, "Moves the slider to the watched sentence's picture at a step.", playScrub,
            [](const Arguments& arguments, const std::string&) {
                return isStep(arguments[0]) ? Message()
                                            : Message("\"{}\" is not a step: write a whole number.", arguments[0]);
            }},
        {Compare, "compare", "RUN RUN \"TEXT\"", 3, 3,
            "Compares the pictures of a sentence under two runs: names of keep, or now.",
            [](Player& player, Action action) {
                return player.compare(action.arguments[0], action.arguments[1], action.arguments[2]);
            }},
    };
}

const LessonActionRow& rowOf(LessonActionKind kind)
{
    return *std::ranges::find(lessonActions(), kind, &LessonActionRow::kind);
}

/// Words between blanks. Quotes keep blanks inside a word.
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
        auto word = ConditionReader::of(text.substr(0, std::min(end + 1, text.size())));
        if (!word)
            return std::unexpected(word.error());
        arguments.push_back(word->takeText().value_or(std::string()));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return arguments;
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

/// Whether the argument at this place is written in quotes. The row's form decides that, and not the argument, so that
/// the text can be read back.
bool isQuoted(Action action, std::size_t place)
{
    const auto& row = rowOf(action.kind);
    std::string_view form = row.form;
    for (; place > 0; --place)
        form.remove_prefix(std::min(form.find(' '), form.size() - 1) + 1);
    return form.starts_with('"') && action.arguments.size() == row.most;
}

} // namespace

std::span<const LessonActionRow> lessonActions()
{
    static const auto all = [] {
        auto rows = trainingRows();
        std::ranges::move(viewRows(), std::back_inserter(rows));
        std::ranges::sort(rows, {}, &LessonActionRow::kind);
        return rows;
    }();
    return all;
}

std::vector<std::string> lessonViews()
{
    return {"heatmap", "lines", "heads"};
}

std::vector<std::string> lessonLayoutParts()
{
    return {"heatmap", "lines", "heads", "loss", "validation"};
}

Result<LessonAction> readAction(std::string_view text, int line)
{
    const auto end = std::min(text.find_first_of(" \t"), text.size());
    const std::string name(text.substr(0, end));
    const auto row = std::ranges::find(lessonActions(), name, &LessonActionRow::name);
    if (row == lessonActions().end()) {
        std::vector<std::string> names;
        std::ranges::transform(lessonActions(), std::back_inserter(names), &LessonActionRow::name);
        return refusedAction(
            Message("There is no action \"{}\"{}. Known are: {}.", name, suggestion(name, names), joined(names)));
    }
    LessonAction action{row->kind, {}, {}, line};
    if (row->kind == LessonActionKind::Train)
        return readTrain(text.substr(end), std::move(action));
    auto arguments = argumentsOf(text.substr(end));
    if (!arguments)
        return std::unexpected(arguments.error());
    if (arguments->size() < row->fewest || arguments->size() > row->most)
        return refusedAction(
            Message("{} values follow \"{}\": write {} {}.", arguments->size(), name, name, row->form));
    if (isOneOf({}, *arguments))
        return refusedAction("The quotes are empty: write a word between them.");
    if (row->problem)
        if (auto problem = row->problem(*arguments, row->form); !problem.empty())
            return refusedAction(std::move(problem));
    action.arguments = std::move(*arguments);
    return action;
}

std::string textOf(const LessonAction& action)
{
    std::string text = rowOf(action.kind).name;
    for (std::size_t place = 0; place < action.arguments.size(); ++place)
        text += ' ' + (isQuoted(action, place) ? quoted(action.arguments[place]) : action.arguments[place]);
    if (action.until)
        text += " until " + textOf(action.until->condition);
    return text;
}

Result<void> play(LessonPlayer& player, const LessonAction& action)
{
    return rowOf(action.kind).play(player, action);
}

Result<LessonCell> cellOf(const LessonAction& action, const LessonPicture& picture)
{
    if (const auto cell = findCell(picture, action.arguments[0], action.arguments[1]))
        return *cell;
    std::string words;
    for (const auto& token : picture.target)
        words += ' ' + token.text;
    return failure(
        ErrorCode::BadData, Message("The picture has no cell for {}. Its rows are:{}.", textOf(action), words));
}

std::vector<KeyValue> settingsOf(const LessonAction& action)
{
    std::vector<KeyValue> settings;
    for (std::size_t place = 1; place < action.arguments.size(); ++place) {
        const auto& text = action.arguments[place];
        const auto equals = std::min(text.find('='), text.size());
        settings.push_back({text.substr(0, equals), text.substr(std::min(equals + 1, text.size()))});
    }
    return settings;
}

} // namespace attentoscope
