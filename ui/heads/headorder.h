// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace attentoscope::ui {

/// Heads in the order of a column. What has no value comes last, in either direction.
class HeadOrder : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit HeadOrder(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace attentoscope::ui
