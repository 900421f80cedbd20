// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/colorbar.h"

#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Into how many parts the labels divide a bar that is so many lines of text high; 0: it has no room for its two ends.
int partsOf(double lines)
{
    return lines > 9 ? 4 : lines > 3 ? 2 : lines > 2 ? 1 : 0;
}

} // namespace

ColorBar::ColorBar(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void ColorBar::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void ColorBar::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    drawStrip(*painter);
    drawTicks(*painter);
}

void ColorBar::drawStrip(QCPPainter& painter) const
{
    const QRectF bar = m_plot.geometry().colorBar;
    painter.fillRect(bar.adjusted(-1, -1, 1, 1), m_plot.look().frame);
    painter.fillRect(bar, m_plot.colorMap().gradient(bar.bottomLeft(), bar.topLeft()));
}

void ColorBar::drawTicks(QCPPainter& painter) const
{
    const QRectF bar = m_plot.geometry().colorBar;
    const PlotStyle& look = m_plot.look();
    const QFont& font = m_plot.geometry().captionFont;
    const QFontMetricsF metrics(font);
    const int parts = partsOf(bar.height() / metrics.height());
    if (parts == 0)
        return;
    const double margin = metrics.height() / 3;
    painter.setFont(font);
    painter.setPen(look.mutedText);
    for (const ScaleTick& tick : m_plot.scaling().ticks(parts)) {
        const double centre = bar.bottom() - tick.position * bar.height();
        const double middle = std::clamp(centre, bar.top() + margin, bar.bottom() - margin);
        const QRectF line(bar.right() + look.unit(), middle - metrics.height() / 2, 100, metrics.height());
        drawPlotText(painter, line, Qt::AlignLeft | Qt::AlignVCenter, tick.label);
    }
}

} // namespace attentoscope::ui
