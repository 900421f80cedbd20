// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmapcells.h"

#include "ui/plots/heatmap/heatmapplot.h"

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
    painter->setAntialiasing(geometry.gap > 0.0);
    const QRectF inside = geometry.map.adjusted(0, 0, -geometry.gap, -geometry.gap);
    painter->fillRect(inside, m_plot.gridColor());
    for (const int row : geometry.rowPlaces.tokens()) {
        for (const int column : geometry.columnPlaces.tokens()) {
            const QRectF cell = geometry.cellRect({row, column});
            // No lines between faded cells: nothing is to be seen there.
            const double gap = m_plot.isCarried({row, column}) ? geometry.gap : 0.0;
            painter->fillRect(cell.adjusted(0, 0, -gap, -gap) & inside, m_plot.cellColor({row, column}));
        }
    }
    if (m_plot.scene().options.values == CellValues::WhereRoom)
        drawValues(*painter);
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
            painter.drawText(geometry.cellRect({row, column}), Qt::AlignCenter, QLocale().toString(weight, 'f', 2));
        }
    }
}

} // namespace attentoscope::ui
