// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/likelywordsview.h"

namespace attentoscope::ui {

LikelyWordsView::LikelyWordsView(QWidget* parent) : NumberTable(parent)
{
    setAccessibleName(tr("The likeliest words"));
}

void LikelyWordsView::setDissection(const Dissection& dissection)
{
    begin({tr("word"), tr("probability"), tr("logit"), tr("with the mean annotation"), tr("what looking adds")},
        static_cast<int>(dissection.words.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const auto& word = dissection.words[static_cast<std::size_t>(row)];
        setWord(row, 0, QString::fromStdString(word.word.text));
        setNumber(row, 1, word.probability, 4);
        setNumber(row, 2, word.logit, 4);
        setNumber(row, 3, word.meanLogit, 4);
        setNumber(row, 4, word.logit - word.meanLogit, 4);
        if (word.word.text == dissection.rowToken.text)
            setBold(row);
    }
    finish();
}

} // namespace attentoscope::ui
