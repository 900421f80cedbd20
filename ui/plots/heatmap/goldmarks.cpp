// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/goldmarks.h"

#include "ui/plots/heatmap/heatmapplot.h"

#include <algorithm>

namespace attentoscope::ui {

GoldMarks::GoldMarks(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("main")), m_plot(plot) { }

QColor GoldMarks::gold()
{
    return {255, 196, 0};
}

QColor GoldMarks::edge()
{
    return {20, 16, 0};
}

void GoldMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void GoldMarks::draw(QCPPainter* painter)
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    painter->setBrush(Qt::NoBrush);
    for (const int row : geometry.rowPlaces.tokens()) {
        for (const int column : geometry.columnPlaces.tokens()) {
            const GoldLink kind = m_plot.goldAt({row, column});
            const QRectF cell = geometry.cellRect({row, column}).adjusted(0, 0, -geometry.gap, -geometry.gap);
            if (kind != GoldLink::None)
                drawOutline(*painter, cell, kind);
        }
    }
}

void GoldMarks::drawOutline(QCPPainter& painter, const QRectF& cell, GoldLink kind) const
{
    const double width = std::clamp(0.07 * std::min(cell.width(), cell.height()), 0.8, 2.2);
    const double edged = width + 2.0 * std::min(1.0, width / 2.0);
    const QRectF outline = cell.adjusted(edged / 2, edged / 2, -edged / 2, -edged / 2);
    QPen pen(edge(), edged, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (kind == GoldLink::Possible) {
        // Both lines have the same dashes: a pattern counts in the pen's own width.
        const double dash = std::max(3.0, 0.14 * (cell.width() + cell.height()) / 2.0);
        pen.setDashPattern({dash / edged, dash / edged});
        painter.setPen(pen);
        painter.drawRect(outline);
        pen.setDashPattern({dash / width, dash / width});
    } else {
        painter.setPen(pen);
        painter.drawRect(outline);
    }
    pen.setColor(gold());
    pen.setWidthF(width);
    painter.setPen(pen);
    painter.drawRect(outline);
}

} // namespace attentoscope::ui
