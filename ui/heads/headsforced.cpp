// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsforced.h"

#include "ui/heads/headsplot.h"
#include "ui/heads/headtranslation.h"

namespace attentoscope::ui {

HeadsForced::HeadsForced(HeadsPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void HeadsForced::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void HeadsForced::draw(QCPPainter* painter)
{
    constexpr double reach = 5.0; // px
    painter->setPen(QPen(m_plot.look().accent, 1)); // both, so that it stands out from light and dark cells
    painter->setBrush(m_plot.look().background);
    for (const ForcedRow& row : m_plot.translation().forcedHeads) {
        const QRectF place = row.head ? m_plot.geometry().thumbnail(*row.head) : QRectF();
        const HeadMap* map = row.head ? findHead(m_plot.translation(), *row.head) : nullptr;
        if (place.isEmpty() || !map || row.position >= map->attention.rows)
            continue;
        const double share = (static_cast<double>(row.position) + 0.5) / static_cast<double>(map->attention.rows);
        const QPointF tip(place.left() + reach, place.top() + share * place.height());
        painter->drawPolygon(QPolygonF{{tip, tip - QPointF(reach, reach), tip + QPointF(-reach, reach)}});
    }
    painter->setBrush(Qt::NoBrush);
}

} // namespace attentoscope::ui
