// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/lines/linecurves.h"

#include "ui/plots/lines/linesplot.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>

namespace attentoscope::ui {

LineCurves::LineCurves(LinesPlot& plot) : QCPLayerable(&plot, QStringLiteral("main")), m_plot(plot) { }

void LineCurves::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void LineCurves::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    painter->setBrush(Qt::NoBrush);
    drawFaded(*painter);
    for (const Cell cell : m_plot.curves()) {
        painter->setPen(m_plot.stroke(m_plot.scaling().position(m_plot.weightAt(cell)), m_plot.look().training));
        painter->drawPath(m_plot.geometry().curve(cell));
    }
    drawKey(*painter);
}

void LineCurves::drawFaded(QCPPainter& painter) const
{
    constexpr double seen = 0.05; // of the scale: fainter ones are not even hinted at
    QColor color = m_plot.look().mutedText;
    color.setAlphaF(0.18F);
    painter.setPen(QPen(color, 0.5));
    for (const int row : m_plot.places(Side::Target).tokens()) {
        for (const int column : m_plot.places(Side::Source).tokens()) {
            const Cell cell{row, column};
            if (!m_plot.isCarried(cell) && m_plot.scaling().position(m_plot.weightAt(cell)) >= seen)
                painter.drawPath(m_plot.geometry().curve(cell));
        }
    }
}

void LineCurves::drawKey(QCPPainter& painter) const
{
    const LinesGeometry& geometry = m_plot.geometry();
    const PlotStyle& look = m_plot.look();
    const QFontMetricsF metrics(geometry.captionFont);
    const double pitch = std::max(1.6 * metrics.height(), geometry.thickest + 4.0);
    const int parts = geometry.key.height() >= 5.0 * pitch ? 4 : 2;
    const std::vector<ScaleTick> ticks = m_plot.scaling().ticks(parts);
    if (geometry.key.height() < (parts + 1) * pitch)
        return;
    painter.setFont(geometry.captionFont);
    double y = geometry.key.center().y() + pitch * parts / 2.0;
    for (const ScaleTick& tick : ticks) {
        const double right = geometry.key.left() + 3 * look.unit();
        // No stroke for nothing.
        if (tick.weight > 0.0) {
            painter.setPen(m_plot.stroke(tick.position, look.training));
            painter.drawLine(QPointF(geometry.key.left(), y), QPointF(right, y));
        }
        painter.setPen(look.mutedText);
        drawPlotText(painter, QRectF(right + look.unit(), y - metrics.height() / 2, 100, metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, tick.label);
        y -= pitch;
    }
}

} // namespace attentoscope::ui
