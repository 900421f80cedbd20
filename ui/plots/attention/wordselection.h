// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

enum class Side : std::uint8_t { Source, Target };

/// A word of the picture: a target word's row or a source word's column of the map.
struct Word
{
    Side side = Side::Source;
    int token = 0;
    bool operator==(const Word&) const = default;
};

/// Words whose weights are summed. Both lists are sorted.
struct WordSelection
{
    std::vector<int> rows;
    std::vector<int> columns;

    [[nodiscard]] bool isEmpty() const { return rows.empty() && columns.empty(); }
    [[nodiscard]] std::vector<int>& of(Side side) { return side == Side::Target ? rows : columns; }
    [[nodiscard]] const std::vector<int>& of(Side side) const { return side == Side::Target ? rows : columns; }
    [[nodiscard]] bool contains(Word word) const;
    void toggle(Word word);
    void selectOnly(Word word);
    void selectRange(Side side, int from, int to); ///< in place of what was selected of that side
    bool operator==(const WordSelection&) const = default;
};

/// What the chosen rows give to each column together.
[[nodiscard]] std::vector<double> sumOfRows(const AttentionMap& attention, const std::vector<int>& rows);
/// What each row gives to the chosen columns together.
[[nodiscard]] std::vector<double> sumOfColumns(const AttentionMap& attention, const std::vector<int>& columns);

} // namespace attentoscope::ui
