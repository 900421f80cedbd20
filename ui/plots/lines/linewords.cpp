// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/lines/linewords.h"

#include "ui/plots/lines/linesplot.h"
#include "ui/plots/style/plottext.h"

namespace attentoscope::ui {

void drawLineWord(QCPPainter& painter, const LinesPlot& plot, Word word, const QColor& text, const QColor& behind)
{
    const LinesGeometry& geometry = plot.geometry();
    const auto& tokens = word.side == Side::Source ? plot.translation().source : plot.translation().target;
    QFont font = geometry.labelFont;
    font.setItalic(tokens[static_cast<std::size_t>(word.token)].unknown);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QString& label = plot.labels(word.side)[word.token];
    const double room = geometry.roomFor(word);
    if (behind.isValid()) {
        QPainterPath place;
        place.addPolygon(geometry.label(word).outline(metrics, label, room));
        painter.fillPath(place, behind);
    }
    painter.setPen(text);
    geometry.label(word).draw(painter, metrics, label, room);
}

LineWords::LineWords(LinesPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void LineWords::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void LineWords::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    painter->setLayoutDirection(Qt::LeftToRight);
    drawRow(*painter, Side::Source);
    drawRow(*painter, Side::Target);
    const PlotStyle& look = m_plot.look();
    painter->setFont(m_plot.geometry().captionFont);
    painter->setPen(look.mutedText);
    const QRectF line = QRectF(m_plot.viewport()).adjusted(look.unit(), 0, -look.unit(), -look.unit() / 2.0);
    drawPlotText(*painter, line, Qt::AlignHCenter | Qt::AlignBottom, m_plot.labelNote());
}

void LineWords::drawRow(QCPPainter& painter, Side side) const
{
    const WordRow& row = m_plot.geometry().row(side);
    const PlotStyle& look = m_plot.look();
    const auto& tokens = side == Side::Source ? m_plot.translation().source : m_plot.translation().target;
    for (int place = 0; place < row.places.count(); place += row.step) {
        const Word word{side, row.places.tokenAt(place)};
        const Token& token = tokens[static_cast<std::size_t>(word.token)];
        const bool selected = m_plot.scene().selection.contains(word);
        drawLineWord(painter, m_plot, word, token.special || token.unknown ? look.mutedText : look.text,
            selected ? look.selected : QColor());
    }
}

} // namespace attentoscope::ui
