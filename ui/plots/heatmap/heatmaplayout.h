// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/heatmap/heatmapgeometry.h"

#include <QStringList>

namespace attentoscope::ui {

struct HeatmapLayoutInput
{
    QRectF area;
    QFont font; ///< preferred; its size is in pixels
    QStringList columnLabels;
    QStringList rowLabels;
    TokenPlaces columnPlaces; ///< of the labels that are drawn; none: all
    TokenPlaces rowPlaces;
    QString longestScaleLabel = QStringLiteral("0.00");
    bool sumsBelow = false; ///< room for a strip of sums under the map
    bool sumsBeside = false;
    bool rightToLeft = false;
};

/// Fits a heatmap into an area: cells nearly square and not larger than people need, labels no more than about a third
/// of each side, fonts smaller and labels steeper before any label is left out.
[[nodiscard]] HeatmapGeometry layOutHeatmap(const HeatmapLayoutInput& input);

} // namespace attentoscope::ui
