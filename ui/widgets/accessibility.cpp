// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QWidget>

namespace attentoscope::ui {

namespace {

void addParts(const QLayout& layout, QList<QWidget*>& parts)
{
    for (int index = 0; index < layout.count(); ++index) {
        auto* item = layout.itemAt(index);
        if (auto* widget = item->widget())
            parts << widget;
        else if (const auto* inner = item->layout())
            addParts(*inner, parts);
    }
}

/// The children in the order of the layouts. Children without a layout are last.
QList<QWidget*> partsOf(const QWidget& widget)
{
    QList<QWidget*> parts;
    if (const auto* splitter = qobject_cast<const QSplitter*>(&widget))
        for (int index = 0; index < splitter->count(); ++index)
            parts << splitter->widget(index);
    else if (const auto* layout = widget.layout())
        addParts(*layout, parts);
    for (auto* child : widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (!parts.contains(child))
            parts << child;
    return parts;
}

void gather(QWidget& widget, QList<QWidget*>& stops)
{
    if (!widget.isVisible() || widget.isWindow())
        return;
    // A part that passes its focus on, such as the field in a spin box, is not a stop itself.
    if (widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 && !widget.focusProxy())
        stops << &widget;
    for (auto* part : partsOf(widget))
        gather(*part, stops);
}

/// Index of the stop that has the focus or contains it.
qsizetype placeOf(QWidget* focused, const QList<QWidget*>& stops)
{
    for (auto* widget = focused; widget; widget = widget->parentWidget())
        if (const auto place = stops.indexOf(widget); place >= 0)
            return place;
    return -1;
}

void scrollTo(QWidget& widget)
{
    for (auto* parent = widget.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            area->ensureWidgetVisible(&widget);
}

} // namespace

void announce(QWidget& widget, const QString& text)
{
    widget.setAccessibleName(text); // changing the name announces it
    QAccessibleEvent event(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void nameChooser(QComboBox& chooser, const QString& name)
{
    chooser.setAccessibleName(name);
    chooser.setAccessibleDescription(name);
}

QList<QWidget*> tabStops(const QWidget& root)
{
    QList<QWidget*> stops;
    for (auto* part : partsOf(root))
        gather(*part, stops);
    return stops;
}

bool moveFocusByLayout(const QWidget& root, TabDirection direction)
{
    const auto stops = tabStops(root);
    if (stops.isEmpty())
        return false;
    const bool forwards = direction == TabDirection::Forwards;
    const auto here = placeOf(QApplication::focusWidget(), stops);
    const auto last = stops.size() - 1;
    const auto next = forwards ? (here >= last ? 0 : here + 1) : (here <= 0 ? last : here - 1);
    stops[next]->setFocus(forwards ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    scrollTo(*stops[next]);
    return true;
}

} // namespace attentoscope::ui
