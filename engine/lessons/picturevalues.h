// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <string_view>

namespace attentoscope {

/// Numbers of the displayed picture. None if the picture has no such word or no weights. "word" is its first
/// occurrence, "word#2" its second, and "#3" is the third row or column with any word.
std::optional<std::size_t> findWord(const std::vector<Token>& tokens, std::string_view word);
std::string nameOfWord(const std::vector<Token>& tokens, std::size_t place); ///< with #2 if it is the second such word

std::optional<LessonCell> findCell(const LessonPicture& picture, std::string_view target, std::string_view source);

double rowEntropy(const AttentionMap& map, std::size_t row); ///< bits
double rowSum(const AttentionMap& map, std::size_t row);
std::size_t largestColumn(const AttentionMap& map, std::size_t row);

/// The mean over the rows of words. Rows of start and end tokens are left out.
std::optional<double> meanEntropy(const LessonPicture& picture);
std::optional<double> meanOfColumn(const LessonPicture& picture, std::size_t column);
std::optional<double> largestRowDifference(const LessonPicture& picture);
std::optional<double> diagonalShare(const LessonPicture& picture);

} // namespace attentoscope
