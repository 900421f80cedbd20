// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headscells.h"

#include "ui/heads/headsplot.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>

namespace attentoscope::ui {

HeadsCells::HeadsCells(HeadsPlot& plot) : QCPLayerable(&plot, QStringLiteral("main")), m_plot(plot) { }

void HeadsCells::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void HeadsCells::draw(QCPPainter* painter)
{
    if (m_plot.geometry().blocks.empty())
        return;
    drawThumbnails(*painter);
    drawColorBar(*painter);
}

void HeadsCells::drawThumbnails(QCPPainter& painter)
{
    const HeadsGeometry& geometry = m_plot.geometry();
    if (painter.modes().testFlag(QCPPainter::pmVectorized)) {
        painter.setPen(Qt::NoPen);
        for (const HeadMap& head : m_plot.translation().heads)
            fillHead(head, geometry.thumbnail(head.id), m_plot.paint(),
                [&painter](const QRectF& cell, const QColor& color) { painter.fillRect(cell, color); });
        return;
    }
    const double scale = painter.transform().m11() * painter.device()->devicePixelRatioF();
    const QImage& image = m_plot.thumbnails(scale);
    painter.drawImage(QRectF(m_plot.thumbnailsArea().topLeft(), QSizeF(image.size()) / scale), image);
}

void HeadsCells::drawColorBar(QCPPainter& painter) const
{
    const QRectF bar = m_plot.geometry().colorBar;
    painter.fillRect(bar, m_plot.paint().colors.gradient(bar.bottomLeft(), bar.topLeft()));
    painter.setPen(m_plot.look().mutedText);
    painter.setFont(m_plot.geometry().captionFont);
    const double line = m_plot.geometry().numbersHeight;
    const double margin = std::min(line / 3, bar.height() / 2); // a low bar has no room for whole labels
    for (const ScaleTick& tick : m_plot.paint().scaling.ticks(bar.height() > 6 * line ? 4 : 2)) {
        const double centre = bar.bottom() - tick.position * bar.height();
        const double middle = std::clamp(centre, bar.top() + margin, bar.bottom() - margin);
        drawPlotText(painter, QRectF(bar.right() + line / 4, middle - line / 2, 100, line),
            Qt::AlignLeft | Qt::AlignVCenter, tick.label);
    }
}

} // namespace attentoscope::ui
