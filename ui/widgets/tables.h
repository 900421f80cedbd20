// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QCheckBox;
class QComboBox;
class QTableView;

namespace attentoscope::ui {

/// Lets the table be read and selected in whole rows. Sorts it by this column first. The model must be set before.
void showAsRows(QTableView& table, int sortedBy);

/// Sorts the table by a list of its columns and a box beside it. With the keyboard this is easier than the header. The
/// list is filled from the header.
void sortBy(QTableView& table, QComboBox& column, QCheckBox& largestFirst);

/// Draws each sentence of a list in its own direction, on the side where it begins. Copied text is unchanged.
class SentenceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace attentoscope::ui
