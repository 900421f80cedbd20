// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/rowview.h"

#include <numeric>

namespace attentoscope::ui {

RowView::RowView(QWidget* parent) : NumberTable(parent)
{
    setAccessibleName(tr("From scores to weights"));
}

void RowView::setDissection(const Dissection& dissection)
{
    const auto& row = dissection.arithmetic;
    const bool hasBell = !row.bell.empty(), goesOn = row.scores.size() > row.weights.size();
    const int words = static_cast<int>(row.weights.size());
    QStringList columns{tr("source word"), tr("score e(t,j)"), tr("softmax")};
    if (hasBell)
        columns << tr("bell");
    columns << tr("weight α(t,j)");
    begin(columns, words + (goesOn ? 1 : 0));
    const int last = columnCount() - 1;
    for (int word = 0; word < words; ++word) {
        const auto index = static_cast<std::size_t>(word);
        setWord(word, 0, QString::fromStdString(dissection.source[index].text));
        setNumber(word, 1, row.scores[index], 4);
        setNumber(word, 2, row.softmax[index], 6);
        if (hasBell)
            setNumber(word, 3, row.bell[index], 6);
        setNumber(word, last, row.weights[index], 6);
    }
    if (goesOn) {
        setWord(words, 0, tr("positions beyond the end"));
        setNumber(words, 2, std::accumulate(row.softmax.begin() + words, row.softmax.end(), 0.0), 6);
        setNumber(words, last, 0.0, 6);
    }
    setBold(static_cast<int>(dissection.column));
    finish();
}

} // namespace attentoscope::ui
