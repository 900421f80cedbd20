// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeslider.h"

#include "ui/plots/style/plotstyle.h"
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
    drawGroove(painter);
    drawMarks(painter);
    drawHandle(painter);
}

QColor TimeSlider::accent() const
{
    return isEnabled() ? palette().color(QPalette::Active, QPalette::Highlight)
                       : palette().color(QPalette::Disabled, QPalette::Mid);
}

void TimeSlider::drawGroove(QPainter& painter) const
{
    const qreal thickness = std::max<qreal>(2.0, grid(0.375));
    const qreal radius = thickness / 2;
    const qreal top = height() / 2.0 - radius;
    const bool moves = maximum() > minimum();
    const qreal left = moves ? placeOf(minimum()) : 1.0;
    const qreal right = moves ? placeOf(maximum()) : width() - 1.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Mid));
    painter.drawRoundedRect(QRectF(left, top, right - left, thickness), radius, radius);
    painter.setBrush(accent());
    painter.drawRoundedRect(QRectF(left, top, placeOf(sliderPosition()) - left, thickness), radius, radius);
}

/// On the rims, so that the handle hides none of them.
void TimeSlider::drawMarks(QPainter& painter) const
{
    const PlotStyle look = plotStyle(palette(), font());
    const qreal reach = grid(0.5);
    painter.setPen(QPen(look.accent, 2));
    for (const int value : m_pinned)
        painter.drawLine(QPointF(placeOf(value), 1), QPointF(placeOf(value), 1 + reach));
    if (!m_best)
        return;
    const QPointF tip(placeOf(*m_best), height() - 1 - reach);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.validation);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(reach * 0.7, reach), tip + QPointF(-reach * 0.7, reach)});
}

void TimeSlider::drawHandle(QPainter& painter) const
{
    const QColor base = palette().color(QPalette::Base);
    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const bool hollow = keyboard || isSliderDown() || (isEnabled() && underMouse());
    painter.setPen(QPen(keyboard ? accent() : blended(accent(), base, 0.2), keyboard ? 2 : 1));
    painter.setBrush(hollow ? base : accent());
    painter.drawEllipse(QPointF(placeOf(sliderPosition()), height() / 2.0), handleRadius() - 0.5, handleRadius() - 0.5);
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
