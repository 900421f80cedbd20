// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/runtable.h"

#include "ui/plots/style/datatable.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace attentoscope::ui {

namespace {

struct RunTableTexts
{
    Q_DECLARE_TR_FUNCTIONS(RunTable)
};

/// Plain numbers: the table is read by programs too.
QString tableNumber(double value, int digits)
{
    return std::isfinite(value) ? QString::number(value, std::abs(value) < 1e12 ? 'f' : 'g', digits) : QString();
}

const ValidationReport* bestOf(const RunRecord& record)
{
    const auto best = std::ranges::min_element(record.validations, [](const auto& left, const auto& right) {
        return std::isfinite(left.loss) && (!std::isfinite(right.loss) || left.loss < right.loss);
    });
    return best == record.validations.end() ? nullptr : &*best;
}

using Reader = std::function<QString(const RunRecord&)>;

RunTable::Row rowOf(const QString& label, const std::vector<RunColumn>& columns, const Reader& read)
{
    RunTable::Row row{label, {}};
    for (const RunColumn& column : columns)
        row.values.append(read(column.record));
    return row;
}

Reader ofBest(double ValidationReport::* member, int digits)
{
    return [member, digits](const RunRecord& record) {
        const auto* best = bestOf(record);
        return best ? tableNumber(best->*member, digits) : QString();
    };
}

void addResults(RunTable& table, const std::vector<RunColumn>& columns)
{
    const auto add = [&](const QString& label, const Reader& read) {
        table.rows.push_back(rowOf(label, columns, read));
    };
    add(RunTableTexts::tr("best validation loss"), ofBest(&ValidationReport::loss, 4));
    add(RunTableTexts::tr("at step"), [](const RunRecord& record) {
        const auto* best = bestOf(record);
        return best ? QString::number(best->step) : QString();
    });
    add(RunTableTexts::tr("BLEU there"), ofBest(&ValidationReport::bleu, 2));
    add(RunTableTexts::tr("steps"), [](const RunRecord& record) {
        return record.steps.empty() ? QString() : QString::number(record.steps.back().step);
    });
    add(RunTableTexts::tr("minutes"), [](const RunRecord& record) {
        return record.steps.empty() ? QString() : tableNumber(record.steps.back().seconds / 60.0, 1);
    });
    table.results = table.rows.size();
}

QString settingOf(const RunRecord& record, const std::string& key)
{
    const auto found = std::ranges::find(record.settings, key, &KeyValue::key);
    return found == record.settings.end() ? QString() : QString::fromStdString(found->value);
}

void addSettings(RunTable& table, const std::vector<RunColumn>& columns)
{
    const auto addIfUnlike = [&](const QString& label, const Reader& read) {
        const auto row = rowOf(label, columns, read);
        QStringList known = row.values;
        known.removeAll(QString());
        if (std::ranges::any_of(known, [&](const QString& value) { return value != known.front(); }))
            table.rows.push_back(row);
    };
    addIfUnlike(
        QStringLiteral("preset"), [](const RunRecord& record) { return QString::fromStdString(record.preset); });
    addIfUnlike(QStringLiteral("data"), [](const RunRecord& record) { return QString::fromStdString(record.data); });
    addIfUnlike(QStringLiteral("training_pairs"), [](const RunRecord& record) {
        return record.trainingPairs > 0 ? QString::number(record.trainingPairs) : QString();
    });
    std::vector<std::string> keys;
    for (const RunColumn& column : columns)
        for (const KeyValue& setting : column.record.settings)
            if (std::ranges::find(keys, setting.key) == keys.end())
                keys.push_back(setting.key);
    for (const std::string& key : keys)
        addIfUnlike(QString::fromStdString(key), [&](const RunRecord& record) { return settingOf(record, key); });
}

QByteArray joined(const RunTable& table, char separator, const QByteArray& lineEnd, QByteArray (*field)(const QString&))
{
    QByteArray all;
    const auto addLine = [&](const QString& label, const QStringList& values) {
        all += field(label);
        for (const QString& value : values)
            all += separator + field(value);
        all += lineEnd;
    };
    addLine({}, table.runs);
    for (const auto& row : table.rows)
        addLine(row.label, row.values);
    return all;
}

} // namespace

RunTable runTable(const std::vector<RunColumn>& columns)
{
    RunTable table;
    for (const RunColumn& column : columns)
        table.runs.append(column.name);
    if (columns.empty())
        return table;
    addResults(table, columns);
    addSettings(table, columns);
    return table;
}

QByteArray asTsv(const RunTable& table)
{
    return joined(table, '\t', "\n", [](const QString& value) { return spreadsheetText(value.simplified()).toUtf8(); });
}

QByteArray asCsv(const RunTable& table)
{
    return joined(table, ',', "\r\n", csvField);
}

} // namespace attentoscope::ui
