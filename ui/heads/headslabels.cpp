// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headslabels.h"

#include "ui/heads/headsplot.h"
#include "ui/heads/headtranslation.h"
#include "ui/heads/headwords.h"
#include "ui/plots/style/plottext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attentoscope::ui {

HeadsLabels::HeadsLabels(HeadsPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void HeadsLabels::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void HeadsLabels::draw(QCPPainter* painter)
{
    if (m_plot.geometry().blocks.empty())
        return;
    painter->setFont(m_plot.geometry().captionFont);
    painter->setLayoutDirection(Qt::LeftToRight);
    drawCaptions(*painter);
    drawNumbers(*painter);
    drawRings(*painter);
    drawBest(*painter);
}

/// The short name where the sentence has no room.
void HeadsLabels::drawCaptions(QCPPainter& painter) const
{
    const QFontMetricsF metrics(m_plot.geometry().captionFont);
    painter.setPen(m_plot.look().text);
    for (const HeadsBlock& block : m_plot.geometry().blocks) {
        const QString whole = kindCaption(block.kind);
        const bool fits = metrics.horizontalAdvance(whole) <= block.caption.width();
        drawPlotText(painter, block.caption, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
            fits ? whole : kindName(block.kind));
    }
}

void HeadsLabels::drawNumbers(QCPPainter& painter) const
{
    const HeadsGeometry& geometry = m_plot.geometry();
    painter.setPen(m_plot.look().mutedText);
    for (const HeadsBlock& block : geometry.blocks)
        for (int head = 1; head <= block.heads; ++head) {
            const QRectF top = geometry.thumbnail({block.kind, block.layers, head});
            drawPlotText(painter,
                QRectF(top.left(), top.top() - geometry.numbersHeight, top.width(), geometry.numbersHeight),
                Qt::AlignCenter, QString::number(head));
        }
    int layers = 0;
    for (const HeadsBlock& block : geometry.blocks)
        layers = std::max(layers, block.layers);
    const QRectF& names = geometry.layerNames;
    for (int layer = 1; layer <= layers; ++layer)
        drawPlotText(painter,
            QRectF(names.left(), names.bottom() - layer * geometry.pitch, names.width(), geometry.side),
            Qt::AlignRight | Qt::AlignVCenter, QCoreApplication::translate("Heads", "Layer %1").arg(layer));
}

void HeadsLabels::drawRings(QCPPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    for (const AttentionHead head : m_plot.choice().chosen()) {
        const QRectF ring = m_plot.geometry().thumbnail(head);
        const bool isAside = m_plot.choice().alone() && m_plot.choice().alone() != head;
        painter.setPen(QPen(isAside ? m_plot.look().frame : m_plot.look().accent, 3));
        painter.drawRect(ring);
        painter.setPen(QPen(m_plot.look().background, 1));
        painter.drawRect(ring.adjusted(1.5, 1.5, -1.5, -1.5));
    }
}

/// In a corner, on a ground of its own: it is seen on every colour of every map.
void HeadsLabels::drawBest(QCPPainter& painter) const
{
    if (!m_plot.best() || !findHead(m_plot.translation(), m_plot.best()->head))
        return;
    constexpr int points = 5;
    const QRectF place = m_plot.geometry().thumbnail(m_plot.best()->head);
    const double outer = place.width() / 7.0;
    const QPointF centre(place.right() - 1.4 * outer, place.top() + 1.4 * outer);
    QPolygonF star;
    for (int corner = 0; corner < 2 * points; ++corner) {
        const double radius = corner % 2 == 0 ? outer : 0.4 * outer;
        const double angle = std::numbers::pi * (corner / double(points) - 0.5);
        star << centre + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    painter.setAntialiasing(true);
    painter.setPen(QPen(m_plot.look().background, 1));
    painter.setBrush(m_plot.look().background);
    painter.drawEllipse(centre, 1.2 * outer, 1.2 * outer);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_plot.look().accent);
    painter.drawPolygon(star);
    painter.setAntialiasing(false);
}

} // namespace attentoscope::ui
