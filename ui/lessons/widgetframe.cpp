// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/widgetframe.h"

#include "ui/theme/grid.h"
#include "ui/theme/stylepainting.h"

#include <QEvent>
#include <QPainter>

namespace attentoscope::ui {

namespace {

int room()
{
    return qMax(3, grid(0.5));
}

} // namespace

WidgetFrame::WidgetFrame(QWidget& part, Area area) : QWidget(part.window()), m_part(&part), m_area(std::move(area))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    for (QWidget* one = &part; one; one = one->isWindow() ? nullptr : one->parentWidget())
        one->installEventFilter(this);
    follow();
}

void WidgetFrame::follow()
{
    const QRect area = !m_part ? QRect() : m_area ? m_area() : m_part->rect();
    const bool isThere = m_part && m_part->isVisibleTo(window()) && !area.isEmpty();
    setVisible(isThere);
    if (!isThere)
        return;
    const QRect place(m_part->mapTo(window(), area.topLeft()), area.size());
    setGeometry(place.adjusted(-room(), -room(), room(), room()) & window()->rect());
    raise();
}

bool WidgetFrame::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        QMetaObject::invokeMethod(this, &WidgetFrame::follow, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void WidgetFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = qMax(2.0, room() * 0.6);
    painter.setPen(QPen(palette().color(QPalette::Highlight), width));
    painter.setBrush(Qt::NoBrush);
    const double corner = stylepainting::cornerRadius() + room() * 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
}

} // namespace attentoscope::ui
