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

/// A word in the picture: a target word's row or a source word's column of the map.
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
    void selectRange(Side side, int from, int to); ///< replaces the selection of that side
    bool operator==(const WordSelection&) const = default;
};

/// For each column, the sum of its weights in the chosen rows.
[[nodiscard]] std::vector<double> sumOfRows(const AttentionMap& attention, const std::vector<int>& rows);
/// For each row, the sum of its weights in the chosen columns.
[[nodiscard]] std::vector<double> sumOfColumns(const AttentionMap& attention, const std::vector<int>& columns);

/// The tokens of one side that are drawn. A token is an index into the sentence. A place is an index among the drawn
/// tokens.
class TokenPlaces
{
public:
    TokenPlaces() = default;
    explicit TokenPlaces(int tokens); ///< draws all tokens
    /// If a sentence has only special tokens, they are drawn.
    TokenPlaces(const std::vector<Token>& tokens, SpecialTokens special);

    [[nodiscard]] int count() const { return static_cast<int>(m_tokens.size()); } ///< number of places
    [[nodiscard]] const std::vector<int>& tokens() const { return m_tokens; } ///< in the order of places
    [[nodiscard]] int tokenAt(int place) const { return m_tokens[static_cast<std::size_t>(place)]; }
    [[nodiscard]] std::optional<int> placeOf(int token) const; ///< none if the token is not drawn
    /// The drawn token that many places further; stops at both ends.
    [[nodiscard]] int stepFrom(int token, int steps) const;
    [[nodiscard]] double placeOfFraction(double token) const; ///< interpolated between two tokens

    bool operator==(const TokenPlaces&) const = default;

private:
    void number(std::size_t tokens);

    std::vector<int> m_tokens;
    std::vector<int> m_places; ///< place of each token; -1 if it is not drawn
};

struct CellReading
{
    QString source;
    QString target;
    double weight = 0.0;
    int rank = 1; ///< rank of the weight in its row, from one; equal weights have the same rank
    int columns = 0;
    double entropy = 0.0; ///< entropy of the row, in bits
};

[[nodiscard]] CellReading readCell(const Translation& translation, Cell cell);
[[nodiscard]] float largestWeight(const AttentionMap& attention);

/// Whether the map has a weight for each pair of words; weights from files may not fit.
[[nodiscard]] bool fitsItsWords(const Translation& translation);

/// Tokens as they are written beside the map, with visible white space.
[[nodiscard]] QStringList labelsOf(const std::vector<Token>& tokens);

/// For each weight, row by row: 1 or 0. A weight has 1 if it is among the largest of its row that together have at
/// least `share` of the row's sum. Empty for share 1.
[[nodiscard]] std::vector<std::uint8_t> carriedCells(const AttentionMap& attention, double share);

/// The link of a cell: its words surely or possibly translate each other, or there is no link.
enum class GoldLink : std::uint8_t { None, Possible, Sure };

/// The link of each cell of the attention map, row by row. A link joins two words between white space, and so every
/// token of one with every token of the other. Empty without links.
[[nodiscard]] std::vector<GoldLink> goldCells(const Translation& translation);

} // namespace attentoscope::ui
