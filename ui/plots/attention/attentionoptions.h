// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/colormap.h"

#include <cstdint>

namespace attentoscope::ui {

enum class AttentionForm : std::uint8_t { Matrix, Lines };
/// The range of colours and widths. Fixed: 0 to 1. Automatic: 0 to the largest weight. Logarithmic: the last powers of
/// ten below 1. The symmetric ones are for differences. Symmetric: −1 to 1. SymmetricAutomatic: from minus the largest
/// absolute value to plus that value.
enum class WeightScale : std::uint8_t { Fixed, Automatic, Logarithmic, Symmetric, SymmetricAutomatic };
enum class ColumnOrder : std::uint8_t { Automatic, LeftToRight, RightToLeft };
enum class CellValues : std::uint8_t { Hidden, WhereRoom };
enum class WordPieces : std::uint8_t { Apart, Merged }; ///< how words are shown that the tokenizer has cut into pieces
enum class SpecialTokens : std::uint8_t { Shown, Hidden };
enum class GoldOutlines : std::uint8_t { Shown, Hidden };
enum class ScreenLegend : std::uint8_t { Shown, Hidden }; ///< on the screen; files have their own option

/// The user's options for drawing attention. They are kept between starts.
struct AttentionOptions
{
    AttentionForm form = AttentionForm::Matrix;
    ColorMapId colorMap = ColorMapId::Viridis;
    WeightScale scale = WeightScale::Fixed;
    ColumnOrder order = ColumnOrder::Automatic;
    CellValues values = CellValues::Hidden;
    SpecialTokens specialTokens = SpecialTokens::Shown;
    WordPieces pieces = WordPieces::Merged;
    /// Below 1: in each row only the largest weights that together have this share are not faded.
    double carriedShare = 1.0;
    GoldOutlines gold = GoldOutlines::Shown;
    /// Words whose weight is at least this are linked; 0: each word is linked to its largest weight.
    double linkThreshold = 0.0;
    ScreenLegend legend = ScreenLegend::Shown; ///< meaning of the marks, below the picture

    bool operator==(const AttentionOptions&) const = default;
};

} // namespace attentoscope::ui
