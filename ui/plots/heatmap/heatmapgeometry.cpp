// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmapgeometry.h"

#include <algorithm>
#include <numbers>

namespace attentoscope::ui {

double HeatmapGeometry::columnCentre(double column) const
{
    const double place = columnPlaces.placeOfFraction(column);
    return map.left() + ((rightToLeft ? columnPlaces.count() - 1 - place : place) + 0.5) * cellWidth;
}

double HeatmapGeometry::rowCentre(int row) const
{
    return map.top() + (rowPlaces.placeOfFraction(row) + 0.5) * cellHeight;
}

QRectF HeatmapGeometry::cellRect(Cell cell) const
{
    const std::optional<int> column = columnPlaces.placeOf(cell.column);
    const std::optional<int> row = rowPlaces.placeOf(cell.row);
    if (!column || !row)
        return {};
    const int place = rightToLeft ? columnPlaces.count() - 1 - *column : *column;
    return {map.left() + place * cellWidth, map.top() + *row * cellHeight, cellWidth, cellHeight};
}

std::optional<Cell> HeatmapGeometry::cellAt(QPointF position) const
{
    const double across = (position.x() - map.left()) / cellWidth;
    const double down = (position.y() - map.top()) / cellHeight;
    if (!(across >= 0.0 && across < columnPlaces.count() && down >= 0.0 && down < rowPlaces.count()))
        return std::nullopt;
    const int place = static_cast<int>(across);
    return Cell{rowPlaces.tokenAt(static_cast<int>(down)),
        columnPlaces.tokenAt(rightToLeft ? columnPlaces.count() - 1 - place : place)};
}

std::optional<int> HeatmapGeometry::columnLabelAt(QPointF position) const
{
    const double above = map.top() - position.y();
    const double lean = columnAngle == LabelAngle::Slanted ? above : 0.0;
    const std::optional<Cell> below = cellAt({position.x() - lean, map.top()});
    return above > 0.0 && below ? std::optional(below->column) : std::nullopt;
}

std::optional<int> HeatmapGeometry::rowLabelAt(QPointF position) const
{
    const std::optional<Cell> beside = cellAt({map.left(), position.y()});
    return position.x() < map.left() && beside ? std::optional(beside->row) : std::nullopt;
}

double HeatmapGeometry::roomForColumnLabel(int column) const
{
    if (columnAngle != LabelAngle::Slanted)
        return columnLabelRoom;
    return std::min(columnLabelRoom, (rightEdge - columnCentre(column)) * std::numbers::sqrt2);
}

} // namespace attentoscope::ui
