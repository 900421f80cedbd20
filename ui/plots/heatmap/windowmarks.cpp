// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/windowmarks.h"

#include "ui/plots/heatmap/heatmapplot.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

WindowMarks::WindowMarks(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("main")), m_plot(plot) { }

void WindowMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void WindowMarks::draw(QCPPainter* painter)
{
    const auto& centres = m_plot.translation().attention.centres;
    const int rows = std::min(m_plot.geometry().rows, static_cast<int>(centres.size()));
    for (const int row : m_plot.geometry().rowPlaces.tokens())
        if (row < rows)
            drawRow(*painter, row, static_cast<double>(centres[static_cast<std::size_t>(row)]));
}

void WindowMarks::drawRow(QCPPainter& painter, int row, double centre) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const double radius = static_cast<double>(m_plot.translation().attention.windowRadius);
    const int last = geometry.columns - 1;
    const int from = std::clamp(static_cast<int>(std::ceil(centre - radius)), 0, last);
    const int to = std::clamp(static_cast<int>(std::floor(centre + radius)), from, last);
    const double gap = geometry.gap;
    painter.setBrush(Qt::NoBrush);
    if (from > 0 || to < last) {
        QRectF window;
        for (int column = from; column <= to; ++column)
            window = window.united(geometry.cellRect({row, column}));
        painter.setPen(QPen(m_plot.look().accent, 1));
        if (!window.isEmpty())
            painter.drawRect(window.adjusted(0.5, 0.5, -gap - 0.5, -gap - 0.5));
    }
    const QPointF place(geometry.columnCentre(std::clamp(centre, 0.0, double(last))), geometry.rowCentre(row));
    const double size = std::clamp(0.18 * std::min(geometry.cellWidth, geometry.cellHeight), 1.5, 5.0);
    painter.setPen(QPen(Qt::black, 2.5));
    painter.drawEllipse(place, size, size);
    painter.setPen(QPen(Qt::white, 1.2));
    painter.drawEllipse(place, size, size);
}

} // namespace attentoscope::ui
