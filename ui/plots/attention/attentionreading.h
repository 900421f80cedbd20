// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/wordlinks.h"
#include "ui/plots/attention/attentionplot.h"

#include <QString>

namespace attentoscope::ui {

/// What a click with Ctrl on a cell forces: the cell's row, onto its column.
enum class CellForcing : std::uint8_t {
    Off,
    On, ///< in every head that attends to the source
    OneHead, ///< in the displayed head
    OneHeadsPast, ///< in the displayed head, but not for cells beyond the diagonal
};

/// Texts about a cell, a word or the selection, below the pictures and for screen readers.

/// "source → target 0.873": a cell in a table, with its gold link.
[[nodiscard]] QString cellText(const AttentionPlot& plot, Cell cell);
/// Weight, rank in the row and entropy of the row.
[[nodiscard]] QString cellReading(const AttentionPlot& plot, Cell cell);
/// The source word with a target word's largest weight, or the target word that attends most to a source word.
[[nodiscard]] QString wordReading(const AttentionPlot& plot, Word word);
/// The sum of the selected words at the current cell or word, or its maximum; empty without a selection.
[[nodiscard]] QString selectionReading(const AttentionPlot& plot, std::optional<Cell> cell, std::optional<Word> word);
/// All texts about the pinned cell or word, or about the one under the pointer, in one line. Empty if there is no such
/// mark.
[[nodiscard]] QString pointedReading(
    const AttentionPlot& plot, std::optional<Cell> cell, std::optional<Word> word, CellForcing forcing);

/// A share as "20.0 %".
[[nodiscard]] QString percentText(double share);
/// The rule for links: "each word linked to its largest weight", or the smallest weight of a link.
[[nodiscard]] QString linkRuleText(const LinkRule& rule);
/// The error rate of this sentence and its limits; empty without gold links.
[[nodiscard]] QString goldReading(const Translation& translation, const LinkRule& rule);
/// Explains why a low error rate proves nothing and why a high one may be no fault.
[[nodiscard]] QString notAlignmentText();

} // namespace attentoscope::ui
