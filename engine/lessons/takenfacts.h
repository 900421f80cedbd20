// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/dissection.h"
#include "engine/types/erasure.h"
#include "engine/types/lesson.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"

#include <span>

namespace attentoscope {

/// Each function copies the facts of one of the engine's answers. Other facts stay as they are.
void takeRun(LessonFacts& facts, const RunDescription& run); ///< begins with no facts of another run

/// A setting that was changed during training has its new value from then on.
void takeChange(LessonFacts& facts, const ChangeReport& change);

/// Takes all that training has reported. An evaluation of an earlier step no longer counts as done.
void takeReports(LessonFacts& facts, const TrainingReports& reports);

/// Displays a translation: its attention, or the map of `head` if it has that head. Pins of the previous picture are
/// removed.
void takePicture(LessonFacts& facts, const Translation& translation, const std::optional<AttentionHead>& head);

/// Whether the run has done all of its planned steps, so that it ends by itself.
bool isAtLimit(const LessonFacts& facts);

/// The effect of the displayed picture's forced rows on its other rows. `before` is the picture without forced rows. If
/// only one picture has a row, the effect counts as 1.
void takeForced(LessonFacts& facts, const LessonPicture& before);
void takeErasure(LessonFacts& facts, const Erasure& erasure); ///< for erased source words
void takeDissection(LessonFacts& facts, const Dissection& dissection);

/// Drops an erasure if `shown`, the displayed translation, has other words, and a calculation if the picture has.
void dropOfOtherWords(LessonFacts& facts, const Translation& shown);

/// `first` and `second` are the names of the runs.
void takeComparison(
    LessonFacts& facts, const Comparison& comparison, const std::string& first, const std::string& second);

/// The largest difference of two weights of the same cell. None if the pictures have different sizes.
std::optional<double> largestDifference(const AttentionMap& first, const AttentionMap& second);

/// Takes all sentences of one measurement, and its last part, which has the totals.
void takeEvaluation(LessonFacts& facts, std::span<const MeasuredSentence> sentences, const MeasuredSentences& last);

} // namespace attentoscope
