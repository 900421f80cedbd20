// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "engine/types/lessonfacts.h"
#include "ui/lessons/prediction.h"
#include "ui/lessons/resultview.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

[[nodiscard]] AskedQuestion askedOf(const std::optional<Question>& question);

/// What was expected compared with what this run shows, which is read off live values.
[[nodiscard]] StepResult judgedStep(const LessonStep& step, const Prediction& prediction, const LessonFacts& facts);

/// What lights up: what the step says, or else the right cell of its question.
[[nodiscard]] std::vector<LessonEvidence> evidenceOf(
    const LessonStep& step, const StepResult& result, const LessonFacts& facts);

/// Whether a step's condition speaks of a training under way, which must not be paused for it.
[[nodiscard]] bool waitsForTraining(const LessonStep& step);

} // namespace attentoscope::ui
