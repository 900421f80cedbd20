// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QCheckBox;
class QComboBox;
class QTableView;

namespace attentoscope::ui {

/// Makes whole rows the unit of reading and selection, and sorts by this column at first. The model must be set before.
void showAsRows(QTableView& table, int sortedBy);

/// Lets a list of the columns and a box beside the table sort it too, which is easier by keyboard than the header. The
/// list is filled from the table's header.
void sortBy(QTableView& table, QComboBox& column, QCheckBox& largestFirst);

/// Draws each sentence of a list in its own direction and on the side where it begins. Copied text is unchanged.
class SentenceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace attentoscope::ui
