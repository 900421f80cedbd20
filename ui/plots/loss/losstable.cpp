// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/losstable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace attentoscope::ui {

namespace {

QByteArray csvNumber(double value)
{
    return QByteArray::number(value, 'g', std::numeric_limits<double>::digits10);
}

QByteArray place(std::int64_t step, double epoch, double seconds)
{
    return QByteArray::number(static_cast<qlonglong>(step)) + ',' + csvNumber(epoch) + ',' + csvNumber(seconds) + ',';
}

QByteArray validationFields(const ValidationReport& report)
{
    return csvNumber(report.loss) + ',' + csvNumber(report.perplexity) + ',' + csvNumber(report.bleu);
}

/// JSON has no NaN: a value that is not finite becomes null.
QJsonObject stepObject(const LossPoint& point)
{
    return {{QStringLiteral("step"), static_cast<qint64>(point.step)}, {QStringLiteral("epoch"), point.epoch},
        {QStringLiteral("seconds"), point.seconds}, {QStringLiteral("loss"), point.loss},
        {QStringLiteral("smoothed"), point.smoothed}, {QStringLiteral("learning_rate"), point.learningRate},
        {QStringLiteral("steps_merged"), static_cast<qint64>(point.count)}};
}

QJsonObject validationObject(const ValidationReport& report)
{
    return {{QStringLiteral("step"), static_cast<qint64>(report.step)}, {QStringLiteral("epoch"), report.epoch},
        {QStringLiteral("seconds"), report.seconds}, {QStringLiteral("valid_loss"), report.loss},
        {QStringLiteral("valid_perplexity"), report.perplexity}, {QStringLiteral("valid_bleu"), report.bleu},
        {QStringLiteral("best"), report.best}};
}

QJsonObject changeObject(const ChangeReport& change)
{
    return {{QStringLiteral("step"), static_cast<qint64>(change.step)}, {QStringLiteral("epoch"), change.epoch},
        {QStringLiteral("seconds"), change.seconds}, {QStringLiteral("changed"), QString::fromStdString(change.key)},
        {QStringLiteral("value"), change.value}};
}

} // namespace

QByteArray lossCsv(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations)
{
    QByteArray table =
        "step,epoch,seconds,loss,smoothed,valid_loss,valid_perplexity,valid_bleu,steps_merged,learning_rate\r\n";
    auto validation = validations.begin();
    const auto addLonelyValidations = [&](std::int64_t before) {
        for (; validation != validations.end() && validation->step < before; ++validation) {
            table += place(validation->step, validation->epoch, validation->seconds) + ",,";
            table += validationFields(*validation) + ",0,\r\n";
        }
    };
    for (const LossPoint& point : points) {
        addLonelyValidations(point.step);
        table += place(point.step, point.epoch, point.seconds) + csvNumber(point.loss) + ',' + csvNumber(point.smoothed)
            + ',';
        const bool validated = validation != validations.end() && validation->step == point.step;
        table += validated ? validationFields(*validation++) : QByteArray(",,");
        table += ',' + QByteArray::number(static_cast<qlonglong>(point.count)) + ',' + csvNumber(point.learningRate);
        table += "\r\n";
    }
    addLonelyValidations(std::numeric_limits<std::int64_t>::max());
    return table;
}

QByteArray lossJson(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const std::vector<ChangeReport>& changes)
{
    QJsonArray steps;
    for (const LossPoint& point : points)
        steps.append(stepObject(point));
    QJsonArray validated;
    for (const ValidationReport& report : validations)
        validated.append(validationObject(report));
    QJsonArray changed;
    for (const ChangeReport& change : changes)
        changed.append(changeObject(change));
    const QJsonObject object{{QStringLiteral("steps"), steps}, {QStringLiteral("validations"), validated},
        {QStringLiteral("changes"), changed}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace attentoscope::ui
