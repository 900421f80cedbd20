// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <vector>

namespace attentoscope {

// Prints a line for people, in their language. Control characters from files are printed as codes, so they cannot move
// the cursor.
void printLine(std::FILE* stream, const Message& line);
void printNotices(std::span<const Message> notices); ///< on standard error, separate from the command's output
void printIndented(std::FILE* stream, const Message& line); ///< for lines that belong to the line above them

/// Prints a line on standard error every few seconds. Short work ends before the first line.
class MeasuringProgress
{
public:
    void show(double done);

private:
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

// Formats numbers for such lines, the same in every language.
std::string fixedText(double value, int decimals);
std::string roundedText(double value, int digits); ///< `digits` counts significant digits

enum class Aligned : std::uint8_t { Left, Right };

/// Pads a word to a column of `width` characters.
std::string inColumn(const Message& word, std::size_t width, Aligned aligned);

/// The text under a key of a command's JSON.
std::string textIn(const nlohmann::ordered_json& values, const char* key);

/// How people see a value of a command's JSON: in a row, or in a column of a table.
struct ShownValue
{
    std::string pointer; ///< JSON pointer to the value
    Message title;
    int decimals = 0; ///< 0 for a whole number
    double factor = 1.0;
    std::size_t width = 10; ///< characters of the column
};

/// Prints a row for each value that exists. Titles are padded to `width` characters, or to the longest title.
void printRows(const nlohmann::ordered_json& values, const std::vector<ShownValue>& rows, std::size_t titles);

// The headings and the values of a table, with a space before each column. A dash marks a missing value.
std::string headingsOf(const std::vector<ShownValue>& columns);
std::string cellsOf(const nlohmann::ordered_json& values, const std::vector<ShownValue>& columns);

} // namespace attentoscope
