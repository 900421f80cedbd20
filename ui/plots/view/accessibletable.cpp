// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/accessibletable.h"

#include "ui/plots/view/accessiblecell.h"
#include "ui/plots/view/attentionview.h"

#include <algorithm>

namespace attentoscope::ui {

AccessibleTable::AccessibleTable(AttentionPlot& plot, AttentionView& view)
    : QAccessibleWidget(&plot, QAccessible::Table), m_plot(plot), m_view(view)
{
}

AccessibleTable::~AccessibleTable()
{
    for (const auto& [place, id] : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

void* AccessibleTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int AccessibleTable::rowCount() const
{
    return m_plot.translation().attention.isEmpty() ? 0 : m_plot.places(Side::Target).count();
}

int AccessibleTable::columnCount() const
{
    return m_plot.translation().attention.isEmpty() ? 0 : m_plot.places(Side::Source).count();
}

int AccessibleTable::childCount() const
{
    return columnCount() + rowCount() + rowCount() * columnCount();
}

int AccessibleTable::childIndexOf(int row, int column) const
{
    if (row == header)
        return column;
    return column == header ? columnCount() + row : columnCount() + rowCount() + row * columnCount() + column;
}

QAccessibleInterface* AccessibleTable::child(int index) const
{
    const int columns = columnCount();
    const int cell = index - columns - rowCount();
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index < columns)
        return at(header, index);
    return cell < 0 ? at(index - columns, header) : at(cell / columns, cell % columns);
}

QAccessibleInterface* AccessibleTable::at(int row, int column) const
{
    if (row >= rowCount() || column >= columnCount() || (row < 0 && column < 0))
        return nullptr;
    const auto known = m_children.find({row, column});
    if (known != m_children.end())
        return QAccessible::accessibleInterface(known->second);
    auto* made = new AccessibleCell(const_cast<AccessibleTable&>(*this), row, column);
    m_children.emplace(std::pair(row, column), QAccessible::registerAccessibleInterface(made));
    return made;
}

int AccessibleTable::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell && cell->parent() == this ? childIndexOf(cell->row(), cell->column()) : -1;
}

QAccessibleInterface* AccessibleTable::childAt(int x, int y) const
{
    const QPointF position = m_plot.mapFromGlobal(QPointF(x, y));
    if (rowCount() == 0 || !QRectF(m_plot.rect()).contains(position))
        return nullptr;
    const auto place = [this](Side side, int token) { return m_plot.places(side).placeOf(token).value_or(header); };
    if (const auto cell = m_plot.cellAt(position))
        return at(place(Side::Target, cell->row), place(Side::Source, cell->column));
    const auto word = m_plot.wordAt(position);
    if (!word)
        return nullptr;
    return word->side == Side::Target ? at(place(Side::Target, word->token), header)
                                      : at(header, place(Side::Source, word->token));
}

QAccessibleInterface* AccessibleTable::focusChild() const
{
    const auto cell = m_view.currentCell();
    if (!cell || !m_view.hasFocus() || !m_plot.isDrawn(*cell))
        return nullptr;
    return cellAt(*m_plot.places(Side::Target).placeOf(cell->row), *m_plot.places(Side::Source).placeOf(cell->column));
}

QAccessibleInterface* AccessibleTable::cellAt(int row, int column) const
{
    return row < 0 || column < 0 ? nullptr : at(row, column);
}

QString AccessibleTable::wordAt(Side side, int place) const
{
    const TokenPlaces& places = m_plot.places(side);
    return place >= 0 && place < places.count() ? m_plot.labels(side)[places.tokenAt(place)] : QString();
}

QString AccessibleTable::rowDescription(int row) const
{
    return wordAt(Side::Target, row);
}

QString AccessibleTable::columnDescription(int column) const
{
    return wordAt(Side::Source, column);
}

int AccessibleTable::selectedCellCount() const
{
    return m_view.pinnedCell() ? 1 : 0;
}

QList<QAccessibleInterface*> AccessibleTable::selectedCells() const
{
    const auto cell = m_view.pinnedCell();
    if (!cell || !m_plot.isDrawn(*cell))
        return {};
    return {
        cellAt(*m_plot.places(Side::Target).placeOf(cell->row), *m_plot.places(Side::Source).placeOf(cell->column))};
}

QList<int> AccessibleTable::selectedPlaces(Side side) const
{
    QList<int> selected;
    for (const int token : m_view.selection().of(side))
        selected.append(m_plot.places(side).placeOf(token).value_or(0));
    return selected;
}

QList<int> AccessibleTable::selectedRows() const
{
    return selectedPlaces(Side::Target);
}

QList<int> AccessibleTable::selectedColumns() const
{
    return selectedPlaces(Side::Source);
}

int AccessibleTable::selectedRowCount() const
{
    return static_cast<int>(selectedRows().size());
}

int AccessibleTable::selectedColumnCount() const
{
    return static_cast<int>(selectedColumns().size());
}

bool AccessibleTable::isSelected(Side side, int place) const
{
    return selectedPlaces(side).contains(place);
}

bool AccessibleTable::isRowSelected(int row) const
{
    return isSelected(Side::Target, row);
}

bool AccessibleTable::isColumnSelected(int column) const
{
    return isSelected(Side::Source, column);
}

bool AccessibleTable::setSelected(Side side, int place, bool selected)
{
    if (place < 0 || place >= m_plot.places(side).count())
        return false;
    WordSelection selection = m_view.selection();
    if (isSelected(side, place) != selected)
        selection.toggle({side, m_plot.places(side).tokenAt(place)});
    m_view.select(selection);
    return true;
}

bool AccessibleTable::selectRow(int row)
{
    return setSelected(Side::Target, row, true);
}

bool AccessibleTable::selectColumn(int column)
{
    return setSelected(Side::Source, column, true);
}

bool AccessibleTable::unselectRow(int row)
{
    return setSelected(Side::Target, row, false);
}

bool AccessibleTable::unselectColumn(int column)
{
    return setSelected(Side::Source, column, false);
}

} // namespace attentoscope::ui
