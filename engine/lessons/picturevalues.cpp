// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/picturevalues.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

/// Indices of the tokens that are words. Start and end tokens are left out.
std::vector<std::size_t> wordPlaces(const std::vector<Token>& tokens, std::size_t count)
{
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < std::min(tokens.size(), count); ++place)
        if (!tokens[place].special)
            places.push_back(place);
    return places;
}

std::vector<std::size_t> wordRows(const LessonPicture& picture)
{
    return picture.attention.isEmpty() ? std::vector<std::size_t>{}
                                       : wordPlaces(picture.target, picture.attention.rows);
}

std::optional<std::size_t> nthWord(const std::vector<Token>& tokens, std::string_view word, std::size_t nth)
{
    for (std::size_t place = 0; place < tokens.size(); ++place)
        if (tokens[place].text == word && --nth == 0)
            return place;
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> findWord(const std::vector<Token>& tokens, std::string_view word)
{
    if (const auto first = nthWord(tokens, word, 1))
        return first;
    const auto mark = word.rfind('#');
    if (mark == std::string_view::npos)
        return std::nullopt;
    std::size_t nth = 0;
    const auto* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data() + mark + 1, end, nth);
    if (error != std::errc() || stop != end || nth == 0)
        return std::nullopt;
    if (mark == 0)
        return nth <= tokens.size() ? std::optional(nth - 1) : std::nullopt;
    return nthWord(tokens, word.substr(0, mark), nth);
}

std::string nameOfWord(const std::vector<Token>& tokens, std::size_t place)
{
    const auto& text = tokens[place].text;
    const auto before = std::count_if(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(place),
        [&](const Token& token) { return token.text == text; });
    return before == 0 ? text : text + '#' + std::to_string(before + 1);
}

std::optional<LessonCell> findCell(const LessonPicture& picture, std::string_view target, std::string_view source)
{
    const auto row = findWord(picture.target, target);
    const auto column = findWord(picture.source, source);
    if (!row || !column || picture.attention.isEmpty() || *row >= picture.attention.rows
        || *column >= picture.attention.columns)
        return std::nullopt;
    return LessonCell{*row, *column};
}

double rowEntropy(const AttentionMap& map, std::size_t row)
{
    double sum = 0.0;
    for (std::size_t column = 0; column < map.columns; ++column)
        if (const double weight = map.at(row, column); weight > 0.0)
            sum -= weight * std::log2(weight);
    return sum;
}

double rowSum(const AttentionMap& map, std::size_t row)
{
    double sum = 0.0;
    for (std::size_t column = 0; column < map.columns; ++column)
        sum += map.at(row, column);
    return sum;
}

std::size_t largestColumn(const AttentionMap& map, std::size_t row)
{
    std::size_t largest = 0;
    for (std::size_t column = 1; column < map.columns; ++column)
        if (map.at(row, column) > map.at(row, largest))
            largest = column;
    return largest;
}

std::optional<double> meanEntropy(const LessonPicture& picture)
{
    const auto rows = wordRows(picture);
    if (rows.empty())
        return std::nullopt;
    double sum = 0.0;
    for (const auto row : rows)
        sum += rowEntropy(picture.attention, row);
    return sum / static_cast<double>(rows.size());
}

std::optional<double> meanOfColumn(const LessonPicture& picture, std::size_t column)
{
    const auto rows = wordRows(picture);
    if (rows.empty() || column >= picture.attention.columns)
        return std::nullopt;
    double sum = 0.0;
    for (const auto row : rows)
        sum += picture.attention.at(row, column);
    return sum / static_cast<double>(rows.size());
}

std::optional<double> largestRowDifference(const LessonPicture& picture)
{
    const auto rows = wordRows(picture);
    if (rows.empty())
        return std::nullopt;
    double largest = 0.0;
    for (std::size_t column = 0; column < picture.attention.columns; ++column) {
        const auto [least, most] =
            std::ranges::minmax_element(rows, {}, [&](std::size_t row) { return picture.attention.at(row, column); });
        largest = std::max<double>(largest, picture.attention.at(*most, column) - picture.attention.at(*least, column));
    }
    return largest;
}

std::optional<double> diagonalShare(const LessonPicture& picture)
{
    const auto rows = wordRows(picture);
    const auto columns = wordPlaces(picture.source, picture.attention.columns);
    if (rows.empty() || columns.empty())
        return std::nullopt;
    double sum = 0.0;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = row == 0 ? 0 : row - 1; column < std::min(row + 2, columns.size()); ++column)
            sum += picture.attention.at(rows[row], columns[column]);
    return sum / static_cast<double>(rows.size());
}

} // namespace attentoscope
