// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionplot.h"

#include <QString>

namespace attentoscope::ui {

/// Whether a cell can be asked for with Ctrl, to force its row onto its column.
enum class CellForcing : std::uint8_t {
    Off,
    On, ///< of every head that attends to the source
    OneHead, ///< of the head on show
    OneHeadsPast, ///< likewise, but no cell beyond the diagonal
};

/// What is said about a cell, a word or what is selected, under the pictures and to screen readers.

/// "source → target 0.873": a cell in a table, and whether its words have a gold link.
[[nodiscard]] QString cellText(const AttentionPlot& plot, Cell cell);
/// Weight, rank in the row and entropy of the row.
[[nodiscard]] QString cellReading(const AttentionPlot& plot, Cell cell);
/// Where a target word looks most, or who looks most at a source word.
[[nodiscard]] QString wordReading(const AttentionPlot& plot, Word word);
/// The sum of the selected words at the cell or word that is read, or where it is largest; empty without a selection.
[[nodiscard]] QString selectionReading(const AttentionPlot& plot, std::optional<Cell> cell, std::optional<Word> word);
/// All of it in one line, of what is pinned or pointed at in a plot; empty: there is nothing to read.
[[nodiscard]] QString pointedReading(
    const AttentionPlot& plot, std::optional<Cell> cell, std::optional<Word> word, CellForcing forcing);

} // namespace attentoscope::ui
