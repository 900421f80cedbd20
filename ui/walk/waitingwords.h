// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lessoncondition.h"
#include "engine/types/lessonfacts.h"

#include <QString>

#include <optional>

namespace attentoscope::ui {

/// What a step waits for, as something to do: "Train until the step is at least 300 (now 120)".
[[nodiscard]] QString waitingWords(const Condition& condition, const LessonFacts& facts);

/// How much of the way is done, 0 to 1, where it can be told.
[[nodiscard]] std::optional<double> shareOfWay(const Condition& condition, const LessonFacts& facts);

} // namespace attentoscope::ui
