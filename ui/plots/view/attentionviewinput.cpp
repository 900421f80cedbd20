// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of AttentionView.
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/accessibleattention.h"
#include "ui/plots/view/attentionview.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace attentoscope::ui {

Cell AttentionView::cellForKeys() const
{
    return currentCell().value_or(
        Cell{m_plot->places(Side::Target).tokenAt(0), m_plot->places(Side::Source).tokenAt(0)});
}

void AttentionView::moveBy(int rows, int columns)
{
    Cell cell = cellForKeys();
    if (currentCell()) {
        const int across = m_plot->readsRightToLeft(Side::Source) ? -columns : columns;
        cell.row = m_plot->places(Side::Target).stepFrom(cell.row, rows);
        cell.column = m_plot->places(Side::Source).stepFrom(cell.column, across);
    }
    moveTo(cell);
}

void AttentionView::moveTo(Cell cell)
{
    if (pinnedCell())
        pinCell(cell);
    else
        setHovered(cell);
    announceCell();
}

void AttentionView::announceCell()
{
    if (const auto cell = currentCell())
        announceFocusedCell(*m_plot, *cell);
}

bool AttentionView::walkByKey(const QKeyEvent& event)
{
    const Cell cell = cellForKeys();
    const std::vector<int>& rows = m_plot->places(Side::Target).tokens();
    const std::vector<int>& columns = m_plot->places(Side::Source).tokens();
    switch (event.key()) {
    case Qt::Key_Left:
        moveBy(0, -1);
        return true;
    case Qt::Key_Right:
        moveBy(0, 1);
        return true;
    case Qt::Key_Up:
        moveBy(-1, 0);
        return true;
    case Qt::Key_Down:
        moveBy(1, 0);
        return true;
    case Qt::Key_Home:
        moveTo({cell.row, columns.front()});
        return true;
    case Qt::Key_End:
        moveTo({cell.row, columns.back()});
        return true;
    case Qt::Key_PageUp:
        moveTo({rows.front(), cell.column});
        return true;
    case Qt::Key_PageDown:
        moveTo({rows.back(), cell.column});
        return true;
    default:
        return false;
    }
}

void AttentionView::extendSelection(Side side, int steps)
{
    const bool rows = side == Side::Target;
    const auto tokenOf = [rows](Cell cell) { return rows ? cell.row : cell.column; };
    const int from = tokenOf(cellForKeys());
    // A range goes on from where it began, as long as it was begun on this side and still ends here.
    if (!m_anchor || m_anchor->side != side || !selection().contains({side, from}))
        m_anchor = Word{side, from};
    moveBy(rows ? steps : 0, rows ? 0 : steps);
    WordSelection selected = selection();
    selected.selectRange(side, m_anchor->token, tokenOf(cellForKeys()));
    select(selected);
}

bool AttentionView::selectByKey(const QKeyEvent& event)
{
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.key() == Qt::Key_Space && (shift || control)) {
        const Cell cell = cellForKeys();
        WordSelection selected = selection();
        selected.toggle(shift ? Word{Side::Target, cell.row} : Word{Side::Source, cell.column});
        moveTo(cell);
        select(selected);
        return true;
    }
    if (!shift)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        extendSelection(Side::Source, -1);
        return true;
    case Qt::Key_Right:
        extendSelection(Side::Source, 1);
        return true;
    case Qt::Key_Up:
        extendSelection(Side::Target, -1);
        return true;
    case Qt::Key_Down:
        extendSelection(Side::Target, 1);
        return true;
    default:
        return false;
    }
}

bool AttentionView::actByKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_forcing == CellForcing::On && event.modifiers().testFlag(Qt::ControlModifier)) {
            const Cell tokens = m_plot->firstTokens(cellForKeys());
            emit cellForced(tokens.row, tokens.column);
            return true;
        }
        pinnedCell() ? releasePin() : pinCell(cellForKeys());
        announceCell();
        return true;
    case Qt::Key_Escape:
        if (pinnedCell())
            releasePin();
        else if (!selection().isEmpty())
            select({});
        else if (m_hovered || m_hoveredWord)
            setHovered(std::nullopt);
        else
            return false;
        return true;
    default:
        return false;
    }
}

void AttentionView::keyPressEvent(QKeyEvent* event)
{
    if (hasContent() && (selectByKey(*event) || walkByKey(*event) || actByKey(*event)))
        event->accept();
    else
        QWidget::keyPressEvent(event);
}

void AttentionView::focusInEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(ReadoutLine::showsFocus(event->reason()));
    QWidget::focusInEvent(event);
    announceCell();
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
        const QPointF position = static_cast<QMouseEvent*>(event)->position();
        const std::optional<Cell> cell = m_plot->cellAt(position);
        setHovered(cell, cell ? std::nullopt : m_plot->wordAt(position));
    } else if (event->type() == QEvent::ToolTip) {
        showWord(*static_cast<QHelpEvent*>(event));
    } else if (event->type() == QEvent::Leave) {
        setHovered(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        setFocus(Qt::MouseFocusReason);
        const auto cell = m_plot->cellAt(press->position());
        if (press->button() == Qt::LeftButton && cell && m_forcing == CellForcing::On
            && press->modifiers().testFlag(Qt::ControlModifier))
            emit cellForced(m_plot->firstTokens(*cell).row, m_plot->firstTokens(*cell).column);
        else if (press->button() == Qt::LeftButton)
            mousePressedAt(press->position(), press->modifiers());
    } else if (event->type() == QEvent::MouseButtonDblClick && m_explanation) {
        if (const auto cell = m_plot->cellAt(static_cast<QMouseEvent*>(event)->position())) {
            pinCell(*cell);
            m_explanation->trigger();
        }
    }
    return QWidget::eventFilter(watched, event);
}

QString AttentionView::wordAt(QPointF position) const
{
    const std::optional<Word> word = m_plot->wordAt(position);
    return word ? m_plot->labels(word->side)[word->token] : QString();
}

void AttentionView::showWord(const QHelpEvent& event) const
{
    QToolTip::showText(event.globalPos(), plainTip(wordAt(event.pos())), m_plot);
}

void AttentionView::mousePressedAt(QPointF position, Qt::KeyboardModifiers modifiers)
{
    const std::optional<Cell> cell = m_plot->cellAt(position);
    const std::optional<Word> word = cell ? std::nullopt : m_plot->wordAt(position);
    if (word)
        wordPressed(*word, modifiers);
    else if (cell && cell != pinnedCell())
        pinCell(*cell);
    else if (pinnedCell())
        releasePin();
    else
        select({});
}

void AttentionView::wordPressed(Word word, Qt::KeyboardModifiers modifiers)
{
    WordSelection selected = selection();
    const bool wasOnly = selected.contains(word) && selected.rows.size() + selected.columns.size() == 1;
    const bool extends = modifiers.testFlag(Qt::ShiftModifier) && m_anchor && m_anchor->side == word.side;
    if (extends)
        selected.selectRange(word.side, m_anchor->token, word.token);
    else if (modifiers.testFlag(Qt::ControlModifier) || wasOnly)
        selected.toggle(word);
    else
        selected.selectOnly(word);
    const Word anchor = extends ? *m_anchor : word;
    select(selected);
    m_anchor = anchor;
}

void AttentionView::setExplanation(QAction* action)
{
    m_explanation = action;
}

void AttentionView::contextMenuEvent(QContextMenuEvent* event)
{
    const auto cell = m_plot->cellAt(m_plot->mapFromGlobal(event->globalPos()));
    if (event->reason() == QContextMenuEvent::Mouse && cell)
        pinCell(*cell);
    if (!m_explanation || !pinnedCell())
        return m_optionsMenu->popup(event->globalPos());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_explanation);
    menu->addMenu(m_optionsMenu);
    menu->popup(event->globalPos());
}

} // namespace attentoscope::ui
