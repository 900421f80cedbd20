// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables.h"

#include "ui/theme/grid.h"
#include "ui/widgets/plaintext.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QTableView>

namespace attentoscope::ui {

void showAsRows(QTableView& table, int sortedBy)
{
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.verticalHeader()->setDefaultSectionSize(grid(3.25));
    table.verticalHeader()->hide();
    table.setSortingEnabled(true);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSortIndicator(sortedBy, Qt::AscendingOrder);
}

void sortBy(QTableView& table, QComboBox& column, QCheckBox& largestFirst)
{
    for (int section = 0; section < table.model()->columnCount(); ++section)
        column.addItem(table.model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
    const auto sort = [&table, &column, &largestFirst] {
        table.sortByColumn(column.currentIndex(), largestFirst.isChecked() ? Qt::DescendingOrder : Qt::AscendingOrder);
    };
    QObject::connect(&column, &QComboBox::activated, &table, sort);
    QObject::connect(&largestFirst, &QCheckBox::clicked, &table, sort);
    QObject::connect(table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, &table,
        [&column, &largestFirst](int section, Qt::SortOrder order) {
            column.setCurrentIndex(section);
            largestFirst.setChecked(order == Qt::DescendingOrder);
        });
}

void SentenceDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->text.isRightToLeft())
        option->displayAlignment = sideOf(option->text);
    option->text = isolated(option->text);
}

} // namespace attentoscope::ui
