// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/plottext.h"

#include "ui/widgets/plaintext.h"

#include <QFontInfo>
#include <QGlyphRun>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

bool hasNoPicture(char32_t letter)
{
    const auto category = QChar::category(letter);
    const bool isSelector = (letter >= 0xFE00 && letter <= 0xFE0F) || (letter >= 0xE0100 && letter <= 0xE01EF);
    return isSelector || QChar::isSpace(letter) || category == QChar::Other_Control || category == QChar::Other_Format;
}

} // namespace

void drawPlotText(QCPPainter& painter, const QRectF& place, int flags, const QString& text)
{
    const QString shown = isolated(text);
    const auto direction = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LeftToRight);
    auto* whole = dynamic_cast<WholeTexts*>(painter.device());
    if (whole)
        whole->beginText(shown);
    // On pixels, QCustomPlot moves smoothed drawings by half a pixel. On vector devices, texts are exactly in place.
    const double moved = painter.antialiasing() && !painter.modes().testFlag(QCPPainter::pmVectorized) ? 0.5 : 0.0;
    painter.translate(-moved, -moved);
    painter.drawText(place, flags, shown);
    painter.translate(moved, moved);
    if (whole)
        whole->endText();
    painter.setLayoutDirection(direction);
}

QTransform TurnedLabel::transform() const
{
    QTransform transform;
    transform.translate(anchor.x(), anchor.y());
    if (angle == LabelAngle::Slanted)
        transform.rotate(-45.0);
    else if (angle == LabelAngle::Vertical)
        transform.rotate(-90.0);
    return transform;
}

QRectF TurnedLabel::turnedRect(const QFontMetricsF& metrics, const QString& text, double room) const
{
    const double width = std::min(room, metrics.horizontalAdvance(text) + 1.0);
    const double height = metrics.height();
    if (angle == LabelAngle::Horizontal)
        return {-width / 2, place == LabelPlace::Above ? -height : 0.0, width, height};
    return {place == LabelPlace::Above ? 0.0 : -width, -height / 2, width, height};
}

void TurnedLabel::draw(
    QCPPainter& painter, const QFontMetricsF& metrics, const QString& text, double room, const QColor& behind) const
{
    if (behind.isValid()) {
        QPainterPath ground;
        ground.addPolygon(outline(metrics, text, room));
        painter.fillPath(ground, behind);
    }
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room);
    const auto side = angle == LabelAngle::Horizontal || place == LabelPlace::Above ? Qt::AlignLeft : Qt::AlignRight;
    painter.save();
    painter.setTransform(transform(), true);
    drawPlotText(painter, turnedRect(metrics, shown, room + 2.0), side | Qt::AlignVCenter | Qt::TextDontClip, shown);
    painter.restore();
}

QPolygonF TurnedLabel::outline(const QFontMetricsF& metrics, const QString& text, double room) const
{
    return transform().map(QPolygonF(turnedRect(metrics, text, room)));
}

QStringList usedFamilies(const QFont& font, const QString& text)
{
    QStringList families{QFontInfo(font).family()};
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    for (const QGlyphRun& run : layout.glyphRuns())
        families << run.rawFont().familyName();
    families.removeAll(QString());
    families.removeDuplicates();
    return families;
}

QString withoutGlyph(const QFont& font, const QString& text)
{
    const QFontMetricsF metrics(font);
    QString missing;
    for (const char32_t letter : text.toUcs4()) {
        const auto whole = QString::fromUcs4(&letter, 1);
        if (!hasNoPicture(letter) && !metrics.inFontUcs4(letter) && !missing.contains(whole))
            missing += whole;
    }
    return missing;
}

} // namespace attentoscope::ui
