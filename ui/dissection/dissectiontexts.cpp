// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectiontexts.h"

#include "ui/heads/headwords.h"
#include "ui/widgets/direction.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Dissection)
};

bool isHidden(float score)
{
    return std::isinf(score);
}

QString headingOf(const Dissection& dissection, const QLocale& locale)
{
    const auto row = isolated(QString::fromStdString(dissection.rowToken.text));
    const auto column = isolated(QString::fromStdString(dissection.columnTokens[dissection.column].text));
    const auto weight = locale.toString(dissection.arithmetic.weights[dissection.column], 'f', 4);
    if (!dissection.head)
        return Texts::tr("“%1” looks at “%2” with %3").arg(row, column, weight);
    const auto head = headName(*dissection.head);
    if (isHidden(dissection.arithmetic.scores[dissection.column]))
        return Texts::tr("%1: “%2” cannot look at “%3”, which is read only later").arg(head, row, column);
    return Texts::tr("%1: “%2” looks at “%3” with %4").arg(head, row, column, weight);
}

QString remarks(const Dissection& dissection, const QLocale& locale)
{
    QString remark;
    if (dissection.forcedColumn)
        remark += Texts::tr(" (if the row were not forced)");
    if (dissection.step != dissection.translationStep)
        remark += Texts::tr(" · computed with the model as it is now, after step %1; the picture is of step %2")
                      .arg(locale.toString(static_cast<qlonglong>(dissection.step)),
                          locale.toString(static_cast<qlonglong>(dissection.translationStep)));
    return remark;
}

QString rowText(const Dissection& dissection)
{
    const auto& row = dissection.arithmetic;
    if (!row.bell.empty())
        return Texts::tr("The softmax turns the scores inside the window into shares of one. The bell makes "
                         "them smaller with the distance from the predicted centre, so the weights sum to "
                         "less than one.");
    if (row.scores.size() > row.weights.size())
        return Texts::tr("The softmax turns the scores of all positions into shares of one. Positions beyond "
                         "the end of the sentence have a share too, so the weights of the words sum to less "
                         "than one.");
    if (dissection.head && std::ranges::any_of(row.scores, isHidden))
        return Texts::tr(
            "The softmax turns the scores into weights, which sum to one. Where the mask hides a word, the "
            "score is −∞ and the weight exactly 0.");
    return Texts::tr("The softmax turns the scores into weights, which sum to one.");
}

} // namespace

DissectionTexts textsOf(const Dissection& dissection, Task task, const QLocale& locale)
{
    DissectionTexts texts{.heading = headingOf(dissection, locale) + remarks(dissection, locale),
        .score = Texts::tr(
            "How well the decoder's state and the source word fit. Each line follows from the lines that it names."),
        .row = rowText(dissection),
        .contextTitle = Texts::tr("The context"),
        .context = Texts::tr("The sum of the annotations, each times its weight. The decoder reads it.")};
    if (dissection.head) {
        texts.score =
            Texts::tr("How well the query of the row and the key of the column fit, scaled, with the mask. Each "
                      "line follows from the lines that it names.");
        texts.context = Texts::tr("The sum of the values, each times its weight.");
    } else if (task == Task::Unshuffle) {
        texts.score = Texts::tr("How well the last vector and this vector of the input fit. Each line follows from the "
                                "lines that it names.");
        texts.contextTitle = Texts::tr("The output");
        texts.context =
            Texts::tr("The sum of the input vectors, each times its weight. Rounded, it is the state of the next row.");
    }
    return texts;
}

} // namespace attentoscope::ui
