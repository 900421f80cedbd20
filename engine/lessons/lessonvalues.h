// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lessoncondition.h"
#include "engine/types/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class LessonValueType : std::uint8_t { Number, Text, Truth };

/// What stands after the name of a value.
enum class LessonArgument : std::uint8_t {
    Target, ///< a target word of the shown picture: a row
    Source, ///< a source word: a column
    Text, ///< a sentence
    Head, ///< KIND.LAYER.HEAD
    Run, ///< a name that `keep` gave, a preset, or "now"
    Name, ///< a name that `keep` gave
    Key, ///< of a setting
};

enum class LessonNeed : std::uint8_t { Always, AllOrNone }; ///< whether the arguments may be left out

/// What a number of the value is measured in. A share is 0 to 1, and may be written with %.
enum class LessonMeasure : std::uint8_t { Plain, Share, Information, Time };

/// A row of THE table of what a condition can ask for.
struct LessonValueRow
{
    LessonValue value = LessonValue::Step;
    std::string name;
    LessonValueType type = LessonValueType::Number;
    std::vector<LessonArgument> arguments;
    LessonNeed need = LessonNeed::Always;
    LessonMeasure measure = LessonMeasure::Plain;
    Message meaning;
};

std::span<const LessonValueRow> lessonValues();
const LessonValueRow& rowOf(LessonValue value);
const LessonValueRow* findLessonValue(std::string_view name); ///< null: there is none

/// As docs/lessons.md writes it: weight "TARGET" "SOURCE".
std::string formOf(const LessonValueRow& row);

/// "TARGET", "SOURCE", … with the quotes that belong to it.
std::string formOf(LessonArgument argument);

} // namespace attentoscope
