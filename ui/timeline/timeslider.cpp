// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeslider.h"

#include "ui/plots/plotstyle.h"
#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

qreal handleRadius()
{
    return grid(0.75);
}

} // namespace

TimeSlider::TimeSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void TimeSlider::setBest(std::optional<int> value)
{
    m_best = value;
    update();
}

void TimeSlider::setPinned(std::vector<int> values)
{
    m_pinned = std::move(values);
    update();
}

QSize TimeSlider::sizeHint() const
{
    return {grid(40), grid(3)};
}

QSize TimeSlider::minimumSizeHint() const
{
    return {grid(10), grid(3)};
}

qreal TimeSlider::placeOf(int value) const
{
    const qreal room = width() - 2.0 * handleRadius() - 2.0;
    const int span = maximum() - minimum();
    return 1.0 + handleRadius() + (span > 0 ? room * (value - minimum()) / span : room);
}

int TimeSlider::valueAt(qreal x) const
{
    const qreal room = width() - 2.0 * handleRadius() - 2.0;
    const qreal share = room > 0.0 ? (x - 1.0 - handleRadius()) / room : 0.0;
    return minimum() + int(std::lround(std::clamp(share, 0.0, 1.0) * (maximum() - minimum())));
}

void TimeSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto colors = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor accent = palette().color(colors, isEnabled() ? QPalette::Highlight : QPalette::Mid);
    const PlotStyle look = plotStyle(palette(), font());
    const qreal middle = height() / 2.0;
    const qreal thickness = std::max(2.0, grid(0.375) * 1.0);
    const qreal handle = placeOf(sliderPosition());

    const QRectF groove(placeOf(minimum()), middle - thickness / 2, placeOf(maximum()) - placeOf(minimum()), thickness);
    const QRectF track = maximum() > minimum() ? groove : QRectF(1, groove.top(), width() - 2, thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(colors, QPalette::Mid));
    painter.drawRoundedRect(track, thickness / 2, thickness / 2);
    painter.setBrush(accent);
    painter.drawRoundedRect(
        QRectF(QPointF(track.left(), track.top()), QPointF(handle, track.bottom())), thickness / 2, thickness / 2);

    // Marks stand on the groove's rims, so that the handle hides none of them.
    const qreal reach = grid(0.5);
    for (const int value : m_pinned) {
        painter.setPen(QPen(look.accent, 2));
        painter.drawLine(QPointF(placeOf(value), 1), QPointF(placeOf(value), 1 + reach));
    }
    if (m_best) {
        const QPointF tip(placeOf(*m_best), height() - 1 - reach);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.validation);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(reach * 0.7, reach), tip + QPointF(-reach * 0.7, reach)});
    }

    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    painter.setPen(QPen(keyboard ? accent : blended(accent, palette().color(QPalette::Base), 0.2), keyboard ? 2 : 1));
    painter.setBrush(keyboard || isSliderDown() || underMouse() ? palette().color(colors, QPalette::Base) : accent);
    painter.drawEllipse(QPointF(handle, middle), handleRadius() - 0.5, handleRadius() - 0.5);
}

void TimeSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || maximum() == minimum())
        return event->ignore();
    setSliderDown(true);
    setSliderPosition(valueAt(event->position().x()));
    event->accept();
}

void TimeSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        setSliderPosition(valueAt(event->position().x()));
    event->accept();
}

void TimeSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
    event->accept();
}

void TimeSlider::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        emit playRequested();
    else if (event->key() == Qt::Key_Escape)
        emit followRequested();
    else
        QSlider::keyPressEvent(event);
}

} // namespace attentoscope::ui
