// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentionoptions.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope::ui {

/// A cell of the attention map: the row of a target token, the column of a source token.
struct Cell
{
    int row = 0;
    int column = 0;
    auto operator<=>(const Cell&) const = default;
};

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

/// Which tokens of one side are drawn. A token is counted in the sentence, a place among those that are drawn.
class TokenPlaces
{
public:
    TokenPlaces() = default;
    explicit TokenPlaces(int tokens); ///< all of them
    /// A sentence of nothing but special tokens keeps them.
    TokenPlaces(const std::vector<Token>& tokens, SpecialTokens special);

    [[nodiscard]] int count() const { return static_cast<int>(m_tokens.size()); } ///< of places
    [[nodiscard]] const std::vector<int>& tokens() const { return m_tokens; } ///< in the order of places
    [[nodiscard]] int tokenAt(int place) const { return m_tokens[static_cast<std::size_t>(place)]; }
    [[nodiscard]] std::optional<int> placeOf(int token) const; ///< none: it is not drawn
    /// The drawn token so many places further; stops at both ends.
    [[nodiscard]] int stepFrom(int token, int steps) const;
    [[nodiscard]] double placeOfFraction(double token) const; ///< interpolated between two tokens

    bool operator==(const TokenPlaces&) const = default;

private:
    void number(std::size_t tokens);

    std::vector<int> m_tokens;
    std::vector<int> m_places; ///< of each token; -1: none
};

/// What a person reads off a cell.
struct CellReading
{
    QString source;
    QString target;
    double weight = 0.0;
    int rank = 1; ///< of the weight in its row, from one; equal weights share the better rank
    int columns = 0;
    double entropy = 0.0; ///< of the row, in bits
};

[[nodiscard]] CellReading readCell(const Translation& translation, Cell cell);
[[nodiscard]] float largestWeight(const AttentionMap& attention);

/// Whether there is a weight for each word of both sides; weights from elsewhere may not fit.
[[nodiscard]] bool fitsItsWords(const Translation& translation);

/// How tokens are written beside the map; white space is made visible.
[[nodiscard]] QStringList labelsOf(const std::vector<Token>& tokens);
/// Whether most words with a direction are written from right to left.
[[nodiscard]] bool readsRightToLeft(const std::vector<Token>& tokens);

/// For each weight, row-major: 1 where it is among the largest of its row that together carry at least `share` of the
/// row's sum, otherwise 0. Empty when everything is wanted (share 1).
[[nodiscard]] std::vector<std::uint8_t> carriedCells(const AttentionMap& attention, double share);

/// What people say about a cell: whether its words translate each other for sure, perhaps, or nothing was said.
enum class GoldLink : std::uint8_t { None, Possible, Sure };

/// The gold link of each cell of the attention map, row by row: links join white-space words, so every token of one
/// word with every token of the other. Empty without gold links.
[[nodiscard]] std::vector<GoldLink> goldCells(const Translation& translation);

} // namespace attentoscope::ui
