// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "ui/lessons/lessonboxes.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope::ui {

[[nodiscard]] AskedQuestion askedOf(const std::optional<Question>& question);

/// Compares the prediction with the result of this run. The result comes from the facts.
[[nodiscard]] StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts);

/// The highlights of a step. If it has none, the right cell of its question.
[[nodiscard]] std::vector<LessonHighlight> highlightsOf(
    const LessonStep& step, const StepResult& result, const LessonFacts& facts);

/// Whether a step's condition is about running training, so that training must not be paused.
[[nodiscard]] bool waitsForTraining(const LessonStep& step);

/// The present value in the window's language, with its unit; empty if it is unknown.
[[nodiscard]] QString valueWords(const LessonReference& reference, const LessonFacts& facts);
[[nodiscard]] LiveValue currentValues(const LessonFacts& facts);

/// The window's names for everything that a step may ask for: buttons, menus, presets and settings.
struct WindowNames
{
    QString train; ///< the present text of the button
    QString validate; ///< a path with the menu, as for all names below
    QString sentences;
    QString compare;
    QString erase;
    std::function<QString(const std::string& id)> preset;
    std::function<QString(const std::string& key)> setting;
    std::function<QString(const std::string& key, const std::string& value)> choice;
};

/// A step's condition as tasks, one per line: "Train until step 300. Now: 120."
[[nodiscard]] QString waitingWords(const Condition& condition, const LessonFacts& facts, const WindowNames& names);

/// The progress towards the condition, 0 to 1, if it is known.
[[nodiscard]] std::optional<double> shareOfWay(const Condition& condition, const LessonFacts& facts);

} // namespace attentoscope::ui
