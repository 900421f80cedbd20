// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsinput.h"

#include "ui/heads/headsoff.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/heads/headwords.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <vector>

namespace attentoscope::ui {

namespace {

/// An item in the list of heads for screen readers. Its text describes the displayed head.
class AccessibleHead : public QAccessibleInterface
{
public:
    AccessibleHead(HeadsPlot& plot, int index) : m_plot(plot), m_index(index) { }

    bool isValid() const override { return head() != nullptr; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_plot); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override { }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    int index() const { return m_index; }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && head()
            ? headReading(m_plot.translation(), *head(), m_plot.measured(), m_plot.best())
            : QString();
    }

    QRect rect() const override
    {
        if (!head())
            return {};
        const QRect place = m_plot.geometry().thumbnail(head()->id).toAlignedRect();
        return {m_plot.mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.multiSelectable = true;
        state.focusable = true;
        state.selected = head() && m_plot.choice().isChosen(head()->id);
        state.focused = head() && m_plot.hasFocus() && m_plot.current() == head()->id;
        return state;
    }

private:
    const HeadMap* head() const
    {
        const auto& heads = m_plot.translation().heads;
        return m_index < static_cast<int>(heads.size()) ? &heads[static_cast<std::size_t>(m_index)] : nullptr;
    }

    HeadsPlot& m_plot;
    int m_index;
};

class AccessibleHeads : public QAccessibleWidget
{
public:
    explicit AccessibleHeads(HeadsPlot& plot) : QAccessibleWidget(&plot, QAccessible::List), m_plot(plot) { }
    ~AccessibleHeads() override
    {
        for (const QAccessible::Id id : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }
    AccessibleHeads(const AccessibleHeads&) = delete;
    AccessibleHeads& operator=(const AccessibleHeads&) = delete;

    int childCount() const override { return static_cast<int>(m_plot.translation().heads.size()); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (static_cast<int>(m_children.size()) <= index)
            m_children.push_back(QAccessible::registerAccessibleInterface(
                new AccessibleHead(m_plot, static_cast<int>(m_children.size()))));
        return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* head = dynamic_cast<const AccessibleHead*>(child);
        return head ? head->index() : -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(indexOf(m_plot.headAt(m_plot.mapFromGlobal(QPointF(x, y)))));
    }

    QAccessibleInterface* focusChild() const override
    {
        return m_plot.hasFocus() ? child(indexOf(m_plot.current())) : nullptr;
    }

    int indexOf(std::optional<AttentionHead> head) const
    {
        const auto& heads = m_plot.translation().heads;
        const auto found = head ? std::ranges::find(heads, *head, &HeadMap::id) : heads.end();
        return found == heads.end() ? -1 : static_cast<int>(found - heads.begin());
    }

private:
    HeadsPlot& m_plot;
    mutable std::vector<QAccessible::Id> m_children; ///< the items that were made so far
};

QAccessibleInterface* makeHeadsInterface(const QString&, QObject* object)
{
    auto* plot = qobject_cast<HeadsPlot*>(object);
    return plot ? new AccessibleHeads(*plot) : nullptr;
}

} // namespace

/// Lets screen readers find a plot of heads as a list of heads. Each has its name and the word with most of its weight.
/// Calling it again has no effect.
void makeHeadsAccessible()
{
    static const bool installed = (QAccessible::installFactory(makeHeadsInterface), true);
    Q_UNUSED(installed)
}

void announceHead(HeadsPlot& plot)
{
    const auto* list = dynamic_cast<AccessibleHeads*>(QAccessible::queryAccessibleInterface(&plot));
    const int index = list ? list->indexOf(plot.current()) : -1;
    if (index < 0)
        return;
    QAccessibleEvent event(&plot, QAccessible::Focus);
    event.setChild(index);
    QAccessible::updateAccessibility(&event);
}

namespace {

struct MenuTexts
{
    Q_DECLARE_TR_FUNCTIONS(HeadsMenu)
};

} // namespace

QMenu* openHeadsMenu(HeadsView& view, AttentionHead head, QPoint place)
{
    const auto heads = view.choice().isChosen(head) ? view.choice().chosen() : std::vector{head};
    auto* menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = view.areOff(heads) ? MenuTexts::tr("Switch on: %1") : MenuTexts::tr("Switch off: %1");
    QObject::connect(menu->addAction(name.arg(headNames(heads))), &QAction::triggered, &view,
        [&view, heads] { emit view.switchRequested(heads); });
    auto* back = menu->addAction(MenuTexts::tr("Put all back"));
    back->setEnabled(view.isAnyOff());
    QObject::connect(back, &QAction::triggered, &view, &HeadsView::putBackRequested);
    menu->popup(place);
    return menu;
}

HeadsInput::HeadsInput(HeadsView& view, HeadsPlot& plot) : m_view(view), m_plot(plot)
{
    makeHeadsAccessible();
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
    case QEvent::Wheel: // belongs to the scroll area around the plot; QCustomPlot would swallow the event
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

void HeadsInput::moveTo(AttentionHead head)
{
    if (!findHead(m_plot.translation(), head))
        return;
    m_view.point(head);
    m_view.showHead(head);
    announceHead(m_plot);
}

bool HeadsInput::moveByKey(const QKeyEvent& event)
{
    const AttentionHead head = headForKeys();
    const auto go = [&](int columns, int layers) {
        moveTo(m_view.current() ? m_plot.geometry().neighbour(head, columns, layers) : head);
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
            else if (event.key() == Qt::Key_Space)
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
    return m_view.hasContent() && (moveByKey(event) || actByKey(event));
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
