// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsinput.h"

#include "ui/heads/accessibleheads.h"
#include "ui/heads/headsmenu.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/heads/headtranslation.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace attentoscope::ui {

HeadsInput::HeadsInput(HeadsView& view, HeadsPlot& plot) : m_view(view), m_plot(plot)
{
    plot.setFocusPolicy(Qt::StrongFocus);
    plot.setMouseTracking(true);
    plot.installEventFilter(this);
}

template <typename Change>
void HeadsInput::change(const Change& change)
{
    HeadChoice choice = m_view.choice();
    change(choice);
    m_view.choose(choice);
}

bool HeadsInput::pointerUsed(QEvent& event)
{
    const auto headAt = [this, &event] { return m_plot.headAt(static_cast<QMouseEvent&>(event).position()); };
    switch (event.type()) {
    case QEvent::MouseMove:
        m_view.point(headAt());
        return false;
    case QEvent::Leave:
        m_view.point(std::nullopt);
        return false;
    case QEvent::MouseButtonPress:
        pressed(static_cast<QMouseEvent&>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        if (const auto head = headAt();
            head && !static_cast<QMouseEvent&>(event).modifiers().testFlag(Qt::ControlModifier)) {
            m_view.choose(m_beforePress);
            change([&](HeadChoice& choice) { choice.showAlone(*head); });
        } else if (head) {
            change([&](HeadChoice& choice) { choice.add(*head); });
        }
        return true;
    case QEvent::Wheel: // of the area that scrolls around the plot; QCustomPlot would swallow it
        event.ignore();
        return true;
    default:
        return false;
    }
}

void HeadsInput::pressed(const QMouseEvent& event)
{
    m_plot.setFocus(Qt::MouseFocusReason);
    const auto head = m_plot.headAt(event.position());
    if (event.button() != Qt::LeftButton || !head)
        return;
    m_beforePress = m_view.choice();
    const bool adds = event.modifiers().testFlag(Qt::ControlModifier);
    change([&](HeadChoice& choice) { adds ? choice.add(*head) : choice.keep(*head); });
}

void HeadsInput::menuAsked(const QContextMenuEvent& event)
{
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    const auto head = byKey ? std::optional(headForKeys()) : m_plot.headAt(event.pos());
    if (!head)
        return;
    const QPoint place = m_plot.geometry().thumbnail(*head).center().toPoint();
    openHeadsMenu(m_view, *head, byKey ? m_plot.mapToGlobal(place) : event.globalPos());
}

AttentionHead HeadsInput::headForKeys() const
{
    if (m_view.current())
        return *m_view.current();
    return m_view.choice().isEmpty() ? m_plot.translation().heads.front().id : m_view.choice().chosen().front();
}

void HeadsInput::walkTo(AttentionHead head)
{
    if (!findHead(m_plot.translation(), head))
        return;
    m_view.point(head);
    m_view.showHead(head);
    announceHead(m_plot);
}

bool HeadsInput::walkByKey(const QKeyEvent& event)
{
    const AttentionHead head = headForKeys();
    const auto go = [&](int columns, int layers) {
        walkTo(m_view.current() ? m_plot.geometry().neighbour(head, columns, layers) : head);
        return true;
    };
    constexpr int all = 10'000;
    switch (event.key()) {
    case Qt::Key_Left:
        return go(-1, 0);
    case Qt::Key_Right:
        return go(1, 0);
    case Qt::Key_Up:
        return go(0, 1);
    case Qt::Key_Down:
        return go(0, -1);
    case Qt::Key_Home:
        return go(-all, 0);
    case Qt::Key_End:
        return go(all, 0);
    case Qt::Key_PageUp:
        return go(0, all);
    case Qt::Key_PageDown:
        return go(0, -all);
    default:
        return false;
    }
}

bool HeadsInput::actByKey(const QKeyEvent& event)
{
    const AttentionHead head = headForKeys();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        change([&](HeadChoice& choice) {
            if (event.modifiers().testFlag(Qt::ShiftModifier))
                choice.showAlone(head);
            else if (event.modifiers().testFlag(Qt::ControlModifier) || event.key() == Qt::Key_Space)
                choice.add(head);
            else
                choice.keep(head);
        });
        announceHead(m_plot);
        return true;
    case Qt::Key_M:
        if (event.modifiers() != Qt::NoModifier)
            return false;
        change([](HeadChoice& choice) { choice.showMean(); });
        return true;
    case Qt::Key_X:
        if (event.modifiers() != Qt::NoModifier)
            return false;
        m_view.switchChosen();
        return true;
    case Qt::Key_Escape:
        return m_view.putBack() || m_view.release();
    default:
        return false;
    }
}

bool HeadsInput::keyPressed(const QKeyEvent& event)
{
    return m_view.hasContent() && (walkByKey(event) || actByKey(event));
}

bool HeadsInput::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && keyPressed(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::FocusIn && m_view.hasContent())
        m_view.setFocusShown(static_cast<QFocusEvent*>(event)->reason());
    if (event->type() == QEvent::FocusOut) {
        m_view.setFocusShown(std::nullopt);
        m_view.point(std::nullopt);
    }
    if (event->type() == QEvent::ContextMenu && m_view.hasContent()) {
        menuAsked(static_cast<QContextMenuEvent&>(*event));
        return true;
    }
    return pointerUsed(*event) || QObject::eventFilter(watched, event);
}

} // namespace attentoscope::ui
