// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentiontable.h"

#include "engine/types/evaluation.h"
#include "engine/types/headtext.h"
#include "engine/types/shortestnumber.h"
#include "ui/plots/style/datatable.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <limits>

namespace attentoscope::ui {

namespace {

QJsonArray words(const std::vector<Token>& tokens)
{
    QJsonArray array;
    for (const Token& token : tokens)
        array.append(QString::fromStdString(token.text));
    return array;
}

QJsonArray weightsOf(const AttentionMap& attention, std::size_t row)
{
    QJsonArray array;
    for (std::size_t column = 0; column < attention.columns; ++column)
        array.append(shortest(attention.at(row, column)));
    return array;
}

QJsonArray linksOf(const std::vector<AlignmentLink>& links)
{
    QJsonArray array;
    for (const AlignmentLink& link : links)
        array.append(QJsonArray{static_cast<int>(link.source), static_cast<int>(link.target)});
    return array;
}

QJsonObject windowOf(const AttentionMap& attention)
{
    QJsonArray centres;
    for (const float centre : attention.centres)
        centres.append(shortest(centre));
    return {{QStringLiteral("centres"), centres}, {QStringLiteral("radius"), shortest(attention.windowRadius)}};
}

} // namespace

QJsonArray headTexts(const std::vector<AttentionHead>& heads)
{
    QJsonArray texts;
    for (const AttentionHead head : heads)
        texts.append(QString::fromStdString(headText(head)));
    return texts;
}

QByteArray attentionJson(const Translation& translation)
{
    QJsonArray rows;
    for (std::size_t row = 0; !translation.attention.isEmpty() && row < translation.attention.rows; ++row)
        rows.append(weightsOf(translation.attention, row));
    QJsonObject object{{QStringLiteral("source"), words(translation.source)},
        {QStringLiteral("target"), words(translation.target)}, {QStringLiteral("attention"), rows},
        {QStringLiteral("score"), translation.score}};
    if (!translation.switchedOff.empty())
        object.insert(QStringLiteral("switched_off"), headTexts(translation.switchedOff));
    if (!translation.attention.centres.empty())
        object.insert(QStringLiteral("window"), windowOf(translation.attention));
    if (translation.gold)
        object.insert(QStringLiteral("gold"),
            QJsonObject{{QStringLiteral("sure"), linksOf(translation.gold->sure)},
                {QStringLiteral("possible"), linksOf(translation.gold->possible)}});
    return jsonText(object);
}

QByteArray attentionCsv(const Translation& translation)
{
    TextTable table(FieldSplit::Commas, std::numeric_limits<float>::max_digits10);
    table.addField(QString());
    for (const Token& token : translation.source)
        table.addField(QString::fromStdString(token.text));
    table.endLine();
    for (std::size_t row = 0; !translation.attention.isEmpty() && row < translation.attention.rows; ++row) {
        table.addField(QString::fromStdString(translation.target[row].text));
        for (std::size_t column = 0; column < translation.attention.columns; ++column)
            table.addField(static_cast<double>(translation.attention.at(row, column)));
        table.endLine();
    }
    return table.text();
}

} // namespace attentoscope::ui
