// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace attentoscope::ui {

/// Sentences in the order of a column, and only those that hold every word that was typed, on either side. What has no
/// value comes last, in either direction.
class SentenceFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit SentenceFilter(QObject* parent = nullptr);

    void setWords(const QString& text);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace attentoscope::ui
