// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/accessibleheads.h"

#include "ui/heads/headsplot.h"
#include "ui/heads/headwords.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>
#include <vector>

namespace attentoscope::ui {

namespace {

/// One head. It stands for a place in the list, so what it says changes with what is shown there.
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
    mutable std::vector<QAccessible::Id> m_children; ///< made so far
};

QAccessibleInterface* makeHeadsInterface(const QString&, QObject* object)
{
    auto* plot = qobject_cast<HeadsPlot*>(object);
    return plot ? new AccessibleHeads(*plot) : nullptr;
}

} // namespace

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

} // namespace attentoscope::ui
