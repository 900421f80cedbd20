// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heads/headcurve.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// The measures of all heads at one validation, a row for each head, and how each of them changed since training began.
class HeadNumbersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Head, Name, ErrorRate, Entropy, Previous, Same, Next, First, Last, ColumnCount };
    static constexpr int sortRole = Qt::UserRole; ///< invalid where a head has no such measure
    static constexpr int curveRole = Qt::UserRole + 1; ///< a HeadCurve, of a column with numbers

    using QAbstractTableModel::QAbstractTableModel;

    /// `shown` is one of the reports, or null: nothing had been measured by then, and the cells are empty.
    void setNumbers(std::vector<SharedHeadReport> reports, SharedHeadReport shown);
    [[nodiscard]] AttentionHead head(int row) const { return m_heads[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const MeasuredHead* shownHead(int row) const;
    [[nodiscard]] HeadCurve curveOf(int row, int column) const;
    [[nodiscard]] QString textOf(int row, int column) const;
    [[nodiscard]] QString spokenText(int row, int column) const;
    [[nodiscard]] QVariant sortValue(int row, int column) const;

    std::vector<SharedHeadReport> m_reports;
    SharedHeadReport m_shown;
    std::vector<AttentionHead> m_heads; ///< a row each
    std::optional<BestHead> m_best;
    double m_mostBits = 1.0; ///< the largest entropy there was: all curves of that column have one scale
};

} // namespace attentoscope::ui
