// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonactions.h"

#include "engine/lessons/conditiontext.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t mostSettings = 20;

std::vector<LessonActionRow> actionRows()
{
    using Action = LessonActionKind;
    return {
        {Action::Train, "train", "until CONDITION", 0, 0, "Trains until the condition is true, and pauses then."},
        {Action::Pause, "pause", "", 0, 0, "Pauses training."},
        {Action::Start, "start", "PRESET [KEY=VALUE …]", 1, 1 + mostSettings,
            "Begins a new training on the lesson's data, paused at step 0."},
        {Action::Set, "set", "KEY VALUE", 2, 2,
            "Changes a setting of the run that trains: learning_rate or teacher_forcing."},
        {Action::Translate, "translate", "\"TEXT\"", 1, 1, "Translates a sentence and shows its picture."},
        {Action::Pin, "pin", "\"TARGET\" \"SOURCE\"", 2, 2, "Pins a cell of the shown picture."},
        {Action::Dissect, "dissect", "\"TARGET\" \"SOURCE\"", 2, 2, "Takes a weight of the shown picture apart."},
        {Action::Force, "force", "\"TARGET\" \"SOURCE\" | none", 1, 2,
            "Forces the attention of a row to a source word, or ends that. What was forced below the row is free "
            "again."},
        {Action::Head, "head", "KIND.LAYER.HEAD | best | mean", 1, 1, "Shows a head, or the mean of the heads."},
        {Action::Off, "off", "KIND.LAYER.HEAD | best | none", 1, 1, "Switches a head off, or all on again."},
        {Action::View, "view", "heatmap | lines | heads", 1, 1, "Shows another attention view."},
        {Action::Scrub, "scrub", "STEP", 1, 1, "Moves the slider to the watched sentence's picture at a step."},
        {Action::Compare, "compare", "RUN RUN \"TEXT\"", 3, 3,
            "Compares the pictures of a sentence under two runs: names of keep, or now."},
        {Action::Keep, "keep", "NAME", 1, 1, "Keeps the run as it is, so that it can be compared later."},
        {Action::Validate, "validate", "", 0, 0, "Validates the run."},
        {Action::Evaluate, "evaluate", "", 0, 0,
            "Measures the validation sentences, with the heads off that are switched off."},
    };
}

/// Words stand in quotes wherever the form has them, so that they are read back.
bool isQuoted(const LessonAction& action, std::size_t place)
{
    switch (action.kind) {
    case LessonActionKind::Translate:
    case LessonActionKind::Pin:
    case LessonActionKind::Dissect:
        return true;
    case LessonActionKind::Force:
        return action.arguments.size() == 2;
    case LessonActionKind::Compare:
        return place == 2;
    default:
        return false;
    }
}

} // namespace

std::span<const LessonActionRow> lessonActions()
{
    static const auto rows = actionRows();
    return rows;
}

const LessonActionRow& rowOf(LessonActionKind kind)
{
    return *std::ranges::find(lessonActions(), kind, &LessonActionRow::kind);
}

const LessonActionRow* findLessonAction(std::string_view name)
{
    const auto found = std::ranges::find(lessonActions(), name, &LessonActionRow::name);
    return found == lessonActions().end() ? nullptr : &*found;
}

std::vector<std::string> lessonViews()
{
    return {"heatmap", "lines", "heads"};
}

std::vector<std::string> lessonLayoutParts()
{
    return {"heatmap", "lines", "heads", "loss", "validation"};
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

} // namespace attentoscope
