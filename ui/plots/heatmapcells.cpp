// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmapcells.h"

#include "ui/plots/heatmapplot.h"

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
    painter->fillRect(geometry.map.adjusted(0, 0, -geometry.gap, -geometry.gap), m_plot.gridColor());
    for (int row = 0; row < geometry.rows; ++row) {
        for (int column = 0; column < geometry.columns; ++column) {
            const QRectF cell = geometry.cellRect({row, column});
            painter->fillRect(cell.adjusted(0, 0, -geometry.gap, -geometry.gap), m_plot.cellColor({row, column}));
        }
    }
    if (m_plot.cellValues() == CellValues::WhereRoom)
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
    for (int row = 0; row < geometry.rows; ++row) {
        for (int column = 0; column < geometry.columns; ++column) {
            const double weight = static_cast<double>(
                m_plot.translation().attention.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column)));
            if (weight < 0.005)
                continue;
            painter.setPen(m_plot.colorMap().contrastingText(weight / m_plot.scaleMaximum()));
            painter.drawText(geometry.cellRect({row, column}), Qt::AlignCenter, QLocale().toString(weight, 'f', 2));
        }
    }
}

} // namespace attentoscope::ui
