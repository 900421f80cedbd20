// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations/headsjson.h"

#include "engine/types/headnames.h"
#include "engine/types/headtable.h"
#include "engine/types/headtext.h"

#include <nlohmann/json.hpp>

namespace attentoscope {

nlohmann::ordered_json headTextsJson(const std::vector<AttentionHead>& heads)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& head : heads)
        list.push_back(headText(head));
    return list;
}

nlohmann::ordered_json headsJson(const std::vector<MeasuredHead>& heads)
{
    using Json = nlohmann::ordered_json;
    const auto orNull = [](const std::optional<double>& value) { return value ? Json(*value) : Json(); };
    const auto best = bestAligning(heads);
    auto list = Json::array();
    for (const auto& [head, measures, role, without] : heads) {
        list.push_back({{"kind", headKindName(head.kind)}, {"layer", head.layer}, {"head", head.head},
            {"aer", orNull(measures.errorRate)}, {"entropy", measures.entropy}, {"evenness", measures.evenness},
            {"previous", orNull(measures.previous)}, {"same", orNull(measures.same)}, {"next", orNull(measures.next)},
            {"first", orNull(measures.first)}, {"last", orNull(measures.last)},
            {"name", role == HeadRole::None ? Json() : Json(headRoleName(role).text())}, {"best", best == head}});
        if (without)
            list.back()["without"] = {{"loss", without->loss}, {"bleu", orNull(without->bleu)}};
    }
    return list;
}

} // namespace attentoscope
