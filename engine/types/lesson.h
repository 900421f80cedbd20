// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/headmeasures.h"
#include "engine/types/message.h"
#include "engine/types/translation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace attentoscope {

struct LessonValueRow; ///< of the table in engine/lessons/lessonvalues.cpp

enum class LessonUnit : std::uint8_t { None, Bits, Nats, Percent, Seconds };

/// As written: 15 % is 15 with the unit Percent.
struct LessonNumber
{
    double number = 0.0;
    LessonUnit unit = LessonUnit::None;

    bool operator==(const LessonNumber&) const = default;
};

/// A value with its arguments, such as weight "chat" "cat".
struct LessonReference
{
    const LessonValueRow* value = nullptr;
    std::vector<std::string> arguments; ///< words of the shown picture, texts, heads, presets or keys
    LessonNumber plus = {}; ///< is added to it, where it is compared

    bool operator==(const LessonReference&) const = default;
};

enum class LessonComparison : std::uint8_t { Less, LessOrEqual, Greater, GreaterOrEqual, Equal, NotEqual };

using LessonOperand = std::variant<LessonNumber, std::string, LessonReference>;

/// A tree. Its leaves compare two operands, or ask whether something is so.
struct Condition
{
    enum class Kind : std::uint8_t { Or, And, Not, Compare, Truth };

    Kind kind = Kind::Truth;
    std::vector<Condition> parts; ///< Or, And: two or more; Not: one
    LessonComparison comparison = LessonComparison::Equal; ///< of Compare
    LessonOperand left; ///< of Compare; of Truth the reference
    LessonOperand right; ///< of Compare

    bool operator==(const Condition&) const = default;
};

/// What a lesson waits for, and its replacement in the short form, which tests play.
struct LessonGoal
{
    Condition condition;
    std::vector<Condition> brief; ///< none or one
    int line = 0;

    [[nodiscard]] const Condition& inShort() const { return brief.empty() ? condition : brief.front(); }
};

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
    Erase, ///< each source word of the shown translation
    Open, ///< NAME of a model that others trained
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

/// The line of a key of the front matter. A key that repeats has its lines in the order of its values.
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
    std::string sum; ///< of the text: the pages that are handed in tell a changed lesson by it
};

/// A mistake in a lesson's file: what is wrong, and what to do.
struct LessonFinding
{
    int line = 0; ///< counted from one; 0: of the whole file
    Message message;
};

enum class LessonTraining : std::uint8_t { None, Running, Paused, Ended };

enum class LessonHeadsOff : std::uint8_t { None, Some };

/// The loss in a lesson is the mean over this many steps.
constexpr std::size_t recentLossCount = 20;

/// The newest numbers of the run.
struct LessonRunFacts
{
    LessonTraining state = LessonTraining::None;
    std::string preset; ///< empty: there is no run
    std::vector<KeyValue> settings; ///< every key with its value in force
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0; ///< of training
    double fraction = 0.0; ///< of the way to the limit
    std::optional<double> loss; ///< the mean of `recentLosses`
    std::optional<double> rate;
    std::optional<std::int64_t> pairs; ///< that are trained on
    std::optional<std::int64_t> weights; ///< learned numbers
    std::optional<double> validationLoss;
    std::optional<double> validationBleu;
    std::optional<double> validationPerplexity;
    std::vector<double> recentLosses; ///< of the last steps, oldest first; at most recentLossCount
    SharedHeadReport headReport; ///< null: no heads are measured
    std::string openedFolder; ///< of a model that others trained; empty: it is a run
};

/// Place of a cell in the shown picture, counted from zero.
struct LessonCell
{
    std::size_t row = 0;
    std::size_t column = 0;

    bool operator==(const LessonCell&) const = default;
};

/// A row of scores before the softmax, of the cell that was taken apart.
struct LessonScores
{
    LessonCell cell;
    std::vector<float> scores; ///< of each column
};

/// What the attention view shows, whatever of it: a map or one head.
struct LessonPicture
{
    std::vector<Token> target; ///< a row each
    std::vector<Token> source; ///< a column each
    std::vector<float> probabilities; ///< of the target words
    AttentionMap attention;
    std::string text; ///< the translation
    std::int64_t step = 0; ///< of the model that drew it
    std::string view; ///< heatmap, lines or heads
    std::optional<AttentionHead> head; ///< none: the mean of the heads, or a model without heads
    std::vector<LessonCell> pinned;
    std::vector<std::size_t> forcedRows;
};

/// What `evaluate` measured of the validation sentences, with the heads off that were switched off.
struct LessonEvaluation
{
    double loss = 0.0; ///< with all heads on
    double bleu = 0.0;
    std::optional<double> offLoss; ///< none: no head was off
    std::optional<double> offBleu;
    std::optional<double> bleuShort; ///< mean of sentence BLEU of the shorter half, by source words
    std::optional<double> bleuLong;
    std::optional<double> errorRate; ///< AER of the shown words; none without gold links
    std::optional<double> errorRateEarlier; ///< the same, where each link belongs to the target word before
    std::optional<double> errorRateLater;
    std::optional<double> errorRateOfStatistics; ///< of statistical links against the same gold links
};

/// What the target words of the shown translation lost when each source word was erased.
struct LessonErasure
{
    std::vector<Token> target; ///< a row each
    std::vector<Token> source; ///< a column each
    AttentionMap lost; ///< nats
    std::optional<double> tau; ///< Kendall's, with the weights of the translation
};

/// What the learner did since the step was entered. The window empties it when a step begins.
struct LessonStepEvents
{
    std::vector<std::string> translated; ///< source texts
    std::vector<std::pair<std::string, std::string>> compared; ///< names or presets, in the order of the sides
    bool isDissected = false;
    bool isScrubbed = false;
    bool isValidated = false;
    bool isEvaluated = false;
    bool isErased = false;
    bool isOpened = false; ///< a model that others trained
};

/// Everything that a condition can ask, as plain values.
struct LessonFacts
{
    LessonRunFacts run;
    LessonPicture picture;
    std::vector<AttentionHead> off;
    std::optional<LessonScores> dissected; ///< the cell that is taken apart
    std::optional<LessonEvaluation> evaluation;
    std::optional<LessonErasure> erasure;
    std::optional<double> comparedDifference; ///< the largest between two weights of both pictures
    std::optional<double> forcedDifference; ///< between the rows that are not forced, with the forced ones and without
    std::vector<std::string> kept; ///< names of runs that the lesson keeps
    LessonStepEvents events;
};

} // namespace attentoscope
