// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lessoncondition.h"
#include "engine/types/lessonfacts.h"

#include <string_view>

namespace attentoscope {

/// What a value is now. None where it is not known yet, and for a value of another type.
std::optional<double> numberOf(const LessonReference& reference, const LessonFacts& facts);
std::optional<std::string> textOf(const LessonReference& reference, const LessonFacts& facts);
bool isSo(const LessonReference& reference, const LessonFacts& facts); ///< of a truth

/// Either as a person reads it: a number with a few digits, shares in percent and entropies in bits, or the text.
/// The sign before the decimals is that of the lesson's language, never that of the system.
std::optional<std::string> shownValue(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint = ".");
/// The answer to a question, in the scale in which the question asks for it: shares from 0 to 1.
std::optional<std::string> shownAnswer(
    const LessonReference& reference, const LessonFacts& facts, std::string_view decimalPoint = ".");

/// The cross head that aligns best, by the newest measures.
std::optional<AttentionHead> bestHead(const LessonFacts& facts);

} // namespace attentoscope
