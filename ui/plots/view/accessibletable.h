// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"

#include <QAccessibleWidget>

#include <map>
#include <utility>

namespace attentoscope::ui {

class AttentionPlot;
class AttentionView;

/// An attention plot as a table, matrix or lines alike. Rows and columns are those that are drawn; its children are the
/// headers of the columns, the headers of the rows, and then the cells, row by row.
class AccessibleTable : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    AccessibleTable(AttentionPlot& plot, AttentionView& view);
    ~AccessibleTable() override;

    static constexpr int header = -1; ///< in place of a row or a column

    [[nodiscard]] AttentionPlot& plot() const { return m_plot; }
    [[nodiscard]] AttentionView& view() const { return m_view; }
    [[nodiscard]] QAccessibleInterface* at(int row, int column) const; ///< null when it is not there
    [[nodiscard]] int childIndexOf(int row, int column) const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int rowCount() const override;
    int columnCount() const override;
    QString rowDescription(int row) const override;
    QString columnDescription(int column) const override;

    int selectedCellCount() const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    int selectedRowCount() const override;
    int selectedColumnCount() const override;
    QList<int> selectedRows() const override;
    QList<int> selectedColumns() const override;
    bool isRowSelected(int row) const override;
    bool isColumnSelected(int column) const override;
    bool selectRow(int row) override;
    bool selectColumn(int column) override;
    bool unselectRow(int row) override;
    bool unselectColumn(int column) override;
    void modelChange(QAccessibleTableModelChangeEvent*) override { }

private:
    [[nodiscard]] QString wordAt(Side side, int place) const;
    [[nodiscard]] QList<int> selectedPlaces(Side side) const;
    [[nodiscard]] bool isSelected(Side side, int place) const;
    bool setSelected(Side side, int place, bool selected);

    AttentionPlot& m_plot;
    AttentionView& m_view;
    mutable std::map<std::pair<int, int>, QAccessible::Id> m_children; ///< made so far, by row and column
};

} // namespace attentoscope::ui
