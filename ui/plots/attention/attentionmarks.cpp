// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/attentionmarks.h"

#include "ui/plots/style/plottext.h"

#include <qcustomplot.h>

#include <algorithm>

namespace attentoscope::ui {

void drawWindowFrame(QCPPainter& painter, const PlotStyle& look, const QRectF& place)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.accent, 1));
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
}

void drawRing(QCPPainter& painter, const QRectF& cell)
{
    painter.setBrush(Qt::NoBrush);
    const double size = std::clamp(0.18 * std::min(cell.width(), cell.height()), 1.5, 5.0);
    painter.setPen(QPen(Qt::black, 2.5));
    painter.drawEllipse(cell.center(), size, size);
    painter.setPen(QPen(Qt::white, 1.2));
    painter.drawEllipse(cell.center(), size, size);
}

void drawForcedRowMark(QCPPainter& painter, const PlotStyle& look, const QRectF& place, double reach)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.accent, 2));
    painter.drawRect(place.adjusted(1 + reach, 0, 0, 0));
    const QPointF tip(place.left() + reach, place.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.accent);
    painter.drawPolygon(QPolygonF{{tip, tip - QPointF(reach, reach), tip + QPointF(-reach, reach)}});
    painter.setBrush(Qt::NoBrush);
}

void drawForcedWordMark(QCPPainter& painter, const PlotStyle& look, const QRectF& word)
{
    painter.setPen(QPen(look.accent, 2));
    painter.drawLine(word.bottomLeft(), word.bottomRight());
}

void drawCellOutline(QCPPainter& painter, const QRectF& outline, const QColor& edge)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, 3));
    painter.drawRect(outline);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(outline);
}

void drawUnknownWord(QCPPainter& painter, const PlotStyle& look, const QRectF& place)
{
    QFont font = painter.font();
    font.setItalic(true);
    painter.setFont(font);
    painter.setPen(look.mutedText);
    drawPlotText(painter, place, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("abc"));
}

} // namespace attentoscope::ui
