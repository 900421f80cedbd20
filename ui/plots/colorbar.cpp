// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/colorbar.h"

#include "ui/plots/heatmapplot.h"

#include <algorithm>

namespace attentoscope::ui {

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
    const int steps = std::clamp(static_cast<int>(bar.height()), 2, 256);
    const double height = bar.height() / steps;
    for (int step = 0; step < steps; ++step) {
        const QRectF slice(bar.left(), bar.bottom() - (step + 1) * height, bar.width(), height);
        painter.fillRect(slice, m_plot.colorMap().color((step + 0.5) / steps));
    }
}

void ColorBar::drawTicks(QCPPainter& painter) const
{
    const QRectF bar = m_plot.geometry().colorBar;
    const PlotStyle& look = m_plot.look();
    const double maximum = m_plot.scaleMaximum();
    const QFont& font = m_plot.geometry().captionFont;
    const QFontMetricsF metrics(font);
    const int parts = bar.height() > 9 * metrics.height() ? 4 : 2;
    painter.setFont(font);
    painter.setPen(look.mutedText);
    for (int part = 0; part <= parts; ++part) {
        const double share = static_cast<double>(part) / parts;
        const double centre = bar.bottom() - share * bar.height();
        const double middle = std::clamp(centre, bar.top() + metrics.height() / 3, bar.bottom() - metrics.height() / 3);
        const QRectF line(bar.right() + look.unit(), middle - metrics.height() / 2, 100, metrics.height());
        const int digits = m_plot.weightScale() == WeightScale::Fixed ? 2 : 3;
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(share * maximum, 'f', digits));
    }
}

} // namespace attentoscope::ui
