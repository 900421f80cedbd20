// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace attentoscope {

/// The couples of a source word and a target word that occur in the same sentence pair. They are a sparse matrix with a
/// cell for each couple. Each source word has a row; the target words of a row are in ascending order.
class Cooccurrence
{
public:
    using Cell = std::uint32_t;
    static constexpr Cell none = 0xFFFFFFFF; ///< for couples that never occur in a pair

    Cooccurrence() : m_rows{0} { }
    /// Words are numbers below `sourceWords` and `targetWords`.
    Cooccurrence(const EncodedPairs& pairs, std::size_t sourceWords, std::size_t targetWords);
    /// `rows` has the first cell of each row, and the number of cells at the end. `columns` has the target word of each
    /// cell.
    Cooccurrence(std::vector<Cell> rows, std::vector<std::uint32_t> columns);

    std::size_t rows() const { return m_rows.size() - 1; }
    std::size_t size() const { return m_columns.size(); } ///< number of cells
    Cell firstOf(std::size_t row) const { return m_rows[row]; } ///< for row == rows(): the end
    std::uint32_t column(Cell cell) const { return m_columns[cell]; }
    Cell find(std::size_t row, std::uint32_t column) const; ///< `none` if there is no such cell

    const std::vector<Cell>& rowBegins() const { return m_rows; }
    const std::vector<std::uint32_t>& columns() const { return m_columns; }

    /// The cells of all couples of all pairs. They are ordered by pair, then by source word. The pairs must be those of
    /// the constructor.
    std::vector<Cell> cellsOf(const EncodedPairs& pairs, std::size_t targetWords) const;

private:
    std::vector<Cell> m_rows;
    std::vector<std::uint32_t> m_columns;
};

} // namespace attentoscope
