// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <vector>

namespace attentoscope {

// Lines for people, in their language. What strangers wrote into a value cannot move the cursor.
void printLine(std::FILE* stream, const Message& line);
void printNotices(std::span<const Message> notices); ///< to standard error, beside what the command prints
void printIndented(std::FILE* stream, const Message& line); ///< below the line that it belongs to

// Numbers in such lines, the same in every language.
std::string fixedText(double value, int decimals);
std::string roundedText(double value, int digits); ///< significant ones

enum class Aligned : std::uint8_t { Left, Right };

/// A word in a column of so many characters.
std::string inColumn(const Message& word, std::size_t width, Aligned aligned);

/// The text that a command's JSON has under a key.
std::string textIn(const nlohmann::ordered_json& values, const char* key);

/// A value of a command's JSON as people read it: in a row of its own, or in a column of a table.
struct ShownValue
{
    std::string pointer; ///< to the value
    Message title;
    int decimals = 0; ///< a whole number has none
    double factor = 1.0;
    std::size_t width = 10; ///< characters
};

/// A row for each value that is there; titles have that many characters, or as many as the longest needs.
void printRows(const nlohmann::ordered_json& values, const std::vector<ShownValue>& rows, std::size_t titles);

// Both with a space before each column; a dash is where a value is missing.
std::string headingsOf(const std::vector<ShownValue>& columns);
std::string cellsOf(const nlohmann::ordered_json& values, const std::vector<ShownValue>& columns);

} // namespace attentoscope
