// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/folding.h"

#include <array>

namespace attentoscope::ui {

namespace {

constexpr double leastShare = 0.25;
constexpr double shareToUnfold = 0.27;
constexpr double besideCurve = 0.6; ///< share of the width

double share(const QSize& part, const QSize& window)
{
    if (part.width() <= 0 || part.height() <= 0 || window.isEmpty())
        return 0.0;
    return double(part.width()) * part.height() / (double(window.width()) * window.height());
}

} // namespace

QSize heatmapSize(const RoomNeeds& needs, Folded folding)
{
    int width = needs.page.width() - needs.margins;
    int height = needs.page.height() - needs.around;
    if (needs.heads > 0 && folding < Folded::Panels)
        height -= folding < Folded::Heads ? needs.heads : needs.headsLine;
    if (folding < Folded::Panels)
        width -= needs.sideBar;
    else
        height -= needs.tabs;
    if (folding >= Folded::Curve)
        height -= needs.curveLine;
    else if (needs.curve > 0)
        height -= needs.curve;
    else
        width = qRound(besideCurve * width);
    return {width, height};
}

Folded foldingFor(const RoomNeeds& needs, Folded now)
{
    using enum Folded;
    for (const auto folding : std::array{None, Heads, Curve}) {
        const auto heatmap = heatmapSize(needs, folding);
        const double least = folding < now ? shareToUnfold : leastShare;
        if (heatmap.width() >= needs.leastWidth && share(heatmap, needs.window) >= least)
            return folding;
    }
    return needs.sideBar > 0 ? Panels : Curve;
}

} // namespace attentoscope::ui
