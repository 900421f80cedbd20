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

/// The geometry of a heatmap, in the pixels of a plot, for drawing and for hit tests.
struct HeatmapGeometry
{
    int rows = 0; ///< of the attention map, drawn or not
    int columns = 0;
    TokenPlaces rowPlaces;
    TokenPlaces columnPlaces;
    bool rightToLeft = false; ///< the first column is the rightmost one
    double cellWidth = 0.0;
    double cellHeight = 0.0;
    double gap = 0.0; ///< between two cells, part of the cell's own rectangle
    QRectF map;
    QRectF colorBar;
    QRectF sumsBelow; ///< sum of selected rows for each column; empty: none selected
    QRectF sumsBeside; ///< sum of selected columns for each row
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
    /// The column or row whose label is at a position, or would be if there were space for it.
    [[nodiscard]] std::optional<int> columnLabelAt(QPointF position) const;
    [[nodiscard]] std::optional<int> rowLabelAt(QPointF position) const;
    [[nodiscard]] double columnCentre(double column) const; ///< also between two columns
    [[nodiscard]] double rowCentre(int row) const;
    [[nodiscard]] TurnedLabel columnLabel(int column) const;
    /// The area of a row's label.
    [[nodiscard]] QRectF rowLabel(int row, const QFontMetricsF& metrics, const QString& text, double room) const;
    /// The length that a column's label may have along its own direction.
    [[nodiscard]] double roomForColumnLabel(int column) const;
};

struct HeatmapLayoutInput
{
    QRectF area;
    QFont font; ///< preferred; its size is in pixels
    QStringList columnLabels;
    QStringList rowLabels;
    TokenPlaces columnPlaces; ///< of the drawn labels; none: all
    TokenPlaces rowPlaces;
    QString longestScaleLabel = QStringLiteral("0.00");
    bool sumsBelow = false; ///< space for a strip of sums under the map
    bool sumsBeside = false;
    bool rightToLeft = false;
};

/// Fits a heatmap into an area: cells are nearly square and of limited size, labels take at most about a third of each
/// side, and fonts get smaller and labels steeper before any label is left out.
[[nodiscard]] HeatmapGeometry layOutHeatmap(const HeatmapLayoutInput& input);

} // namespace attentoscope::ui
