// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/accessiblecell.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/view/attentionview.h"

namespace attentoscope::ui {

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    const bool known = type == QAccessible::TableCellInterface;
    return known ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
}

bool AccessibleCell::isHeader() const
{
    return m_row == AccessibleTable::header || m_column == AccessibleTable::header;
}

bool AccessibleCell::isValid() const
{
    return m_table.isValid() && m_row < m_table.rowCount() && m_column < m_table.columnCount();
}

Word AccessibleCell::word() const
{
    const AttentionPlot& plot = m_table.plot();
    return m_row == AccessibleTable::header ? Word{Side::Source, plot.places(Side::Source).tokenAt(m_column)}
                                            : Word{Side::Target, plot.places(Side::Target).tokenAt(m_row)};
}

Cell AccessibleCell::cell() const
{
    const AttentionPlot& plot = m_table.plot();
    return {plot.places(Side::Target).tokenAt(m_row), plot.places(Side::Source).tokenAt(m_column)};
}

QString AccessibleCell::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    const AttentionPlot& plot = m_table.plot();
    if (isHeader()) {
        const QString label = plot.labels(word().side)[word().token];
        return kind == QAccessible::Name       ? label
            : kind == QAccessible::Description ? wordReading(plot, word())
                                               : QString();
    }
    switch (kind) {
    case QAccessible::Name:
        return cellText(plot, cell());
    case QAccessible::Value:
        return QLocale().toString(plot.weightAt(cell()), 'f', 3);
    case QAccessible::Description:
        return cellReading(plot, cell());
    default:
        return {};
    }
}

QRect AccessibleCell::rect() const
{
    if (!isValid())
        return {};
    AttentionPlot& plot = m_table.plot();
    const QRect area = (isHeader() ? plot.wordArea(word()) : plot.cellArea(cell())).toAlignedRect();
    return {plot.mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::Role AccessibleCell::role() const
{
    if (m_row == AccessibleTable::header)
        return QAccessible::ColumnHeader;
    return m_column == AccessibleTable::header ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = m_table.state().invisible;
    state.readOnly = true;
    state.selectable = true;
    if (!isValid())
        return state;
    state.selected = isSelected();
    state.focusable = !isHeader();
    state.focused = !isHeader() && m_table.focusChild() == this;
    return state;
}

bool AccessibleCell::isSelected() const
{
    if (!isValid())
        return false;
    const AttentionView& view = m_table.view();
    return isHeader() ? view.selection().contains(word()) : view.pinnedCell() == cell();
}

QList<QAccessibleInterface*> AccessibleCell::columnHeaderCells() const
{
    auto* header = m_table.at(AccessibleTable::header, m_column);
    return header ? QList{header} : QList<QAccessibleInterface*>();
}

QList<QAccessibleInterface*> AccessibleCell::rowHeaderCells() const
{
    auto* header = m_table.at(m_row, AccessibleTable::header);
    return header ? QList{header} : QList<QAccessibleInterface*>();
}

} // namespace attentoscope::ui
