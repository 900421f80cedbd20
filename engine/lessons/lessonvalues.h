// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lessoncondition.h"
#include "engine/types/lessonfacts.h"
#include "engine/types/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class LessonValueType : std::uint8_t { Number, Text, Truth };

/// What follows the name of a value.
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

/// What a number of the value is measured in. A share is 0 to 1 and may be written with %; so may a weight, which
/// people see with three digits, as below the heatmap.
enum class LessonMeasure : std::uint8_t { Plain, Share, Weight, Information, Time };

/// Which texts a value can be. A setting is compared as a number where it is one.
enum class LessonText : std::uint8_t { Any, SourceWord, Preset, View, Setting, BestHead };

/// What changes a value.
enum class LessonOrigin : std::uint8_t {
    Other,
    Growing, ///< it grows while training goes on
    Training,
    TrainingState,
    TrainingChoice, ///< it is chosen before training
    Picture, ///< it is read off the shown picture
};

/// What the lesson's models and data need to have so that the value can be known.
enum class LessonSupply : std::uint8_t { Nothing, Attention, Heads, GoldLinks, HeadsAndGoldLinks };

using LessonWords = std::vector<std::string>; ///< the arguments of a value

/// A row of THE table of what a condition can ask for. It is a number, a text or a truth: one of these functions is
/// there, and says what it is now; none where it is not known yet.
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
    /// Of a truth: what a person does so that it becomes true. Otherwise its name for people, with `rule` ("≥ 300") in
    /// its place; null: its name is `name`.
    Message (*said)(const LessonWords& words, const std::string& rule) = nullptr;

    [[nodiscard]] LessonValueType type() const
    {
        return truth ? LessonValueType::Truth : text ? LessonValueType::Text : LessonValueType::Number;
    }
};

std::span<const LessonValueRow> lessonValues();
const LessonValueRow* findLessonValue(std::string_view name); ///< null: there is none

/// As docs/lessons.md writes it: weight "TARGET" "SOURCE".
std::string formOf(const LessonValueRow& row);

/// "TARGET", "SOURCE", … with the quotes that belong to it.
std::string formOf(LessonArgument argument);

/// What a value is now. None where it is not known yet, and for a value of another type.
std::optional<double> numberOf(const LessonReference& reference, const LessonFacts& facts);
std::optional<std::string> textOf(const LessonReference& reference, const LessonFacts& facts);

/// Either as a person reads it: a number with a few digits, shares in percent and entropies in bits, or the text.
/// The sign before the decimals is that of the lesson's language, never that of the system.
std::optional<std::string> shownValue(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint = ".");
/// The answer to a question, in the scale in which the question asks for it: shares from 0 to 1.
std::optional<std::string> shownAnswer(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint = ".");

/// The text with each {{value}} replaced by what it is now; what is not known yet is "…".
std::string withLiveValues(std::string_view text, const LessonFacts& facts, std::string_view decimalPoint = ".");

/// The cross head that aligns best, by the newest measures.
std::optional<AttentionHead> bestHead(const LessonFacts& facts);

} // namespace attentoscope
