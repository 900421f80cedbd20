// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/headchanges.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace attentoscope {

namespace {

using nlohmann::ordered_json;

const MeasuredHead* headIn(const HeadReport& report, AttentionHead head)
{
    const auto found = std::ranges::find(report.heads, head, &MeasuredHead::head);
    return found == report.heads.end() ? nullptr : &*found;
}

std::optional<double> measureIn(const HeadReport& report, AttentionHead head, const HeadField& field)
{
    const auto* measured = headIn(report, head);
    return measured ? field.of(measured->measures) : std::nullopt;
}

ordered_json numberOrNull(const std::optional<double>& number)
{
    return number ? ordered_json(*number) : ordered_json();
}

ordered_json nameIn(const HeadReport& report, AttentionHead head)
{
    const auto* measured = headIn(report, head);
    return measured ? ordered_json(headRoleName(measured->role).text()) : ordered_json();
}

} // namespace

std::optional<double> HeadChanges::of(AttentionHead head, const HeadField& field) const
{
    const auto then = measureIn(before, head, field);
    const auto now = measureIn(after, head, field);
    const bool areComparable = field.share != &HeadMeasures::errorRate || before.links == after.links;
    return then && now && areComparable ? std::optional(*now - *then) : std::nullopt;
}

ordered_json headChangesToJson(const HeadChanges& changes)
{
    ordered_json all{{"step_before", changes.before.step}, {"step", changes.after.step}};
    auto& rows = all["heads"] = ordered_json::array();
    for (const auto& measured : changes.after.heads) {
        const auto& head = measured.head;
        ordered_json row{{"kind", headKindName(head.kind)}, {"layer", head.layer}, {"head", head.head},
            {"name_before", nameIn(changes.before, head)}, {"name", nameIn(changes.after, head)}};
        for (const auto& field : headFields) {
            const std::string name = field.name;
            row[name + "_before"] = numberOrNull(measureIn(changes.before, head, field));
            row[name] = numberOrNull(field.of(measured.measures));
            row[name + "_change"] = numberOrNull(changes.of(head, field));
        }
        rows.push_back(std::move(row));
    }
    return all;
}

} // namespace attentoscope
