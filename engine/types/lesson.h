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

struct LessonValueRow; ///< a row of the table in engine/lessons/lessonvalues.cpp

enum class LessonUnit : std::uint8_t { None, Bits, Nats, Percent, Seconds };

/// A number as it is written: 15 % is 15 with the unit Percent.
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
    std::vector<std::string> arguments; ///< words of the displayed picture, texts, heads, presets or keys
    LessonNumber plus = {}; ///< added to the value in a comparison

    bool operator==(const LessonReference&) const = default;
};

enum class LessonComparison : std::uint8_t { Less, LessOrEqual, Greater, GreaterOrEqual, Equal, NotEqual };

using LessonOperand = std::variant<LessonNumber, std::string, LessonReference>;

/// A tree. Its leaves compare two operands, or have one that is true or false.
struct Condition
{
    enum class Kind : std::uint8_t { Or, And, Not, Compare, Truth };

    Kind kind = Kind::Truth;
    std::vector<Condition> parts; ///< for Or and And: two or more; for Not: one
    LessonComparison comparison = LessonComparison::Equal; ///< for Compare
    LessonOperand left; ///< for Compare; for Truth, the reference
    LessonOperand right; ///< for Compare

    bool operator==(const Condition&) const = default;
};

/// The condition for which a lesson waits, and another one for the short form, which tests play.
struct LessonGoal
{
    Condition condition;
    std::vector<Condition> brief; ///< empty, or one condition
    int line = 0;

    [[nodiscard]] const Condition& inShort() const { return brief.empty() ? condition : brief.front(); }
};

/// An option of a question. Without a condition, it is right if no other option's condition is true.
struct LessonOption
{
    std::string text;
    std::optional<Condition> when;
    int line = 0;
};

/// How a prediction is made: by choosing an option, typing a number, or pointing at a cell of the picture.
enum class QuestionKind : std::uint8_t { Choice, Number, Cell };

/// Asked before the learner acts. It is judged with the live values when the step's condition has become true.
struct Question
{
    QuestionKind kind = QuestionKind::Choice;
    std::string text;
    std::vector<LessonOption> options; ///< options to choose from
    LessonReference answer; ///< for a number: the value; for a cell: argmax with the word of the row
    LessonNumber tolerance; ///< for a number: an amount, or with % a share of the actual value
    int line = 0;
};

/// What a player does, and what the window can do for the learner. Arguments are in the order of the file;
/// docs/lessons.md lists them.
enum class LessonActionKind : std::uint8_t {
    Train, ///< until the goal is reached
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
    Compare, ///< NAME NAME TEXT; a name was given by `keep`, or is a preset that the lesson has trained
    Keep, ///< NAME
    Validate,
    Evaluate, ///< measures the validation sentences, without the heads that are switched off
    Erase, ///< each source word of the shown translation
    Open, ///< NAME of a model that others trained
};

struct LessonAction
{
    LessonActionKind kind = LessonActionKind::Pause;
    std::vector<std::string> arguments;
    std::optional<LessonGoal> until; ///< for Train
    int line = 0;
};

/// What is framed after the answer: a cell or a row of the picture, or a part of the window.
struct LessonHighlight
{
    std::string target; ///< a word of the displayed picture; empty for a part of the window
    std::string source; ///< empty: the whole row
    std::string anchor; ///< empty for a cell or a row
};

/// The text if a step takes too long.
struct LessonDelay
{
    double seconds = 0.0;
    std::string text;
};

/// The order: text; question; the learner acts until the goal is reached; prediction and result are compared;
/// explanation.
struct LessonStep
{
    std::string id;
    std::string title;
    std::string text; ///< Markdown with equations and {{values}}
    std::vector<std::string> frames; ///< anchors of the parts that the step mentions
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
    std::string name; ///< name of the sample, or of the file beside the lesson
    std::size_t pairs = 0; ///< pairs of a sample; 0: its default
};

struct LessonSource
{
    std::string title;
    std::string link; ///< empty, or https://…
};

/// The line of a key in the front matter. If a key repeats, there is one for each of its values, in order.
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
    std::string needs; ///< what the learner must know before
    std::string goal;
    std::vector<LessonSource> sources;
    std::string ours; ///< what differs from the article
    std::string preset = "recommended";
    std::vector<KeyValue> settings;
    LessonData data;
    std::uint64_t seed = 1;
    int stepLimit = 0; ///< limit of a training; 0: that of the preset
    int briefStepLimit = 0; ///< limit in the short form; 0: `stepLimit`
    std::vector<std::string> watched; ///< source sentences
    std::vector<std::string> layout; ///< ids of the views to open
    std::vector<LessonStep> steps;
    std::vector<LessonKeyLine> keyLines;
    std::string sum; ///< checksum of the text; pages that were handed in have it too, so a changed lesson is noticed
};

/// A mistake in a lesson's file: what is wrong, and what to do.
struct LessonFinding
{
    int line = 0; ///< counted from one; 0: the mistake is about the whole file
    Message message;
};

enum class LessonTraining : std::uint8_t { None, Running, Paused, Ended };

/// The loss in a lesson is the mean over this many steps.
constexpr std::size_t recentLossCount = 20;

/// The newest numbers of the run.
struct LessonRunFacts
{
    LessonTraining state = LessonTraining::None;
    std::string preset; ///< empty: there is no run
    std::vector<KeyValue> settings; ///< every key with its current value
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0; ///< time of training
    double fraction = 0.0; ///< share of the way to the limit
    std::optional<double> loss; ///< the mean of `recentLosses`
    std::optional<double> rate;
    std::optional<std::int64_t> pairs; ///< number of training pairs
    std::optional<std::int64_t> weights; ///< number of weights
    std::optional<double> validationLoss;
    std::optional<double> validationBleu;
    std::optional<double> validationPerplexity;
    std::vector<double> recentLosses; ///< losses of the last steps, oldest first; at most recentLossCount
    SharedHeadReport headReport; ///< null: no heads are measured
    std::string openedFolder; ///< of a model that others trained; empty: it is a run
};

/// Place of a cell in the displayed picture, counted from zero.
struct LessonCell
{
    std::size_t row = 0;
    std::size_t column = 0;

    bool operator==(const LessonCell&) const = default;
};

/// The scores of a row before the softmax: the row of the cell whose calculation is displayed.
struct LessonScores
{
    LessonCell cell;
    std::vector<float> scores; ///< one for each column
    std::vector<Token> columns; ///< the tokens of the columns
    Token row; ///< the token of the row
};

/// The contents of the attention view: a whole map or one head.
struct LessonPicture
{
    std::vector<Token> target; ///< one for each row
    std::vector<Token> source; ///< one for each column
    std::vector<float> probabilities; ///< for the target words
    AttentionMap attention;
    std::string text; ///< the translation
    std::int64_t step = 0; ///< step of the model that made it
    std::string view; ///< heatmap, lines or heads
    std::optional<AttentionHead> head; ///< none: the mean of the heads, or a model without heads
    std::vector<LessonCell> pinned;
    std::vector<std::size_t> forcedRows;
};

/// The results of `evaluate` on the validation sentences.
struct LessonEvaluation
{
    std::int64_t step = 0; ///< step of the model that was evaluated
    double loss = 0.0; ///< with all heads switched on
    double bleu = 0.0;
    std::vector<AttentionHead> off; ///< heads that were off
    std::optional<double> offLoss; ///< none: no head was off
    std::optional<double> offBleu;
    std::optional<double> bleuShort; ///< mean of sentence BLEU over the half with fewer source words
    std::optional<double> bleuLong;
    std::optional<double> errorRate; ///< AER of the displayed words; none without gold links
    std::optional<double> errorRateEarlier; ///< the same if each link is moved to the target word before
    std::optional<double> errorRateLater;
    std::optional<double> errorRateOfStatistics; ///< AER of statistical links with the same gold links
};

/// How much the probability of each target word of the displayed translation fell when each source word was erased.
struct LessonErasure
{
    std::vector<Token> target; ///< one for each row
    std::vector<Token> source; ///< one for each column
    AttentionMap lost; ///< nats
    std::optional<double> tau; ///< Kendall's τ with the weights of the translation
};

/// What the learner has done since the step was entered. The window clears it when a step begins.
struct LessonStepEvents
{
    std::vector<std::string> translated; ///< source texts
    std::vector<std::pair<std::string, std::string>> compared; ///< names or presets of both sides
    bool isDissected = false;
    bool isScrubbed = false;
    bool isValidated = false;
    bool isEvaluated = false;
    bool isErased = false;
    bool isOpened = false; ///< a model that others trained
};

/// Everything about which a condition can ask, as plain values.
struct LessonFacts
{
    LessonRunFacts run;
    LessonPicture picture;
    std::vector<AttentionHead> off;
    std::optional<LessonScores> dissected; ///< scores for the cell whose calculation is displayed
    std::optional<LessonEvaluation> evaluation;
    std::optional<LessonErasure> erasure;
    std::optional<double> comparedDifference; ///< largest difference between two weights of both pictures
    /// Largest difference in rows that are not forced, with and without the forced rows.
    std::optional<double> forcedDifference;
    std::vector<std::string> kept; ///< names of runs that the lesson keeps
    LessonStepEvents events;
};

} // namespace attentoscope
