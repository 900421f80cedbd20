// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossinput.h"

#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/losscanvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr double notchFactor = 0.8; ///< factor for the range, for each step of the wheel

} // namespace

LossInput::LossInput(LossCanvas& canvas, QWidget& owner) : m_canvas(canvas), m_owner(owner)
{
    canvas.setFocusPolicy(Qt::NoFocus);
    canvas.setMouseTracking(true);
    canvas.installEventFilter(this);
    owner.setFocusPolicy(Qt::StrongFocus);
    owner.installEventFilter(this);
}

void LossInput::setStep(std::optional<std::int64_t> step)
{
    m_chosenStep = step;
    if (!m_isPointed)
        setPoint(chosenPoint());
}

void LossInput::lift()
{
    setPoint(std::nullopt);
}

void LossInput::place()
{
    setPoint(chosenPoint());
}

void LossInput::setPoint(std::optional<std::size_t> point)
{
    if (point == m_point)
        return;
    m_point = point;
    m_canvas.setCursor(point);
    emit pointChanged();
}

std::optional<std::size_t> LossInput::chosenPoint() const
{
    const auto points = m_canvas.cursorPoints();
    if (!m_chosenStep || points.empty())
        return std::nullopt;
    const auto place = std::ranges::lower_bound(points, *m_chosenStep, {}, &LossPoint::step);
    return std::min(static_cast<std::size_t>(place - points.begin()), points.size() - 1);
}

std::optional<std::int64_t> LossInput::stepOf(std::optional<std::size_t> point) const
{
    return point ? std::optional(m_canvas.cursorPoints()[*point].step) : std::nullopt;
}

void LossInput::pointAt(std::optional<std::size_t> point)
{
    const bool news = point ? point != m_point || !m_isPointed : m_isPointed;
    m_isPointed = point.has_value();
    setPoint(point ? point : chosenPoint());
    if (news)
        emit moved(stepOf(point), CursorMove::Pointed);
}

void LossInput::choose(std::optional<std::size_t> point)
{
    m_chosenStep = stepOf(point);
    setPoint(point);
    emit moved(m_chosenStep, CursorMove::Chosen);
}

void LossInput::moveBy(int direction)
{
    const auto points = m_canvas.cursorPoints();
    if (points.empty())
        return;
    const QCPRange range = m_canvas.xAxis->range();
    const double from = m_point ? m_canvas.keyOf(points[*m_point]) : range.center();
    const auto near = m_canvas.pointNear(std::clamp(from + direction * range.size() / 100, range.lower, range.upper));
    const std::size_t next = m_point.value_or(*near) + static_cast<std::size_t>(direction);
    choose(near == m_point && next < points.size() ? next : *near);
}

bool LossInput::keyPressed(const QKeyEvent& event)
{
    const bool withControl = event.modifiers().testFlag(Qt::ControlModifier);
    const Qt::Orientations zoomed = withControl ? Qt::Vertical : Qt::Horizontal;
    const QPointF centre = m_canvas.axisRect()->rect().center();
    auto& range = m_canvas.range();
    switch (event.key()) {
    case Qt::Key_Left:
        withControl ? range.moveAcross(-0.1) : moveBy(-1);
        return true;
    case Qt::Key_Right:
        withControl ? range.moveAcross(0.1) : moveBy(1);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: // this key is plus without Shift
        range.zoom(centre, notchFactor, zoomed);
        return true;
    case Qt::Key_Minus:
        range.zoom(centre, 1.0 / notchFactor, zoomed);
        return true;
    case Qt::Key_Home:
        range.follow();
        return true;
    case Qt::Key_Escape:
        m_canvas.selectionRect()->cancel();
        choose(std::nullopt);
        return true;
    default:
        return false;
    }
}

void LossInput::wheelTurned(const QWheelEvent& event)
{
    // Without this, a person who scrolls past the plot would zoom by accident.
    if (!event.modifiers().testFlag(Qt::ControlModifier))
        return;
    const bool vertical = event.modifiers().testFlag(Qt::ShiftModifier);
    const Qt::Orientations directions = vertical ? Qt::Vertical : Qt::Horizontal;
    const QPoint turned = event.angleDelta();
    const int delta = turned.y() != 0 ? turned.y() : turned.x();
    m_canvas.range().zoom(event.position(), std::pow(notchFactor, delta / 120.0), directions);
}

void LossInput::mousePressed(const QMouseEvent& event)
{
    m_owner.setFocus(Qt::MouseFocusReason);
    const bool moves = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool isClick = event.button() == Qt::LeftButton && !moves;
    if (isClick)
        m_pressed = event.pos();
    const bool boxes = isClick && m_canvas.axisRect()->rect().contains(event.position().toPoint());
    m_canvas.setDragging(boxes ? LossDragging::ZoomBox : LossDragging::Move);
    m_canvas.axisRect()->setRangeDrag(moves ? Qt::Horizontal | Qt::Vertical : Qt::Orientations());
}

void LossInput::mouseMoved(const QMouseEvent& event)
{
    const bool inside = m_canvas.axisRect()->rect().contains(event.position().toPoint());
    pointAt(inside ? m_canvas.pointNear(m_canvas.xAxis->pixelToCoord(event.position().x())) : std::nullopt);
}

/// A click keeps the cursor at its place; the end of a drag does not.
void LossInput::mouseReleased(const QMouseEvent& event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || (event.pos() - *pressed).manhattanLength() >= QApplication::startDragDistance())
        return;
    if (m_canvas.axisRect()->rect().contains(event.pos()))
        choose(m_canvas.pointNear(m_canvas.xAxis->pixelToCoord(event.position().x())));
}

bool LossInput::pointerUsed(QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseMove:
        mouseMoved(static_cast<QMouseEvent&>(event));
        return false;
    case QEvent::Leave:
        pointAt(std::nullopt);
        return false;
    case QEvent::MouseButtonPress:
        mousePressed(static_cast<QMouseEvent&>(event));
        return false;
    case QEvent::MouseButtonRelease:
        mouseReleased(static_cast<QMouseEvent&>(event));
        return false;
    case QEvent::MouseButtonDblClick:
        m_pressed.reset();
        choose(std::nullopt);
        m_canvas.range().follow();
        return true;
    case QEvent::Wheel:
        wheelTurned(static_cast<QWheelEvent&>(event));
        return true;
    default:
        return false;
    }
}

bool LossInput::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_canvas && pointerUsed(*event))
        return true;
    if (watched == &m_owner && event->type() == QEvent::KeyPress && keyPressed(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace attentoscope::ui
