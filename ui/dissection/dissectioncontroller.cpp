// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectioncontroller.h"

#include "ui/dissection/dissectionwindow.h"
#include "ui/heads/headsview.h"
#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/view/attentionview.h"

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Among the words that are drawn, because others cannot be pinned.
Cell heaviestOfFirstRow(const AttentionPlot& plot)
{
    const int row = plot.places(Side::Target).tokenAt(0);
    const auto weightOf = [&](int column) { return plot.weightAt({row, column}); };
    return {row, *std::ranges::max_element(plot.places(Side::Source).tokens(), {}, weightOf)};
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
        m_view.pinCell(m_view.currentCell().value_or(heaviestOfFirstRow(m_view.plot())));
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
    if (!cell)
        return;
    const AttentionPlot& plot = m_view.plot();
    const int across = plot.readsRightToLeft(Side::Source) ? -columns : columns;
    m_view.pinCell({plot.places(Side::Target).stepFrom(cell->row, rows),
        plot.places(Side::Source).stepFrom(cell->column, across)});
}

} // namespace attentoscope::ui
