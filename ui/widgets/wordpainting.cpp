// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wordpainting.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"
#include "ui/widgets/direction.h"

namespace attentoscope::ui {

namespace {

void drawMark(QPainter& painter, const QPalette& palette, const WordPicture& picture)
{
    const auto& mark = *picture.mark;
    const QRect place = picture.place;
    const bool mirrored = picture.readsRightToLeft;
    const QColor ink = mark.forced ? palette.color(QPalette::Highlight) : quietText(palette);
    QRectF bar(place.left() + grid(0.5), place.bottom() - 1, place.width() - grid(1), 2);
    painter.fillRect(bar, hairline(palette));
    const double full = bar.width();
    bar.setWidth(full * qBound(0.0, double(mark.probability), 1.0));
    if (mirrored)
        bar.moveLeft(bar.left() + full - bar.width());
    painter.fillRect(bar, ink);
    const double way = mirrored ? -1.0 : 1.0;
    const double size = grid(0.75);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    if (mark.forced) {
        const QPointF corner = (mirrored ? QRectF(place).topLeft() : QRectF(place).topRight()) + QPointF(-way, 1);
        painter.drawPolygon(QPolygonF{{corner, corner - QPointF(way * size, 0), corner + QPointF(0, size)}});
    }
    if (mark.attentionForced) {
        const double arrow = grid(0.5);
        const QPointF tip(mirrored ? place.right() - arrow : place.left() + arrow, QRectF(place).center().y());
        painter.drawPolygon(QPolygonF{{tip, tip - QPointF(way * arrow, arrow), tip - QPointF(way * arrow, -arrow)}});
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void drawWord(QPainter& painter, const QPalette& palette, const WordPicture& picture)
{
    const auto& word = picture.word;
    const QRect place = picture.place;
    const QColor accent = palette.color(QPalette::Highlight);
    QColor fill = accent;
    fill.setAlphaF(0.75F * qBound(0.0F, picture.shade, 1.0F));
    stylepainting::drawBox(place, fill, picture.isLit ? accent : QColor(Qt::transparent), painter, 2.0);

    const bool onAccent = fill.alphaF() > 0.5F;
    const auto plain = word.special ? QPalette::PlaceholderText : QPalette::WindowText;
    painter.setPen(palette.color(onAccent ? QPalette::HighlightedText : plain));
    const QRect room = place.adjusted(grid(0.5), 0, -grid(0.5), 0);
    const auto shown =
        painter.fontMetrics().elidedText(QString::fromStdString(word.text), Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine, isolated(shown));
    if (word.unknown && !word.special) {
        painter.setPen(QPen(warningColor(palette), 1.5, Qt::DotLine));
        const int line = room.bottom() - grid(picture.mark ? 0.5 : 0.25);
        painter.drawLine(room.left(), line, room.right(), line);
    }
    if (picture.mark)
        drawMark(painter, palette, picture);
}

} // namespace attentoscope::ui
