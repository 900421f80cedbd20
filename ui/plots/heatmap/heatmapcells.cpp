// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmapcells.h"

#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

HeatmapCells::HeatmapCells(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("main")), m_plot(plot) { }

void HeatmapCells::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void HeatmapCells::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    const HeatmapGeometry& geometry = m_plot.geometry();
    painter->setPen(Qt::NoPen);
    // Not through QCustomPlot, which moves what is smoothed by half a pixel: lines between cells would be two pixels
    // wide.
    painter->setRenderHint(QPainter::Antialiasing, geometry.gap > 0.0);
    const QRectF inside = geometry.map.adjusted(0, 0, -geometry.gap, -geometry.gap);
    painter->fillRect(inside, m_plot.gridColor());
    const auto columns = columnsFromTheLeft();
    for (int place = 0; place < geometry.rowPlaces.count(); ++place)
        for (std::size_t across = 0; across < columns.size(); ++across) {
            const int row = geometry.rowPlaces.tokenAt(place);
            const Cell cell{row, columns[across]};
            const bool isLast = across + 1 == columns.size();
            const bool isLowest = place + 1 == geometry.rowPlaces.count();
            const QRectF filled = geometry.cellRect(cell).adjusted(0, 0,
                isLast ? 0.0 : -gapBetween(cell, {row, columns[across + 1]}, geometry.cellWidth),
                isLowest
                    ? 0.0
                    : -gapBetween(cell, {geometry.rowPlaces.tokenAt(place + 1), cell.column}, geometry.cellHeight));
            painter->fillRect(filled & inside, m_plot.cellColor(cell));
        }
    painter->setRenderHint(QPainter::Antialiasing, false);
    if (m_plot.scene().options.values == CellValues::WhereRoom)
        drawValues(*painter);
}

std::vector<int> HeatmapCells::columnsFromTheLeft() const
{
    std::vector<int> columns = m_plot.geometry().columnPlaces.tokens();
    if (m_plot.geometry().rightToLeft)
        std::ranges::reverse(columns);
    return columns;
}

/// No lines between faded cells: nothing is to be seen there. Where there is no line, a cell reaches under the next
/// one.
double HeatmapCells::gapBetween(Cell cell, Cell next, double side) const
{
    const double gap = m_plot.isCarried(cell) ? m_plot.geometry().gap : 0.0;
    const double nextGap = m_plot.isCarried(next) ? m_plot.geometry().gap : 0.0;
    return gap > 0.0 || nextGap > 0.0 ? gap : -underlap(side);
}

void HeatmapCells::drawValues(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const QFontMetricsF metrics(geometry.captionFont);
    if (geometry.cellWidth < metrics.horizontalAdvance(QStringLiteral("0.00")) + 4
        || geometry.cellHeight < metrics.height())
        return;
    painter.setFont(geometry.captionFont);
    for (const int row : geometry.rowPlaces.tokens()) {
        for (const int column : geometry.columnPlaces.tokens()) {
            const double weight = m_plot.weightAt({row, column});
            if (std::abs(weight) < 0.005 || !m_plot.isCarried({row, column}))
                continue;
            painter.setPen(m_plot.colorMap().contrastingText(m_plot.scaling().position(weight)));
            drawPlotText(
                painter, geometry.cellRect({row, column}), Qt::AlignCenter, QLocale().toString(weight, 'f', 2));
        }
    }
}

} // namespace attentoscope::ui
