// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/wordlinks.h"
#include "ui/plots/attention/attentionplot.h"

#include <QString>

namespace attentoscope::ui {

/// Whether a cell can be asked for with Ctrl, to force its row onto its column.
enum class CellForcing : std::uint8_t {
    Off,
    On, ///< of every head that attends to the source
    OneHead, ///< of the head that is shown
    OneHeadsPast, ///< the same, but no cell beyond the diagonal
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

/// "20.0 %".
[[nodiscard]] QString percentText(double share);
/// "each word linked to its largest weight", or from which weight on.
[[nodiscard]] QString linkRuleText(const LinkRule& rule);
/// The error rate of this sentence, what it does not say and, in a matrix, how to read the outlines; empty without gold
/// links.
[[nodiscard]] QString goldReading(
    const Translation& translation, const LinkRule& rule, AttentionForm form = AttentionForm::Matrix);
/// Why a low rate is no proof and a high one no fault.
[[nodiscard]] QString notAlignmentText();

} // namespace attentoscope::ui
