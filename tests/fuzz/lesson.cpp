// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"

#include <cstdlib>

namespace attentoscope::fuzz {

/// A condition that is written again has to be read as the same.
void readLessonText(std::string_view bytes)
{
    const auto read = readLesson(bytes);
    static_cast<void>(lessonFindings(bytes, {}));
    for (const auto& step : read.lesson.steps) {
        static_cast<void>(withLiveValues(step.text, {}));
        if (!step.until)
            continue;
        static_cast<void>(holds(step.until->condition, {}));
        const auto again = parseCondition(textOf(step.until->condition));
        if (!again || *again != step.until->condition)
            std::abort();
    }
}

} // namespace attentoscope::fuzz
