// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/wordselection.h"

#include <algorithm>

namespace attentoscope::ui {

bool WordSelection::contains(Word word) const
{
    return std::ranges::binary_search(of(word.side), word.token);
}

void WordSelection::toggle(Word word)
{
    std::vector<int>& words = of(word.side);
    const auto place = std::ranges::lower_bound(words, word.token);
    if (place != words.end() && *place == word.token)
        words.erase(place);
    else
        words.insert(place, word.token);
}

void WordSelection::selectOnly(Word word)
{
    rows.clear();
    columns.clear();
    of(word.side).push_back(word.token);
}

void WordSelection::selectRange(Side side, int from, int to)
{
    std::vector<int>& words = of(side);
    words.clear();
    for (int token = std::min(from, to); token <= std::max(from, to); ++token)
        words.push_back(token);
}

std::vector<double> sumOfRows(const AttentionMap& attention, const std::vector<int>& rows)
{
    std::vector<double> sums(attention.columns, 0.0);
    for (const int row : rows) {
        for (std::size_t column = 0; column < attention.columns; ++column)
            sums[column] += static_cast<double>(attention.at(static_cast<std::size_t>(row), column));
    }
    return sums;
}

std::vector<double> sumOfColumns(const AttentionMap& attention, const std::vector<int>& columns)
{
    std::vector<double> sums(attention.rows, 0.0);
    for (std::size_t row = 0; row < attention.rows; ++row) {
        for (const int column : columns)
            sums[row] += static_cast<double>(attention.at(row, static_cast<std::size_t>(column)));
    }
    return sums;
}

} // namespace attentoscope::ui
