// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headstable.h"

#include "engine/storage/studiesjson.h"
#include "engine/storage/translationjson.h"
#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"
#include "ui/heads/headwords.h"
#include "ui/plots/view/attentiontable.h"

#include <nlohmann/json.hpp>

namespace attentoscope::ui {

namespace {

nlohmann::ordered_json headRow(std::int64_t step, const MeasuredHead& measured)
{
    const auto& head = measured.head;
    nlohmann::ordered_json row{{"step", step}, {"kind", headKindName(head.kind)}, {"layer", head.layer},
        {"head", head.head}, {"name", headRoleName(measured.role).text()}};
    for (const auto& field : headFields) {
        const auto value = field.of(measured.measures);
        row[field.name] = value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
    }
    return row;
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
                + columns[column] + ',' + QByteArray::number(shortest(map.at(row, column)), 'g', TextTable::allDigits)
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

QByteArray headsJson(const Translation& translation, const char* name)
{
    return jsonText(withMapsNamed(translationToJson(translation), name));
}

QByteArray headNumberTable(const HeadReport& report, FieldSplit split)
{
    constexpr int digits = 6;
    TextTable table(split, digits);
    const auto names = namesIn(headRow(report.step, {}));
    table.addHeader(names);
    for (const auto& head : report.heads)
        table.addLine(names, headRow(report.step, head));
    return table.text();
}

QByteArray headChangeTable(const HeadReport& before, const HeadReport& after, FieldSplit split)
{
    constexpr int digits = 6;
    const auto changes = headChangesToJson({before, after});
    TextTable table(split, digits);
    if (changes["heads"].empty())
        return table.text();
    const auto names = namesIn(changes["heads"].front());
    table.addHeader(names);
    for (const auto& row : changes["heads"])
        table.addLine(names, row);
    return table.text();
}

QByteArray headChangesJson(const HeadReport& before, const HeadReport& after)
{
    return jsonText(headChangesToJson({before, after}));
}

} // namespace attentoscope::ui
