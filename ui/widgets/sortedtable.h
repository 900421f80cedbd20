// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace attentoscope::ui
