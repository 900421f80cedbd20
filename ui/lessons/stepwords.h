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

/// Compares the prediction with this run's result, which is read from live values.
[[nodiscard]] StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts);

/// The highlights of a step, or else the right cell of its question.
[[nodiscard]] std::vector<LessonHighlight> highlightsOf(
    const LessonStep& step, const StepResult& result, const LessonFacts& facts);

/// Whether a step's condition is about running training, which must not be paused for it.
[[nodiscard]] bool waitsForTraining(const LessonStep& step);

/// What a value is now, in the window's language and with its unit; empty: it is not known.
[[nodiscard]] QString valueWords(const LessonReference& reference, const LessonFacts& facts);
[[nodiscard]] LiveValue currentValues(const LessonFacts& facts);

/// What the window calls the things that a step asks for: its buttons, menus, presets and settings.
struct WindowNames
{
    QString train; ///< the button, as it is called now
    QString validate; ///< with its menu, and so are those below
    QString sentences;
    QString compare;
    QString erase;
    std::function<QString(const std::string& id)> preset;
    std::function<QString(const std::string& key)> setting;
    std::function<QString(const std::string& key, const std::string& value)> choice;
};

/// A step's condition as tasks, one per line: "Train until step 300. Now: 120."
[[nodiscard]] QString waitingWords(const Condition& condition, const LessonFacts& facts, const WindowNames& names);

/// The progress, 0 to 1, if it is known.
[[nodiscard]] std::optional<double> shareOfWay(const Condition& condition, const LessonFacts& facts);

} // namespace attentoscope::ui
