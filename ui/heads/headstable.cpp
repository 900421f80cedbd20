// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headstable.h"

#include "engine/types/forcedrows.h"
#include "engine/types/headnames.h"
#include "engine/types/shortestnumber.h"
#include "ui/heads/headtranslation.h"
#include "ui/plots/style/datatable.h"
#include "ui/plots/view/attentiontable.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <limits>

namespace attentoscope::ui {

namespace {

QJsonArray textsOf(const std::vector<Token>& tokens)
{
    QJsonArray texts;
    for (const Token& token : tokens)
        texts.append(QString::fromStdString(token.text));
    return texts;
}

QJsonArray textsOf(const std::vector<ForcedRow>& rows)
{
    QJsonArray texts;
    for (const ForcedRow& row : rows)
        texts.append(QString::fromStdString(forcedRowText(row)));
    return texts;
}

QJsonArray rowsOf(const AttentionMap& map)
{
    QJsonArray rows;
    for (std::size_t row = 0; !map.isEmpty() && row < map.rows; ++row) {
        QJsonArray weights;
        for (std::size_t column = 0; column < map.columns; ++column)
            weights.append(shortest(map.at(row, column)));
        rows.append(weights);
    }
    return rows;
}

std::vector<QByteArray> fieldsOf(const std::vector<Token>& tokens)
{
    std::vector<QByteArray> fields;
    fields.reserve(tokens.size());
    for (const Token& token : tokens)
        fields.push_back(csvField(QString::fromStdString(token.text)));
    return fields;
}

void addLines(
    QByteArray& table, const HeadMap& head, const std::vector<QByteArray>& rows, const std::vector<QByteArray>& columns)
{
    const AttentionMap& map = head.attention;
    if (map.isEmpty() || map.rows != rows.size() || map.columns != columns.size())
        return;
    const QByteArray name = QByteArray(headKindName(head.id.kind)) + ',' + QByteArray::number(head.id.layer) + ','
        + QByteArray::number(head.id.head) + ',';
    for (std::size_t row = 0; row < map.rows; ++row)
        for (std::size_t column = 0; column < map.columns; ++column)
            table += name + QByteArray::number(row + 1) + ',' + rows[row] + ',' + QByteArray::number(column + 1) + ','
                + columns[column] + ','
                + QByteArray::number(
                    static_cast<double>(map.at(row, column)), 'g', std::numeric_limits<float>::max_digits10)
                + "\r\n";
}

} // namespace

QByteArray headsCsv(const Translation& translation)
{
    QByteArray table("kind,layer,head,row,row word,column,column word,weight\r\n");
    for (const HeadMap& head : translation.heads)
        addLines(table, head, fieldsOf(rowTokens(translation, head.id.kind)),
            fieldsOf(columnTokens(translation, head.id.kind)));
    return table;
}

QByteArray headsJson(const Translation& translation)
{
    QJsonArray heads;
    for (const HeadMap& head : translation.heads)
        heads.append(QJsonObject{{QStringLiteral("kind"), QString::fromLatin1(headKindName(head.id.kind))},
            {QStringLiteral("layer"), head.id.layer}, {QStringLiteral("head"), head.id.head},
            {QStringLiteral("attention"), rowsOf(head.attention)}});
    QJsonObject object{{QStringLiteral("source"), textsOf(translation.source)},
        {QStringLiteral("target"), textsOf(translation.target)}, {QStringLiteral("heads"), heads}};
    if (const auto forced = forcedRows(translation); !forced.empty())
        object.insert(QStringLiteral("forced"), textsOf(forced));
    if (!translation.switchedOff.empty())
        object.insert(QStringLiteral("switched_off"), headTexts(translation.switchedOff));
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

namespace {

QByteArray numberOf(const std::optional<double>& value)
{
    return value ? QByteArray::number(*value, 'g', 6) : QByteArray();
}

} // namespace

QByteArray headNumberTable(const HeadReport& report, TableSplit split)
{
    const QByteArray separator = split == TableSplit::Tabs ? "\t" : ",";
    const QByteArray end = split == TableSplit::Tabs ? "\n" : "\r\n";
    QByteArray table = QByteArrayList{"step", "kind", "layer", "head", "name", "aer", "entropy", "evenness", "previous",
                           "same", "next", "first", "last"}
                           .join(separator)
        + end;
    for (const auto& [head, measures, role, without] : report.heads)
        table +=
            QByteArrayList{QByteArray::number(static_cast<qlonglong>(report.step)), headKindName(head.kind),
                QByteArray::number(head.layer), QByteArray::number(head.head),
                QByteArray::fromStdString(headRoleName(role).text()), numberOf(measures.errorRate),
                numberOf(measures.entropy), numberOf(measures.evenness), numberOf(measures.previous),
                numberOf(measures.same), numberOf(measures.next), numberOf(measures.first), numberOf(measures.last)}
                .join(separator)
            + end;
    return table;
}

} // namespace attentoscope::ui
