// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

/// The runs, one a row. SortRole gives numbers and dates as such.
class RunsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Data, Preset, Saved, Steps, Loss, Bleu, Size, ColumnCount };
    static constexpr int sortRole = Qt::UserRole;
    static constexpr int searchRole = Qt::UserRole + 1; ///< every word of the row, the note too

    using QAbstractTableModel::QAbstractTableModel;

    void setRuns(std::vector<RunSummary> runs);
    const std::vector<RunSummary>& runs() const { return m_runs; }
    const RunSummary& run(int row) const { return m_runs.at(static_cast<std::size_t>(row)); }
    int rowOf(const QString& folder) const; ///< −1: it is not in the list

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<RunSummary> m_runs;
};

} // namespace attentoscope::ui
