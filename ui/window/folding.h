// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <cstdint>

namespace attentoscope::ui {

/// What is folded where there is no room for all, in this order; each includes those before it. The heatmap never is.
enum class Folded : std::uint8_t {
    None,
    Heads, ///< a line in place of the strip of heads
    Curve, ///< a line in place of the loss curve
    Panels, ///< side bar and views become tabs, and the line of heads goes
};

/// What the parts of the work page need, in pixels.
struct RoomNeeds
{
    QSize window;
    QSize page; ///< side bar, views and heads share it
    int sideBar = 0; ///< width; 0: it is hidden
    int heads = 0; ///< height of the strip; 0: there are none
    int headsLine = 0;
    int curve = 0; ///< height of sentence and curve below the heatmap; 0: they are beside it
    int curveLine = 0; ///< of sentence and curve, when the curve is a line
    int around = 0; ///< height of what else belongs to the heatmap, such as the slider
    int margins = 0; ///< at its left and right
    int tabs = 0; ///< height
    int leastWidth = 0; ///< of the heatmap
};

/// The heatmap's size with its words.
QSize heatmapSize(const RoomNeeds& needs, Folded folding);

/// As little as leaves the heatmap a quarter of the window. A little more is needed to unfold than to stay unfolded, so
/// that nothing flickers.
Folded foldingFor(const RoomNeeds& needs, Folded now);

} // namespace attentoscope::ui
