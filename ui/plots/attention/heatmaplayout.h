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

/// The geometry of a heatmap in pixels of the plot, for drawing and for hit tests.
struct HeatmapGeometry
{
    int rows = 0; ///< rows of the attention map, drawn or not
    int columns = 0;
    TokenPlaces rowPlaces;
    TokenPlaces columnPlaces;
    bool rightToLeft = false; ///< if so, the first column is at the right
    double cellWidth = 0.0;
    double cellHeight = 0.0;
    double gap = 0.0; ///< between two cells, part of the cell's own rectangle
    QRectF map;
    QRectF colorBar;
    QRectF sumsBelow; ///< strip below the map, for the sums of the selected rows; empty if none is selected
    QRectF sumsBeside; ///< strip beside the map, for the sums of the selected columns; empty if none is selected
    QFont labelFont;
    QFont captionFont; ///< font of the colour bar and of numbers in cells
    LabelAngle columnAngle = LabelAngle::Horizontal;
    double labelDistance = 0.0; ///< distance between a label and the map
    double rowLabelRoom = 0.0; ///< length available for a row label
    double columnLabelRoom = 0.0; ///< length available for a column label, along its own direction
    double rightEdge = 0.0; ///< slanted labels must end to the left of it
    int rowStep = 1; ///< every rowStep-th row has a label
    int columnStep = 1;

    [[nodiscard]] QRectF cellRect(Cell cell) const; ///< empty if the cell is not drawn
    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const;
    /// The column or row whose label is at a position, even if the label itself is left out.
    [[nodiscard]] std::optional<int> columnLabelAt(QPointF position) const;
    [[nodiscard]] std::optional<int> rowLabelAt(QPointF position) const;
    [[nodiscard]] double columnCentre(double column) const; ///< also for positions between two columns
    [[nodiscard]] double rowCentre(int row) const;
    [[nodiscard]] TurnedLabel columnLabel(int column) const;
    /// The area of a row's label.
    [[nodiscard]] QRectF rowLabel(int row, const QFontMetricsF& metrics, const QString& text, double room) const;
    /// The length available for a column's label, along its own direction.
    [[nodiscard]] double roomForColumnLabel(int column) const;
};

struct HeatmapLayoutInput
{
    QRectF area;
    QFont font; ///< preferred font, with its size in pixels
    QStringList columnLabels;
    QStringList rowLabels;
    TokenPlaces columnPlaces; ///< columns whose labels are drawn; none: all
    TokenPlaces rowPlaces;
    QString longestScaleLabel = QStringLiteral("0.00");
    bool sumsBelow = false; ///< space for a strip of sums under the map
    bool sumsBeside = false;
    bool rightToLeft = false;
};

/// Fits a heatmap into an area. Cells are nearly square and of limited size. Labels take at most about a third of each
/// side. Before labels are left out, fonts become smaller and labels steeper.
[[nodiscard]] HeatmapGeometry layOutHeatmap(const HeatmapLayoutInput& input);

} // namespace attentoscope::ui
