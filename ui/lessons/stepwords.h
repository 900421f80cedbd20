// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "ui/lessons/lessonboxes.h"

#include <QString>

#include <optional>
#include <vector>

namespace attentoscope::ui {

[[nodiscard]] AskedQuestion askedOf(const std::optional<Question>& question);

/// Compares the prediction with this run's result, which is read from live values.
[[nodiscard]] StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts);

/// The highlights of a step, or else the right cell of its question.
[[nodiscard]] std::vector<LessonHighlight> highlightsOf(
    const LessonStep& step, const StepResult& result, const LessonFacts& facts);

/// Whether a step's condition is about running training, which must not be paused for it.
[[nodiscard]] bool waitsForTraining(const LessonStep& step);

/// A step's condition as a task: "Train until the step is at least 300 (now 120)".
[[nodiscard]] QString waitingWords(const Condition& condition, const LessonFacts& facts);

/// The progress, 0 to 1, if it is known.
[[nodiscard]] std::optional<double> shareOfWay(const Condition& condition, const LessonFacts& facts);

} // namespace attentoscope::ui
