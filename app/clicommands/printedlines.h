// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>

namespace attentoscope {

// Lines for people, in their language. What strangers wrote into a value cannot move the cursor.
void printLine(std::FILE* stream, const Message& line);
void printNotices(std::span<const Message> notices); ///< to standard error, beside what the command prints
void printIndented(std::FILE* stream, const Message& line); ///< below the line that it belongs to

// Numbers in such lines, the same in every language.
std::string fixedText(double value, int decimals);
std::string roundedText(double value, int digits); ///< significant ones

enum class Aligned : std::uint8_t { Left, Right };

std::size_t charactersOf(const Message& text); ///< in the person's language

/// A word in a column of so many characters.
std::string inColumn(const Message& word, std::size_t width, Aligned aligned);

} // namespace attentoscope
