// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentioninput.h"

#include "ui/plots/view/accessibleattention.h"
#include "ui/widgets/plaintext.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace attentoscope::ui {

AttentionInput::AttentionInput(AttentionView& view) : m_view(view)
{
    view.setFocusPolicy(Qt::StrongFocus);
    view.installEventFilter(this);
    connect(&view, &AttentionView::selectionChanged, this, [this] {
        if (m_view.selection().isEmpty())
            m_anchor.reset();
    });
}

void AttentionInput::listenTo(AttentionPlot& plot)
{
    plot.installEventFilter(this);
}

Cell AttentionInput::cellForKeys() const
{
    return m_view.currentCell().value_or(
        Cell{m_view.plot().places(Side::Target).tokenAt(0), m_view.plot().places(Side::Source).tokenAt(0)});
}

void AttentionInput::moveBy(int rows, int columns)
{
    Cell cell = cellForKeys();
    if (m_view.currentCell()) {
        const int across = m_view.plot().readsRightToLeft(Side::Source) ? -columns : columns;
        cell.row = m_view.plot().places(Side::Target).stepFrom(cell.row, rows);
        cell.column = m_view.plot().places(Side::Source).stepFrom(cell.column, across);
    }
    moveTo(cell);
}

void AttentionInput::moveTo(Cell cell)
{
    if (m_view.pinnedCell())
        pin(cell, PinMove::Walked);
    else
        m_view.point(cell);
    announceCell();
}

void AttentionInput::pin(std::optional<Cell> cell, PinMove how)
{
    const auto before = m_view.pinnedCell();
    cell ? m_view.pinCell(*cell) : m_view.releasePin();
    if (m_view.pinnedCell() != before)
        emit m_view.pinChosen({before, m_view.pinnedCell(), how});
}

void AttentionInput::announceCell()
{
    if (const auto cell = m_view.currentCell())
        announceFocusedCell(m_view.plot(), *cell);
}

bool AttentionInput::walkByKey(const QKeyEvent& event)
{
    const Cell cell = cellForKeys();
    const std::vector<int>& rows = m_view.plot().places(Side::Target).tokens();
    const std::vector<int>& columns = m_view.plot().places(Side::Source).tokens();
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

void AttentionInput::extendSelection(Side side, int steps)
{
    const bool rows = side == Side::Target;
    const auto tokenOf = [rows](Cell cell) { return rows ? cell.row : cell.column; };
    const int from = tokenOf(cellForKeys());
    // A range continues from its first word. It begins anew if the side is another, or if its other end is no longer
    // selected.
    if (!m_anchor || m_anchor->side != side || !m_view.selection().contains({side, from}))
        m_anchor = Word{side, from};
    moveBy(rows ? steps : 0, rows ? 0 : steps);
    WordSelection selected = m_view.selection();
    selected.selectRange(side, m_anchor->token, tokenOf(cellForKeys()));
    m_view.select(selected);
}

bool AttentionInput::selectByKey(const QKeyEvent& event)
{
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.key() == Qt::Key_Space && (shift || control)) {
        const Cell cell = cellForKeys();
        WordSelection selected = m_view.selection();
        selected.toggle(shift ? Word{Side::Target, cell.row} : Word{Side::Source, cell.column});
        moveTo(cell);
        m_view.select(selected);
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

bool AttentionInput::actByKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (event.modifiers().testFlag(Qt::ShiftModifier) && m_view.force(cellForKeys()))
            return true;
        if (m_view.toggleLink(cellForKeys()))
            return true;
        pin(m_view.pinnedCell() ? std::nullopt : std::optional(cellForKeys()));
        announceCell();
        return true;
    case Qt::Key_Escape:
        if (m_view.pinnedCell())
            pin(std::nullopt);
        else if (!m_view.selection().isEmpty())
            m_view.select({});
        else
            return m_view.point(std::nullopt);
        return true;
    default:
        return false;
    }
}

bool AttentionInput::keyPressed(const QKeyEvent& event)
{
    return m_view.hasContent() && (selectByKey(event) || walkByKey(event) || actByKey(event));
}

void AttentionInput::pointerUsed(QEvent& event)
{
    const AttentionPlot& plot = m_view.plot();
    if (event.type() == QEvent::MouseMove) {
        const QPointF position = static_cast<QMouseEvent&>(event).position();
        const std::optional<Cell> cell = plot.cellAt(position);
        m_view.point(cell, cell ? std::nullopt : plot.wordAt(position));
    } else if (event.type() == QEvent::ToolTip) {
        showWord(static_cast<QHelpEvent&>(event));
    } else if (event.type() == QEvent::Leave) {
        m_view.point(std::nullopt);
    } else if (event.type() == QEvent::MouseButtonPress) {
        mousePressed(static_cast<QMouseEvent&>(event));
    } else if (event.type() == QEvent::MouseButtonDblClick) {
        doubleClicked(static_cast<QMouseEvent&>(event));
    }
}

bool AttentionInput::changeAt(const QMouseEvent& event)
{
    const auto cell = m_view.plot().cellAt(event.position());
    const bool forces = cell && event.modifiers().testFlag(Qt::ControlModifier) && m_view.force(*cell);
    return forces || (cell && m_view.toggleLink(*cell));
}

void AttentionInput::mousePressed(const QMouseEvent& event)
{
    m_view.setFocus(Qt::MouseFocusReason);
    if (event.button() == Qt::LeftButton && !changeAt(event))
        pressedAt(event.position(), event.modifiers());
}

/// The second of two quick clicks explains a cell. Anywhere else it is a click like the first.
void AttentionInput::doubleClicked(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || changeAt(event))
        return;
    const auto cell = m_view.plot().cellAt(event.position());
    if (!cell || !m_view.explain(*cell))
        pressedAt(event.position(), event.modifiers());
}

void AttentionInput::pressedAt(QPointF position, Qt::KeyboardModifiers modifiers)
{
    const std::optional<Cell> cell = m_view.plot().cellAt(position);
    const std::optional<Word> word = cell ? std::nullopt : m_view.plot().wordAt(position);
    if (word)
        wordPressed(*word, modifiers);
    else if (cell && cell != m_view.pinnedCell())
        pin(*cell);
    else if (m_view.pinnedCell())
        pin(std::nullopt);
    else
        m_view.select({});
}

void AttentionInput::wordPressed(Word word, Qt::KeyboardModifiers modifiers)
{
    WordSelection selected = m_view.selection();
    const bool wasOnly = selected.contains(word) && selected.rows.size() + selected.columns.size() == 1;
    const bool extends = modifiers.testFlag(Qt::ShiftModifier) && m_anchor && m_anchor->side == word.side;
    if (extends)
        selected.selectRange(word.side, m_anchor->token, word.token);
    else if (modifiers.testFlag(Qt::ControlModifier) || wasOnly)
        selected.toggle(word);
    else
        selected.selectOnly(word);
    const Word anchor = extends ? *m_anchor : word;
    m_view.select(selected);
    m_anchor = anchor;
}

/// Shows the whole word of a label that is cut off.
void AttentionInput::showWord(const QHelpEvent& event) const
{
    AttentionPlot& plot = m_view.plot();
    const std::optional<Word> word = plot.wordAt(event.pos());
    const QString text = word ? plot.labels(word->side)[word->token] : QString();
    QToolTip::showText(event.globalPos(), plainTip(text), &plot);
}

bool AttentionInput::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_view && event->type() == QEvent::FocusIn)
        announceCell();
    const bool isKey = watched == &m_view && event->type() == QEvent::KeyPress;
    if (isKey && keyPressed(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    if (m_view.hasContent() && watched == &m_view.plot())
        pointerUsed(*event);
    return QObject::eventFilter(watched, event);
}

} // namespace attentoscope::ui
