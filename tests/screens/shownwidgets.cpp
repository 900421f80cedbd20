// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/shownwidgets.h"

#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QScrollBar>

namespace attentoscope::tests {

namespace {

constexpr int endless = 1'000'000;

/// The directions in which a viewport scrolls.
struct Scrolling
{
    bool sideways = false;
    bool downwards = false;
};

Scrolling scrollingOf(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    if (!area || area->viewport() != &widget)
        return {};
    if (const auto* header = qobject_cast<const QHeaderView*>(area)) { // a header scrolls with its table
        const auto* table = qobject_cast<const QAbstractScrollArea*>(header->parentWidget());
        area = table ? table : area;
    }
    const auto scrolls = [](const QScrollBar* bar) { return bar->maximum() > bar->minimum(); };
    return {scrolls(area->horizontalScrollBar()), scrolls(area->verticalScrollBar())};
}

QRect widened(const QRect& rect, const Scrolling& scrolling)
{
    const int across = scrolling.sideways ? endless : 0, along = scrolling.downwards ? endless : 0;
    return rect.adjusted(-across, -along, across, along);
}

} // namespace

std::vector<QWidget*> shownWidgets(const QWidget& window)
{
    std::vector<QWidget*> shown;
    if (window.isVisible())
        shown.push_back(const_cast<QWidget*>(&window));
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == &window)
            shown.push_back(widget);
    return shown;
}

ShownPlace placeOf(const QWidget& widget)
{
    const QWidget* window = widget.window();
    const auto rectOf = [&](const QWidget& part) { return part.rect().translated(part.mapTo(window, QPoint(0, 0))); };
    auto scrolling = scrollingOf(widget);
    const QRect whole = rectOf(widget);
    ShownPlace place{whole, whole, widened(whole, scrolling)};
    for (const QWidget* part = &widget; part != window;) {
        part = part->parentWidget();
        const auto further = scrollingOf(*part);
        scrolling = {scrolling.sideways || further.sideways, scrolling.downwards || further.downwards};
        place.seen &= rectOf(*part);
        place.room &= widened(rectOf(*part), scrolling);
    }
    return place;
}

QString nameOf(const QWidget& widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    name.remove(QStringLiteral("attentoscope::ui::"));
    for (const auto& said : {widget.objectName(), widget.accessibleName()})
        if (!said.isEmpty())
            return name + QStringLiteral(" \"%1\"").arg(said.left(40));
    if (widget.parentWidget() && !widget.isWindow())
        name = nameOf(*widget.parentWidget()).section(QLatin1Char('/'), -1) + QLatin1Char('/') + name;
    return name;
}

} // namespace attentoscope::tests
