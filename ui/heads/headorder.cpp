// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headorder.h"

#include "ui/heads/headnumbersmodel.h"

namespace attentoscope::ui {

HeadOrder::HeadOrder(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(HeadNumbersModel::sortRole);
    setSortLocaleAware(true);
}

bool HeadOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool hasLeft = left.data(sortRole()).isValid();
    const bool hasRight = right.data(sortRole()).isValid();
    if (hasLeft != hasRight)
        return hasLeft == (sortOrder() == Qt::AscendingOrder);
    return hasLeft && QSortFilterProxyModel::lessThan(left, right);
}

} // namespace attentoscope::ui
