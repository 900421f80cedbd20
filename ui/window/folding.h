// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <cstdint>

namespace attentoscope::ui {

/// What is folded if there is no room for all. Each value includes those before it. The heatmap is never folded.
enum class Folded : std::uint8_t {
    None,
    Heads, ///< a line replaces the strip of heads
    Curve, ///< a line replaces the loss curve
    Panels, ///< side bar and views become tabs, and the line of heads disappears
};

/// The sizes that the parts of the work page need, in pixels.
struct RoomNeeds
{
    QSize window;
    QSize page; ///< shared by side bar, views and heads
    int sideBar = 0; ///< width of the side bar; 0: it is hidden
    int heads = 0; ///< height of the strip of heads; 0: there are no heads
    int headsLine = 0;
    int curve = 0; ///< height of sentence and curve below the heatmap; 0: they are beside it
    int curveLine = 0; ///< height of sentence and curve, if the curve is a line
    int around = 0; ///< height of everything that belongs to the heatmap, such as the slider
    int margins = 0; ///< width of the margins at its left and right
    int tabs = 0; ///< height of the tabs
    int leastWidth = 0; ///< least width of the heatmap
};

/// The size of the heatmap with its words.
QSize heatmapSize(const RoomNeeds& needs, Folded folding);

/// Folds as little as possible, so that the heatmap still has a quarter of the window. Unfolding needs slightly more
/// room than staying unfolded, so that nothing flickers.
Folded foldingFor(const RoomNeeds& needs, Folded now);

} // namespace attentoscope::ui
