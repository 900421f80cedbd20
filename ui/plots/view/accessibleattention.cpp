// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/accessibleattention.h"

#include "ui/plots/view/accessibletable.h"
#include "ui/plots/view/attentionview.h"

#include <utility>

namespace attentoscope::ui {

namespace {

SendAnnouncement sendAnnouncement = QAccessible::updateAccessibility;

AttentionView* viewAround(QWidget* plot)
{
    for (QWidget* widget = plot->parentWidget(); widget; widget = widget->parentWidget()) {
        if (auto* view = qobject_cast<AttentionView*>(widget))
            return view;
    }
    return nullptr;
}

/// The view has the focus, but what a person reads is the cell.
class AccessibleView : public QAccessibleWidget
{
public:
    explicit AccessibleView(AttentionView& view) : QAccessibleWidget(&view, QAccessible::Grouping), m_view(view) { }

    QAccessibleInterface* focusChild() const override
    {
        if (m_view.hasFocus() && m_view.hasContent()) {
            auto* table = QAccessible::queryAccessibleInterface(&m_view.plot());
            if (auto* cell = table ? table->focusChild() : nullptr)
                return cell;
        }
        return QAccessibleWidget::focusChild();
    }

private:
    AttentionView& m_view;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    if (auto* plot = qobject_cast<AttentionPlot*>(object)) {
        AttentionView* view = viewAround(plot);
        return view ? new AccessibleTable(*plot, *view) : nullptr;
    }
    if (auto* view = qobject_cast<AttentionView*>(object))
        return new AccessibleView(*view);
    return nullptr;
}

} // namespace

void makeAttentionAccessible()
{
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    Q_UNUSED(installed)
}

SendAnnouncement announceThrough(SendAnnouncement send)
{
    return std::exchange(sendAnnouncement, send);
}

void announceFocusedCell(AttentionPlot& plot, Cell cell)
{
    const auto row = plot.places(Side::Target).placeOf(cell.row);
    const auto column = plot.places(Side::Source).placeOf(cell.column);
    if (!row || !column)
        return;
    const auto* table = dynamic_cast<AccessibleTable*>(QAccessible::queryAccessibleInterface(&plot));
    if (!table)
        return;
    QAccessibleEvent event(&plot, QAccessible::Focus);
    event.setChild(table->childIndexOf(*row, *column));
    sendAnnouncement(&event);
}

void announceNewTable(AttentionPlot& plot)
{
    QAccessibleTableModelChangeEvent event(&plot, QAccessibleTableModelChangeEvent::ModelReset);
    sendAnnouncement(&event);
}

} // namespace attentoscope::ui
