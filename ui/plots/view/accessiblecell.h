// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/view/accessibletable.h"

#include <QAccessibleInterface>

namespace attentoscope::ui {

/// A cell of the table, or the header of a row or column. It stands for a place, so what it says changes with what is
/// shown there; it is invalid while there is no such place.
class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    AccessibleCell(AccessibleTable& table, int row, int column) : m_table(table), m_row(row), m_column(column) { }

    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] int column() const { return m_column; }

    void* interface_cast(QAccessible::InterfaceType type) override;
    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return &m_table; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override;
    QList<QAccessibleInterface*> rowHeaderCells() const override;
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return &m_table; }

private:
    [[nodiscard]] bool isHeader() const;
    [[nodiscard]] Word word() const; ///< of a header
    [[nodiscard]] Cell cell() const;

    AccessibleTable& m_table;
    int m_row;
    int m_column;
};

} // namespace attentoscope::ui
