// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/hovering.h"

#include <QtWidgets>

#include <algorithm>

namespace attentoscope::tests {

namespace {

constexpr int stride = 24; ///< pixels between two places on one widget
constexpr int mostRows = 20;

using Rested = std::function<void(const QWidget&)>;

void restAt(QWidget& widget, QPoint place)
{
    const QPoint onScreen = widget.mapToGlobal(place);
    QMouseEvent move(QEvent::MouseMove, place, onScreen, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &move);
    QHelpEvent help(QEvent::ToolTip, place, onScreen);
    QApplication::sendEvent(&widget, &help);
}

void hoverRows(QAbstractItemView& view)
{
    const auto* model = view.model();
    for (int row = 0; model && row < std::min(mostRows, model->rowCount()); ++row)
        for (int column = 0; column < model->columnCount(); ++column) {
            const auto index = model->index(row, column);
            view.scrollTo(index);
            restAt(*view.viewport(), view.visualRect(index).center());
        }
}

void hoverSections(QHeaderView& header)
{
    for (int section = 0; section < std::min(mostRows, header.count()); ++section) {
        const int along = header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        restAt(*header.viewport(), header.orientation() == Qt::Horizontal ? QPoint(along, 4) : QPoint(4, along));
    }
}

void hoverMenu(QMenu& menu)
{
    menu.popup(QPoint(0, 0));
    for (auto* action : menu.actions())
        restAt(menu, menu.actionGeometry(action).center());
    menu.close();
}

void hoverWidget(QWidget& widget, const Rested& rested)
{
    if (auto* header = qobject_cast<QHeaderView*>(&widget))
        hoverSections(*header);
    else if (auto* view = qobject_cast<QAbstractItemView*>(&widget))
        hoverRows(*view);
    else if (auto* chooser = qobject_cast<QComboBox*>(&widget); chooser && chooser->isEnabled()) {
        chooser->showPopup();
        hoverRows(*chooser->view());
        chooser->hidePopup();
    }
    for (int y = std::min(stride, widget.height()) / 2; y < widget.height(); y += stride)
        for (int x = std::min(stride, widget.width()) / 2; x < widget.width(); x += stride)
            restAt(widget, {x, y});
    rested(widget);
}

} // namespace

void hoverEverything(const Rested& rested)
{
    QApplication::processEvents();
    QList<QPointer<QWidget>> widgets;
    for (auto* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || window->windowType() == Qt::ToolTip)
            continue;
        widgets << window;
        for (auto* child : window->findChildren<QWidget*>())
            widgets << child;
    }
    for (const auto& widget : widgets) {
        if (auto* menu = qobject_cast<QMenu*>(widget.data())) {
            hoverMenu(*menu);
            rested(*menu);
        } else if (widget && widget->isVisible()) {
            hoverWidget(*widget, rested);
        }
    }
    QToolTip::hideText();
    QApplication::processEvents();
}

} // namespace attentoscope::tests
