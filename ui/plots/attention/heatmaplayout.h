// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/plottext.h"

#include <QFont>
#include <QRectF>
#include <QStringList>

#include <optional>

namespace attentoscope::ui {

/// Where everything of a heatmap stands, in the pixels of a plot. The one source for drawing and for hit tests.
struct HeatmapGeometry
{
    int rows = 0; ///< of the attention map, drawn or not
    int columns = 0;
    TokenPlaces rowPlaces;
    TokenPlaces columnPlaces;
    bool rightToLeft = false; ///< the first column is the rightmost
    double cellWidth = 0.0;
    double cellHeight = 0.0;
    double gap = 0.0; ///< between two cells, part of the cell's own rectangle
    QRectF map;
    QRectF colorBar;
    QRectF sumsBelow; ///< what selected rows give to each column; empty: none selected
    QRectF sumsBeside; ///< what each row gives to selected columns
    QFont labelFont;
    QFont captionFont; ///< of the colour bar and of values in cells
    LabelAngle columnAngle = LabelAngle::Horizontal;
    double labelDistance = 0.0; ///< between a label and the map
    double rowLabelRoom = 0.0; ///< longest row label that fits
    double columnLabelRoom = 0.0; ///< longest column label that fits, along its own direction
    double rightEdge = 0.0; ///< slanted labels must end before it
    int rowStep = 1; ///< every rowStep-th row has a label
    int columnStep = 1;

    [[nodiscard]] QRectF cellRect(Cell cell) const; ///< empty for a cell that is not drawn
    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const;
    /// The column or row whose label stands at a position, or would if there were room for it.
    [[nodiscard]] std::optional<int> columnLabelAt(QPointF position) const;
    [[nodiscard]] std::optional<int> rowLabelAt(QPointF position) const;
    [[nodiscard]] double columnCentre(double column) const; ///< also between two columns
    [[nodiscard]] double rowCentre(int row) const;
    [[nodiscard]] TurnedLabel columnLabel(int column) const;
    /// Where the label of a row stands, no wider than its room.
    [[nodiscard]] QRectF rowLabel(int row, const QFontMetricsF& metrics, const QString& text, double room) const;
    /// The room a column's label has along its own direction.
    [[nodiscard]] double roomForColumnLabel(int column) const;
};

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
