// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/turnedlabel.h"

#include "ui/plots/style/plottext.h"

#include <algorithm>

namespace attentoscope::ui {

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

void TurnedLabel::draw(QCPPainter& painter, const QFontMetricsF& metrics, const QString& text, double room) const
{
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

} // namespace attentoscope::ui
