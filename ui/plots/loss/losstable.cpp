// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/losstable.h"

#include "engine/storage/records.h"
#include "ui/plots/style/datatable.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace attentoscope::ui {

namespace {

using Json = nlohmann::ordered_json;

/// A step as metrics.jsonl has it, and its smoothed loss and number of merged steps.
Json stepJson(const LossPoint& point)
{
    auto step = recordToJson(point);
    step["smoothed"] = point.smoothed;
    step["steps_merged"] = point.count;
    return step;
}

/// The columns of a step, and then those that only a validation has. Columns of taught attention are included if a step
/// has them. Columns of a second validation file are included if a validation has them.
std::vector<std::string> columnNames(
    std::span<const LossPoint> points, const std::vector<ValidationReport>& validations)
{
    LossPoint step;
    if (const auto with = std::ranges::find_if(points, [](const auto& one) { return one.alignmentLoss.has_value(); });
        with != points.end())
        step.alignmentLoss = with->alignmentLoss;
    ValidationReport whole{.attention = AttentionMeasures{}};
    if (const auto with = std::ranges::find_if(validations, [](const auto& one) { return one.also.has_value(); });
        with != validations.end())
        whole.also = with->also;
    auto row = stepJson(step);
    row.update(recordToJson(whole));
    return namesIn(row);
}

void addRun(TextTable& table, const std::vector<std::string>& columns, std::span<const LossPoint> points,
    const std::vector<ValidationReport>& validations, const QString& run)
{
    auto validation = validations.begin();
    const auto addRow = [&](Json row) {
        if (!run.isEmpty())
            row["run"] = run.toStdString();
        table.addLine(columns, row);
    };
    const auto addLonelyValidations = [&](std::int64_t before) {
        for (; validation != validations.end() && validation->step < before; ++validation)
            addRow(recordToJson(*validation));
    };
    for (const LossPoint& point : points) {
        addLonelyValidations(point.step);
        if (validation == validations.end() || validation->step != point.step) {
            addRow(stepJson(point));
        } else {
            auto row = recordToJson(*validation++);
            row.update(stepJson(point));
            addRow(std::move(row));
        }
    }
    addLonelyValidations(std::numeric_limits<std::int64_t>::max());
}

std::string jsonOf(const Json& value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace); // bytes that are not UTF-8
}

/// Writes the values of a list one by one, because all steps of a long run together would take hundreds of megabytes.
template <typename Rows, typename ToJson>
std::string listText(const Rows& rows, const ToJson& toJson)
{
    std::string text;
    for (const auto& row : rows) {
        text += text.empty() ? '[' : ',';
        text += jsonOf(toJson(row));
    }
    return text.empty() ? "[]" : text + ']';
}

void addMember(std::string& object, const char* name, const std::string& value)
{
    object += object.empty() ? '{' : ',';
    object += '"';
    object += name;
    object += "\":";
    object += value;
}

/// An object without its closing brace, so that more members can follow.
std::string runText(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations)
{
    std::string object;
    addMember(object, "steps", listText(points, stepJson));
    addMember(object, "validations",
        listText(validations, [](const ValidationReport& report) { return recordToJson(report); }));
    return object;
}

std::string overlayText(const LossOverlay& other)
{
    auto object = runText(other.series.points(), other.validations);
    addMember(object, "name", jsonOf(other.name.toStdString()));
    addMember(object, "folder", jsonOf(other.folder.toStdString()));
    return object + '}';
}

/// Calls `use` with each earlier run that is shown.
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
    auto columns = columnNames(points, validations);
    if (hasOthers)
        columns.emplace_back("run");
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
    auto object = runText(points, validations);
    addMember(object, "changes", listText(changes, [](const ChangeReport& change) { return recordToJson(change); }));
    if (overlays && overlays->firstShown()) {
        std::string runs;
        forShown(overlays, [&](const LossOverlay& other) {
            runs += runs.empty() ? '[' : ',';
            runs += overlayText(other);
        });
        addMember(object, "runs", runs + ']');
    }
    return QByteArray::fromStdString(object + "}\n");
}

} // namespace attentoscope::ui
