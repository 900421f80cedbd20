// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"
#include "engine/types/configuration.h"
#include "engine/types/headreport.h"
#include "engine/types/translation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attentoscope {

enum class LessonTraining : std::uint8_t { None, Running, Paused, Ended };

enum class LessonHeadsOff : std::uint8_t { None, Some };

/// How many steps the loss of a lesson is the mean of.
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
    std::optional<double> loss; ///< the mean of `recentLosses`
    std::optional<double> rate;
    std::optional<std::int64_t> pairs; ///< that are trained on
    std::optional<std::int64_t> weights; ///< learned numbers
    std::optional<double> validationLoss;
    std::optional<double> validationBleu;
    std::optional<double> validationPerplexity;
    std::vector<double> recentLosses; ///< of the last steps, oldest first; at most recentLossCount
    SharedHeadReport headReport; ///< null: no heads are measured
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
};

/// Everything that a condition can ask, as plain values.
struct LessonFacts
{
    LessonRunFacts run;
    LessonPicture picture;
    std::vector<AttentionHead> off;
    std::optional<LessonScores> dissected; ///< the cell that is taken apart
    std::optional<LessonEvaluation> evaluation;
    std::optional<double> comparedDifference; ///< the largest between two weights of both pictures
    std::optional<double> forcedDifference; ///< between the rows that are not forced, with the forced ones and without
    std::vector<std::string> kept; ///< names of runs that the lesson keeps
    LessonStepEvents events;
};

} // namespace attentoscope
