// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/plaintext.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace attentoscope::ui {

/// A column of a RowModel. Only title and text are required.
template <typename Row>
struct RowColumn
{
    QString title;
    Qt::AlignmentFlag side = Qt::AlignLeft; ///< alignment of the title and the cells
    std::function<QString(const Row&)> text;
    std::function<QVariant(const Row&)> sortValue; ///< a number or a text; invalid: no value; if unset, the text
    std::function<QString(const Row&)> spoken; ///< text for screen readers; if unset, the text
    std::function<QString(const Row&)> tip; ///< tool tip; if unset, the spoken text
    QString meaning; ///< tool tip of the title
};

/// A table whose rows are values, and whose columns are texts made from them. Subclasses add further roles.
template <typename Row>
class RowModel : public QAbstractTableModel
{
public:
    static constexpr int sortRole = Qt::UserRole;
    static constexpr int firstFreeRole = Qt::UserRole + 1; ///< first role for otherRole() of subclasses

    explicit RowModel(std::vector<RowColumn<Row>> columns, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_columns(std::move(columns))
    {
    }

    const std::vector<Row>& rows() const { return m_rows; }
    const Row& row(int index) const { return m_rows.at(std::size_t(index)); }

    void setRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    void appendRows(std::vector<Row> rows)
    {
        if (rows.empty())
            return;
        beginInsertRows({}, rowCount(), rowCount() + int(rows.size()) - 1);
        m_rows.insert(m_rows.end(), std::move_iterator(rows.begin()), std::move_iterator(rows.end()));
        endInsertRows();
    }

    /// Changes each row in place. If only one column changes, `column` says which.
    void changeRows(const std::function<void(Row&)>& change, std::optional<int> column = {})
    {
        for (Row& row : m_rows)
            change(row);
        tellChange(column);
    }

    /// Called when texts have changed, but no rows.
    void tellChange(std::optional<int> column = {})
    {
        if (!m_rows.empty())
            emit dataChanged(index(0, column.value_or(0)), index(rowCount() - 1, column.value_or(columnCount() - 1)));
    }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const Row& row = this->row(index.row());
        const auto& column = m_columns[std::size_t(index.column())];
        const auto spoken = [&] { return column.spoken ? column.spoken(row) : column.text(row); };
        switch (role) {
        case Qt::DisplayRole:
            return column.text(row);
        case Qt::AccessibleTextRole:
            return column.spoken ? QVariant(column.spoken(row)) : QVariant();
        case Qt::ToolTipRole:
            return plainTip(column.tip ? column.tip(row) : spoken());
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(column.side | Qt::AlignVCenter);
        case sortRole:
            return column.sortValue ? column.sortValue(row) : QVariant(column.text(row));
        default:
            return otherRole(row, index.column(), role);
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const auto& column = m_columns[std::size_t(section)];
        switch (role) {
        case Qt::DisplayRole:
            return column.title;
        case Qt::ToolTipRole:
            return column.meaning.isEmpty() ? QVariant() : QVariant(plainTip(column.meaning));
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(column.side | Qt::AlignVCenter);
        default:
            return {};
        }
    }

protected:
    virtual QVariant otherRole(const Row& /*row*/, int /*column*/, int /*role*/) const { return {}; }

private:
    std::vector<RowColumn<Row>> m_columns;
    std::vector<Row> m_rows;
};

/// Sorts the rows of such a table by a column. Rows without a value are last in both directions.
class RowOrder : public QSortFilterProxyModel
{
public:
    explicit RowOrder(QObject* parent = nullptr) : QSortFilterProxyModel(parent)
    {
        setSortRole(Qt::UserRole);
        setSortLocaleAware(true);
    }

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const bool hasLeft = left.data(sortRole()).isValid(), hasRight = right.data(sortRole()).isValid();
        if (hasLeft != hasRight)
            return hasLeft == (sortOrder() == Qt::AscendingOrder);
        return hasLeft && QSortFilterProxyModel::lessThan(left, right);
    }
};

} // namespace attentoscope::ui
