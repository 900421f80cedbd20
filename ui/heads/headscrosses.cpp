// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headscrosses.h"

#include "ui/heads/headsplot.h"

namespace attentoscope::ui {

HeadsCrosses::HeadsCrosses(HeadsPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void HeadsCrosses::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void HeadsCrosses::draw(QCPPainter* painter)
{
    QColor veil = m_plot.look().background;
    veil.setAlphaF(0.7F);
    for (const AttentionHead head : m_plot.translation().switchedOff) {
        const QRectF place = m_plot.geometry().thumbnail(head);
        if (place.isEmpty())
            continue;
        painter->fillRect(place, veil);
        painter->setPen(QPen(m_plot.look().text, 2));
        painter->drawLine(QLineF(place.topLeft(), place.bottomRight()));
        painter->drawLine(QLineF(place.topRight(), place.bottomLeft()));
    }
}

} // namespace attentoscope::ui
