// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "engine/types/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class LessonValueType : std::uint8_t { Number, Text, Truth };

/// The kinds of arguments after the name of a value.
enum class LessonArgument : std::uint8_t {
    Target, ///< a target word of the displayed picture: a row
    Source, ///< a source word: a column
    Text, ///< a sentence
    Head, ///< KIND.LAYER.HEAD
    Run, ///< a name given by `keep`, a preset, or "now"
    Name, ///< a name given by `keep`
    Key, ///< the key of a setting
};

enum class LessonNeed : std::uint8_t { Always, AllOrNone }; ///< whether the arguments may be left out

/// The unit of a value's number. A share is displayed from 0 to 1 and may be written with %.
enum class LessonMeasure : std::uint8_t { Plain, Share, Information, Time };

/// The texts that a value can have. If the value of a setting is a number, it is compared as one.
enum class LessonText : std::uint8_t { Any, SourceWord, Preset, View, Setting, BestHead };

/// The kind of event that changes a value.
enum class LessonOrigin : std::uint8_t {
    Other,
    Growing, ///< grows during training
    Training,
    TrainingState,
    TrainingChoice, ///< chosen before training
    Picture, ///< read from the displayed picture
    Slider, ///< chosen by a person with the slider
};

/// What the lesson's models and data must have so that the value exists.
enum class LessonSupply : std::uint8_t { Nothing, Attention, Heads, GoldLinks, HeadsAndGoldLinks };

using LessonWords = std::vector<std::string>; ///< the arguments of a value

/// A row of THE table of values in conditions. A value is a number, a text or a truth value: one of these functions is
/// set. It returns the current value, or none if that is not known yet.
struct LessonValueRow
{
    std::string name;
    std::vector<LessonArgument> arguments;
    LessonNeed need = LessonNeed::Always;
    LessonMeasure measure = LessonMeasure::Plain;
    LessonText texts = LessonText::Any;
    LessonOrigin origin = LessonOrigin::Other;
    LessonSupply supply = LessonSupply::Nothing;
    std::optional<double> (*number)(const LessonFacts& facts, const LessonWords& words) = nullptr;
    std::optional<std::string> (*text)(const LessonFacts& facts, const LessonWords& words) = nullptr;
    bool (*truth)(const LessonFacts& facts, const LessonWords& words) = nullptr;
    Message meaning;

    [[nodiscard]] LessonValueType type() const
    {
        return truth ? LessonValueType::Truth : text ? LessonValueType::Text : LessonValueType::Number;
    }
};

std::span<const LessonValueRow> lessonValues();
const LessonValueRow* findLessonValue(std::string_view name); ///< null if there is no such value

/// The value as docs/lessons.md writes it: weight "TARGET" "SOURCE".
std::string formOf(const LessonValueRow& row);

/// "TARGET", "SOURCE", …, with quotes if the argument needs them.
std::string formOf(LessonArgument argument);

/// The current value. None if it is not known yet, or if the value has another type.
std::optional<double> numberOf(const LessonReference& reference, const LessonFacts& facts);
std::optional<std::string> textOf(const LessonReference& reference, const LessonFacts& facts);

/// The number or text for the command line. A number has a few digits; shares are from 0 to 1, entropies in bits. The
/// window has its own form.
std::optional<std::string> shownValue(const LessonReference& reference, const LessonFacts& facts);

bool isWholeNumber(double number); ///< if so, it is written without decimals

/// The cross head that aligns best in the newest measures.
std::optional<AttentionHead> bestHead(const LessonFacts& facts);

} // namespace attentoscope
