// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/losstable.h"

#include "ui/plots/style/datatable.h"

#include <QJsonArray>

#include <limits>

namespace attentoscope::ui {

namespace {

constexpr QLatin1StringView mergedSteps("steps_merged");

/// A line of the table: a step, a validation, or both at one place.
struct LossRow
{
    const LossPoint* point = nullptr;
    const ValidationReport* validation = nullptr;
    QString run = {};
};

/// From a member of the step, otherwise of the validation.
template <typename PointMember, typename ValidationMember>
QJsonValue either(const LossRow& row, PointMember ofPoint, ValidationMember ofValidation)
{
    return row.point ? QJsonValue(row.point->*ofPoint) : QJsonValue(row.validation->*ofValidation);
}

/// Undefined where there is no such row.
template <typename Row, typename Member>
QJsonValue valueIn(const Row* row, Member member)
{
    return row ? QJsonValue(row->*member) : QJsonValue(QJsonValue::Undefined);
}

std::vector<DataColumn<LossRow>> lossColumns()
{
    using Point = LossPoint;
    using Report = ValidationReport;
    return {
        {QStringLiteral("step"),
            [](const LossRow& row) -> QJsonValue {
                return static_cast<qint64>(row.point ? row.point->step : row.validation->step);
            }},
        {QStringLiteral("epoch"), [](const LossRow& row) { return either(row, &Point::epoch, &Report::epoch); }},
        {QStringLiteral("seconds"), [](const LossRow& row) { return either(row, &Point::seconds, &Report::seconds); }},
        {QStringLiteral("loss"), [](const LossRow& row) { return valueIn(row.point, &Point::loss); }},
        {QStringLiteral("smoothed"), [](const LossRow& row) { return valueIn(row.point, &Point::smoothed); }},
        {QStringLiteral("valid_loss"), [](const LossRow& row) { return valueIn(row.validation, &Report::loss); }},
        {QStringLiteral("valid_perplexity"),
            [](const LossRow& row) { return valueIn(row.validation, &Report::perplexity); }},
        {QStringLiteral("valid_bleu"), [](const LossRow& row) { return valueIn(row.validation, &Report::bleu); }},
        {mergedSteps,
            [](const LossRow& row) -> QJsonValue { return static_cast<qint64>(row.point ? row.point->count : 0); }},
        {QStringLiteral("learning_rate"), [](const LossRow& row) { return valueIn(row.point, &Point::learningRate); }},
    };
}

void addRun(TextTable& table, const std::vector<DataColumn<LossRow>>& columns, std::span<const LossPoint> points,
    const std::vector<ValidationReport>& validations, const QString& run)
{
    auto validation = validations.begin();
    const auto addLonelyValidations = [&](std::int64_t before) {
        for (; validation != validations.end() && validation->step < before; ++validation)
            table.addLine(columns, LossRow{.validation = &*validation, .run = run});
    };
    for (const LossPoint& point : points) {
        addLonelyValidations(point.step);
        const bool validated = validation != validations.end() && validation->step == point.step;
        table.addLine(columns, LossRow{&point, validated ? &*validation++ : nullptr, run});
    }
    addLonelyValidations(std::numeric_limits<std::int64_t>::max());
}

QJsonObject changeObject(const ChangeReport& change)
{
    return {{QStringLiteral("step"), static_cast<qint64>(change.step)}, {QStringLiteral("epoch"), change.epoch},
        {QStringLiteral("seconds"), change.seconds}, {QStringLiteral("changed"), QString::fromStdString(change.key)},
        {QStringLiteral("value"), change.value}};
}

QJsonObject runObject(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations)
{
    const auto columns = lossColumns();
    QJsonArray steps;
    for (const LossPoint& point : points)
        steps.append(jsonRow(columns, LossRow{.point = &point}));
    QJsonArray validated;
    for (const ValidationReport& report : validations) {
        QJsonObject object = jsonRow(columns, LossRow{.validation = &report});
        object.remove(mergedSteps);
        object.insert(QStringLiteral("best"), report.best);
        validated.append(object);
    }
    return {{QStringLiteral("steps"), steps}, {QStringLiteral("validations"), validated}};
}

/// Calls with each earlier run that is shown.
template <typename Use>
void forShown(const LossOverlays* overlays, const Use& use)
{
    for (const auto& overlay : overlays->all())
        if (overlay->shown == OverlayShown::Yes)
            use(*overlay);
}

} // namespace

QByteArray lossCsv(
    std::span<const LossPoint> points, const std::vector<ValidationReport>& validations, const LossOverlays* overlays)
{
    const bool hasOthers = overlays && overlays->firstShown();
    auto columns = lossColumns();
    if (hasOthers)
        columns.push_back({QStringLiteral("run"), [](const LossRow& row) { return QJsonValue(row.run); }});
    TextTable table;
    table.addHeader(columns);
    addRun(table, columns, points, validations, {});
    if (hasOthers)
        forShown(overlays, [&](const LossOverlay& other) {
            addRun(table, columns, other.series.points(), other.validations, other.name);
        });
    return table.text();
}

QByteArray lossJson(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const std::vector<ChangeReport>& changes, const LossOverlays* overlays)
{
    QJsonObject whole = runObject(points, validations);
    QJsonArray changed;
    for (const ChangeReport& change : changes)
        changed.append(changeObject(change));
    whole.insert(QStringLiteral("changes"), changed);
    if (overlays && overlays->firstShown()) {
        QJsonArray runs;
        forShown(overlays, [&](const LossOverlay& other) {
            QJsonObject run = runObject(other.series.points(), other.validations);
            run.insert(QStringLiteral("name"), other.name);
            run.insert(QStringLiteral("folder"), other.folder);
            runs.append(run);
        });
        whole.insert(QStringLiteral("runs"), runs);
    }
    return jsonText(whole);
}

} // namespace attentoscope::ui
