// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectioncontroller.h"

#include "ui/dissection/dissectionwindow.h"
#include "ui/heads/headsview.h"
#include "ui/plots/view/attentionview.h"

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

Cell heaviestOfFirstRow(const AttentionMap& map)
{
    Cell heaviest;
    for (std::size_t column = 0; column < map.columns; ++column)
        if (map.at(0, column) > map.at(0, static_cast<std::size_t>(heaviest.column)))
            heaviest.column = static_cast<int>(column);
    return heaviest;
}

} // namespace

DissectionController::DissectionController(AttentionView& view, const HeadsView& heads, QWidget* parent)
    : QObject(parent), m_view(view), m_heads(heads)
{
    connect(&m_view, &AttentionView::cellPinned, this, &DissectionController::ask);
    connect(&m_view, &AttentionView::contentChanged, this, &DissectionController::ask);
}

void DissectionController::setKinds(const std::vector<AttentionKindInfo>& kinds)
{
    m_kinds = kinds;
    if (m_window)
        m_window->setKinds(kinds);
}

void DissectionController::open()
{
    if (!m_window) {
        m_window = new DissectionWindow(qobject_cast<QWidget*>(parent()));
        m_window->setKinds(m_kinds);
        connect(m_window, &DissectionWindow::moveRequested, this, &DissectionController::moveBy);
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_waiting = false;
    if (m_view.hasContent() && !m_view.pinnedCell())
        m_view.pinCell(m_view.currentCell().value_or(heaviestOfFirstRow(m_view.translation().attention)));
    else
        ask();
}

void DissectionController::ask()
{
    if (!m_window || !m_window->isVisible())
        return;
    m_outdated = m_waiting;
    if (m_waiting)
        return;
    if (const auto reason = reasonNotToAsk(); !reason.isEmpty())
        return m_window->showMessage(reason);
    m_waiting = true;
    emit requested(request());
}

QString DissectionController::reasonNotToAsk() const
{
    if (!m_view.hasContent())
        return tr("There is no attention to take apart yet.");
    if (!m_heads.translation().heads.empty() && m_heads.choice().shown().size() != 1)
        return tr(
            "The heatmap shows the mean of several heads, and a mean has no arithmetic of its own. Choose one head: "
            "click it in the heads view (Ctrl+H), or double-click it where several are chosen.");
    return m_view.pinnedTokens() ? QString() : tr("Choose a cell of the heatmap: click it, or press Enter on it.");
}

DissectionRequest DissectionController::request() const
{
    const auto cell = *m_view.pinnedTokens();
    DissectionRequest request{.translation = m_view.tokens(),
        .row = static_cast<std::size_t>(cell.row),
        .column = static_cast<std::size_t>(cell.column)};
    if (const auto& whole = m_heads.translation(); !whole.heads.empty()) {
        request.translation = whole;
        request.head = m_heads.choice().shown().front();
    }
    return request;
}

/// An answer may be about a cell that is no longer displayed.
void DissectionController::stopWaiting()
{
    if (!std::exchange(m_waiting, false) || !m_window)
        return;
    m_window->showMessage(tr("This cell could not be taken apart."));
    if (m_outdated)
        ask();
}

void DissectionController::showDissection(const Dissection& dissection)
{
    m_waiting = false;
    if (m_window && m_window->isVisible())
        m_window->showDissection(dissection);
    if (m_outdated)
        ask();
}

void DissectionController::moveBy(int rows, int columns)
{
    const auto cell = m_view.pinnedCell();
    const auto& map = m_view.translation().attention;
    if (!cell || map.isEmpty())
        return;
    m_view.pinCell({std::clamp(cell->row + rows, 0, static_cast<int>(map.rows) - 1),
        std::clamp(cell->column + columns, 0, static_cast<int>(map.columns) - 1)});
}

} // namespace attentoscope::ui
