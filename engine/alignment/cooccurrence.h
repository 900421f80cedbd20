// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace attentoscope {

/// The couples of a source word and a target word that stand in the same sentence pair, as a sparse matrix: a cell for
/// each couple, a row for each source word, the target words of a row in rising order.
class Cooccurrence
{
public:
    using Cell = std::uint32_t;
    static constexpr Cell none = 0xFFFFFFFF; ///< of a couple that never stood together

    Cooccurrence() : m_rows{0} { }
    /// Words are numbers below `sourceWords` and `targetWords`.
    Cooccurrence(const EncodedPairs& pairs, std::size_t sourceWords, std::size_t targetWords);
    /// The rows begin at these cells; one more entry than rows. `columns` has the target word of each cell.
    Cooccurrence(std::vector<Cell> rows, std::vector<std::uint32_t> columns);

    std::size_t rows() const { return m_rows.size() - 1; }
    std::size_t size() const { return m_columns.size(); } ///< number of cells
    Cell firstOf(std::size_t row) const { return m_rows[row]; } ///< `row` may be rows(): the end
    std::uint32_t column(Cell cell) const { return m_columns[cell]; }
    Cell find(std::size_t row, std::uint32_t column) const; ///< or none

    const std::vector<Cell>& rowBegins() const { return m_rows; }
    const std::vector<std::uint32_t>& columns() const { return m_columns; }

    /// The cells of all couples of all pairs, pair after pair, in each source word after source word. The pairs are
    /// those of the constructor.
    std::vector<Cell> cellsOf(const EncodedPairs& pairs, std::size_t targetWords) const;

private:
    std::vector<Cell> m_rows;
    std::vector<std::uint32_t> m_columns;
};

} // namespace attentoscope
