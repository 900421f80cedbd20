// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "engine/types/lessoncondition.h"
#include "engine/types/lessonfacts.h"
#include "ui/lessons/lessonboxes.h"

#include <QString>

#include <optional>
#include <vector>

namespace attentoscope::ui {

[[nodiscard]] AskedQuestion askedOf(const std::optional<Question>& question);

/// What was expected compared with what this run shows, which is read off live values.
[[nodiscard]] StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts);

/// What lights up: what the step says, or else the right cell of its question.
[[nodiscard]] std::vector<LessonHighlight> highlightsOf(
    const LessonStep& step, const StepResult& result, const LessonFacts& facts);

/// Whether a step's condition speaks of a training under way, which must not be paused for it.
[[nodiscard]] bool waitsForTraining(const LessonStep& step);

/// What a step waits for, as something to do: "Train until the step is at least 300 (now 120)".
[[nodiscard]] QString waitingWords(const Condition& condition, const LessonFacts& facts);

/// How much of the way is done, 0 to 1, where it can be told.
[[nodiscard]] std::optional<double> shareOfWay(const Condition& condition, const LessonFacts& facts);

} // namespace attentoscope::ui
