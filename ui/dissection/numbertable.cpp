// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/numbertable.h"

#include "ui/widgets/sentencedelegate.h"

#include <QHeaderView>

#include <cmath>

namespace attentoscope::ui {

NumberTable::NumberTable(QWidget* parent) : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new SentenceDelegate(this));
    setSelectionMode(NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
}

void NumberTable::begin(const QStringList& columns, int rows)
{
    clear();
    setColumnCount(static_cast<int>(columns.size()));
    setRowCount(rows);
    setHorizontalHeaderLabels(columns);
    horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 1; column < columnCount(); ++column)
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void NumberTable::setWord(int row, int column, const QString& word)
{
    setItem(row, column, new QTableWidgetItem(word));
}

void NumberTable::setNumber(int row, int column, double number, int decimals)
{
    auto* item = new QTableWidgetItem(std::isinf(number) ? tr("−∞") : locale().toString(number, 'f', decimals));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setItem(row, column, item);
}

void NumberTable::setBold(int row)
{
    for (int column = 0; column < columnCount(); ++column)
        if (auto* cell = item(row, column)) {
            auto bold = font();
            bold.setBold(true);
            cell->setFont(bold);
        }
}

void NumberTable::finish()
{
    resizeColumnsToContents();
    resizeRowsToContents();
    updateGeometry();
}

QSize NumberTable::sizeHint() const
{
    return {horizontalHeader()->length() + 2 * frameWidth(),
        horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth()};
}

} // namespace attentoscope::ui
