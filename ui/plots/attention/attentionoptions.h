// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/colormap.h"

#include <cstdint>

namespace attentoscope::ui {

enum class AttentionForm : std::uint8_t { Matrix, Lines };
/// Colours and widths span 0–1, 0 to the largest weight, or the last powers of ten below 1. For differences they span
/// as far below zero as above, to 1 or to the largest.
enum class WeightScale : std::uint8_t { Fixed, Automatic, Logarithmic, Symmetric, SymmetricAutomatic };
enum class ColumnOrder : std::uint8_t { Automatic, LeftToRight, RightToLeft };
enum class CellValues : std::uint8_t { Hidden, WhereRoom };
enum class WordPieces : std::uint8_t { Apart, Merged }; ///< how words are shown that the tokenizer has cut into pieces
enum class SpecialTokens : std::uint8_t { Shown, Hidden };
enum class GoldOutlines : std::uint8_t { Shown, Hidden };
enum class ScreenLegend : std::uint8_t { Shown, Hidden }; ///< files have an option of their own

/// The user's options for drawing attention; kept from one start to the next.
struct AttentionOptions
{
    AttentionForm form = AttentionForm::Matrix;
    ColorMapId colorMap = ColorMapId::Viridis;
    WeightScale scale = WeightScale::Fixed;
    ColumnOrder order = ColumnOrder::Automatic;
    CellValues values = CellValues::Hidden;
    SpecialTokens specialTokens = SpecialTokens::Shown;
    WordPieces pieces = WordPieces::Merged;
    /// If below 1, all weights are faded except the largest ones that together have this share of their row.
    double carriedShare = 1.0;
    GoldOutlines gold = GoldOutlines::Shown;
    /// From this weight on, words count as linked; 0: each word is linked to its largest weight.
    double linkThreshold = 0.0;
    ScreenLegend legend = ScreenLegend::Shown; ///< below the picture, what its marks mean

    bool operator==(const AttentionOptions&) const = default;
};

} // namespace attentoscope::ui
