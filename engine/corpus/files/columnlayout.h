// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/quotedfields.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace attentoscope {

enum class Separator : std::uint8_t { Tab, Bars, Comma, Semicolon };

/// How the lines of a file of pairs are to be read.
struct ColumnLayout
{
    Separator separator = Separator::Tab;
    Quotes quotes = Quotes::Text;
    std::size_t first = 0; ///< column of the first sentence
    std::size_t second = 1; ///< of the second; never before the first
    std::size_t headerLines = 0; ///< to be left out at the start of the file
    std::string notice; ///< for people, where the file decided on something unusual
};

/// Decides by the first lines of a file, in this order: what an Anki export says about itself; tabs or " ||| ", as
/// whichever more lines have; commas or semicolons, when nearly all lines are records of the same number of fields
/// and no bare field begins with a space, as it does behind the commas of prose. Quotes enclose the fields of the last,
/// and of files with tabs when the fields that begin with one are all closed at their end and some hold doubled ones.
/// Of lines such as "1276, text, 5350, text", as Tatoeba exports them, the second and fourth columns are the pair.
ColumnLayout layoutOf(std::span<const std::string> firstLines);

char characterOf(Separator separator); ///< not of bars

/// Place of the next separator; bars must stand between spaces or at an end of the line.
std::size_t findSeparator(std::string_view text, Separator separator);
std::size_t widthOf(Separator separator); ///< in bytes

} // namespace attentoscope
