// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencefilter.h"

#include "ui/sentences/sentencesmodel.h"

#include <algorithm>

namespace attentoscope::ui {

SentenceFilter::SentenceFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SentencesModel::sortRole);
}

void SentenceFilter::setWords(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool SentenceFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto one = left.data(sortRole());
    const auto other = right.data(sortRole());
    if (one.isValid() != other.isValid())
        return sortOrder() == Qt::AscendingOrder ? one.isValid() : other.isValid();
    if (one.typeId() == QMetaType::QString)
        return QString::localeAwareCompare(one.toString(), other.toString()) < 0;
    return one.toDouble() < other.toDouble();
}

bool SentenceFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto text = [&](int column) { return sourceModel()->index(row, column, parent).data(sortRole()).toString(); };
    const QString source = text(SentencesModel::Source);
    const QString target = text(SentencesModel::Target);
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return source.contains(word, Qt::CaseInsensitive) || target.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace attentoscope::ui
