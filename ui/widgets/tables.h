// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QCheckBox;
class QComboBox;
class QTableView;

namespace attentoscope::ui {

/// Makes the table one whose rows are read and chosen as a whole, sorted by this column at first. Its model is set
/// already.
void showAsRows(QTableView& table, int sortedBy);

/// Lets a list of the columns and a box beside the table sort it too, as the header does; by keyboard that is easier.
/// The list is filled from the table's header.
void sortBy(QTableView& table, QComboBox& column, QCheckBox& largestFirst);

/// Sets each sentence of a list in its own direction and on the side where it begins. What is copied stays as it is.
class SentenceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace attentoscope::ui
