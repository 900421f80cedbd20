// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/lessoncondition.h"
#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// An answer that can be chosen. Without a condition it is right when that of no other option holds.
struct LessonOption
{
    std::string text;
    std::optional<Condition> when;
    int line = 0;
};

/// How a prediction is made: by choosing an option, typing a number, or pointing at a cell of the picture.
enum class QuestionKind : std::uint8_t { Choice, Number, Cell };

/// Asked before the learner does something, and judged against the live values after the step's condition is true.
struct Question
{
    QuestionKind kind = QuestionKind::Choice;
    std::string text;
    std::vector<LessonOption> options; ///< of a choice
    LessonReference answer; ///< of a number: the value. Of a cell: argmax with the word of the row
    LessonNumber tolerance; ///< of a number: an amount, or with % a share of what is seen
    int line = 0;
};

/// What a player does, and what the window offers to do for the learner. The arguments are those of the file, in
/// its order; docs/lessons.md lists them.
enum class LessonActionKind : std::uint8_t {
    Train, ///< until the goal
    Pause,
    Start, ///< PRESET KEY=VALUE …
    Set, ///< KEY VALUE
    Translate, ///< TEXT
    Pin, ///< TARGET SOURCE
    Dissect, ///< TARGET SOURCE
    Force, ///< TARGET SOURCE, or "none"
    Head, ///< KIND.LAYER.HEAD, "best" or "mean"
    Off, ///< KIND.LAYER.HEAD, "best" or "none"
    View, ///< "heatmap", "lines" or "heads"
    Scrub, ///< STEP
    Compare, ///< NAME NAME TEXT; a name is one that `keep` gave, or a preset that the lesson trained
    Keep, ///< NAME
    Validate,
    Evaluate, ///< measures the validation sentences, with the heads off that are switched off
};

struct LessonAction
{
    LessonActionKind kind = LessonActionKind::Pause;
    std::vector<std::string> arguments;
    std::optional<LessonGoal> until; ///< of Train
    int line = 0;
};

/// What lights up after the answer: a cell or a row of the picture, or a part of the window.
struct LessonHighlight
{
    std::string target; ///< a word of the shown picture; empty for a part of the window
    std::string source; ///< empty: the whole row
    std::string anchor; ///< empty for a cell or a row
};

/// What is said when a step takes too long.
struct LessonDelay
{
    double seconds = 0.0;
    std::string text;
};

/// text → question → the learner does → the goal is reached → prediction and what was seen are compared → why.
struct LessonStep
{
    std::string id;
    std::string title;
    std::string text; ///< Markdown with equations and {{values}}
    std::vector<std::string> frames; ///< anchors of what the step speaks of
    std::optional<Question> question;
    std::vector<LessonAction> actions;
    std::optional<LessonGoal> until;
    std::optional<LessonDelay> slow;
    std::vector<LessonHighlight> highlights;
    std::string why;
    int line = 0;
};

enum class LessonDataKind : std::uint8_t { None, Sample, File };

struct LessonData
{
    LessonDataKind kind = LessonDataKind::None;
    std::string name; ///< of the sample, or of the file beside the lesson
    std::size_t pairs = 0; ///< of a sample; 0: its own default
};

struct LessonSource
{
    std::string title;
    std::string link; ///< empty, or https://…
};

/// Where a key of the front matter stands. Of a key that may repeat the lines are in the order of its values.
struct LessonKeyLine
{
    std::string key;
    int line = 0;
};

struct Lesson
{
    std::string id;
    std::string title;
    int minutes = 0;
    std::string needs; ///< what one needs to know
    std::string goal;
    std::vector<LessonSource> sources;
    std::string ours; ///< what of it is not the article's
    std::string preset = "recommended";
    std::vector<KeyValue> settings;
    LessonData data;
    std::uint64_t seed = 1;
    int stepLimit = 0; ///< of a training; 0: the preset's
    int briefStepLimit = 0; ///< in the short form; 0: as `stepLimit`
    std::vector<std::string> watched; ///< source sentences
    std::vector<std::string> layout; ///< ids of the views that are open
    std::vector<LessonStep> steps;
    std::vector<LessonKeyLine> keyLines;
};

/// A mistake in a lesson's file: what is wrong, and what to do.
struct LessonFinding
{
    int line = 0; ///< counted from one; 0: of the whole file
    Message message;
};

} // namespace attentoscope
