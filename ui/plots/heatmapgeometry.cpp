// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmapgeometry.h"

#include <algorithm>
#include <numbers>

namespace attentoscope::ui {

double HeatmapGeometry::columnCentre(int column) const
{
    const int place = rightToLeft ? columns - 1 - column : column;
    return map.left() + (place + 0.5) * cellWidth;
}

double HeatmapGeometry::rowCentre(int row) const
{
    return map.top() + (row + 0.5) * cellHeight;
}

QRectF HeatmapGeometry::cellRect(Cell cell) const
{
    const int place = rightToLeft ? columns - 1 - cell.column : cell.column;
    return {map.left() + place * cellWidth, map.top() + cell.row * cellHeight, cellWidth, cellHeight};
}

std::optional<Cell> HeatmapGeometry::cellAt(QPointF position) const
{
    const double across = (position.x() - map.left()) / cellWidth;
    const double down = (position.y() - map.top()) / cellHeight;
    if (!(across >= 0.0 && across < columns && down >= 0.0 && down < rows))
        return std::nullopt;
    const int place = static_cast<int>(across);
    return Cell{static_cast<int>(down), rightToLeft ? columns - 1 - place : place};
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
