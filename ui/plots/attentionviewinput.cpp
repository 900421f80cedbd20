// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of AttentionView.
#include "ui/plots/attentionview.h"
#include "ui/plots/heatmapplot.h"
#include "ui/plots/readoutline.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace attentoscope::ui {

void AttentionView::moveBy(int rows, int columns)
{
    const Cell from = currentCell().value_or(Cell{0, 0});
    const bool first = !currentCell();
    const int across = m_plot->geometry().rightToLeft ? -columns : columns;
    moveTo(first ? from : Cell{from.row + rows, from.column + across});
}

void AttentionView::moveTo(Cell cell)
{
    const AttentionMap& attention = translation().attention;
    const Cell inside{std::clamp(cell.row, 0, static_cast<int>(attention.rows) - 1),
        std::clamp(cell.column, 0, static_cast<int>(attention.columns) - 1)};
    if (m_pinned)
        pinCell(inside);
    else
        setHovered(inside);
}

void AttentionView::keyPressEvent(QKeyEvent* event)
{
    if (!hasContent()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const Cell cell = currentCell().value_or(Cell{0, 0});
    const int lastRow = static_cast<int>(translation().attention.rows) - 1;
    const int lastColumn = static_cast<int>(translation().attention.columns) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        moveBy(0, -1);
        break;
    case Qt::Key_Right:
        moveBy(0, 1);
        break;
    case Qt::Key_Up:
        moveBy(-1, 0);
        break;
    case Qt::Key_Down:
        moveBy(1, 0);
        break;
    case Qt::Key_Home:
        moveTo({cell.row, 0});
        break;
    case Qt::Key_End:
        moveTo({cell.row, lastColumn});
        break;
    case Qt::Key_PageUp:
        moveTo({0, cell.column});
        break;
    case Qt::Key_PageDown:
        moveTo({lastRow, cell.column});
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_forcing == CellForcing::On && event->modifiers().testFlag(Qt::ControlModifier))
            emit cellForced(cell.row, cell.column);
        else
            m_pinned ? releasePin() : pinCell(cell);
        break;
    case Qt::Key_Escape:
        if (!currentCell()) {
            QWidget::keyPressEvent(event);
            return;
        }
        m_pinned ? releasePin() : setHovered(std::nullopt);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
}

void AttentionView::focusInEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(ReadoutLine::showsFocus(event->reason()));
    QWidget::focusInEvent(event);
}

void AttentionView::focusOutEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(false);
    QWidget::focusOutEvent(event);
}

bool AttentionView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot || !hasContent())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        setHovered(m_plot->geometry().cellAt(static_cast<QMouseEvent*>(event)->position()));
    } else if (event->type() == QEvent::ToolTip) {
        showWord(*static_cast<QHelpEvent*>(event));
    } else if (event->type() == QEvent::Leave) {
        setHovered(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        setFocus(Qt::MouseFocusReason);
        const auto cell = m_plot->geometry().cellAt(press->position());
        if (press->button() == Qt::LeftButton && cell && m_forcing == CellForcing::On
            && press->modifiers().testFlag(Qt::ControlModifier))
            emit cellForced(cell->row, cell->column);
        else if (press->button() == Qt::LeftButton)
            mousePressedAt(press->position());
    }
    return QWidget::eventFilter(watched, event);
}

QString AttentionView::wordAt(QPointF position) const
{
    const HeatmapGeometry& geometry = m_plot->geometry();
    if (const auto column = geometry.columnLabelAt(position))
        return m_plot->columnLabels()[*column];
    if (const auto row = geometry.rowLabelAt(position))
        return m_plot->rowLabels()[*row];
    return {};
}

void AttentionView::showWord(const QHelpEvent& event) const
{
    QToolTip::showText(event.globalPos(), wordAt(event.pos()), m_plot);
}

void AttentionView::mousePressedAt(QPointF position)
{
    const std::optional<Cell> cell = m_plot->geometry().cellAt(position);
    if (!cell || cell == m_pinned)
        releasePin();
    else
        pinCell(*cell);
}

void AttentionView::contextMenuEvent(QContextMenuEvent* event)
{
    m_optionsMenu->popup(event->globalPos());
}

} // namespace attentoscope::ui
