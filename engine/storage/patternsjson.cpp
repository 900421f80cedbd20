// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/patternsjson.h"

#include "engine/storage/translationjson.h"
#include "engine/types/csvfield.h"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace attentoscope {

namespace {

using nlohmann::ordered_json;

ordered_json placesToJson(const std::vector<PlaceWeights>& places, const char* name, int first)
{
    auto list = ordered_json::array();
    for (const auto& weights : places)
        list.push_back({{name, weights.place + first}, {"share", weights.mean()}, {"rows", weights.rows}});
    return list;
}

} // namespace

ordered_json likenessToJson(const KindLikeness& likeness)
{
    std::vector<AttentionHead> ordered;
    for (const auto head : likenessOrder(likeness))
        ordered.push_back(likeness.heads[head]);
    auto rows = ordered_json::array();
    for (std::size_t one = 0; one < likeness.heads.size(); ++one) {
        auto& row = rows.emplace_back(ordered_json::array());
        for (std::size_t other = 0; other < likeness.heads.size(); ++other)
            row.push_back(likeness.divergence(one, other));
    }
    return {{"kind", headKindName(likeness.kind)}, {"rows", likeness.rows}, {"heads", headTextsToJson(likeness.heads)},
        {"order", headTextsToJson(ordered)}, {"divergence", std::move(rows)}};
}

ordered_json averagesToJson(const AveragedHead& averaged)
{
    ordered_json object;
    if (averaged.head)
        object["head"] = headText(*averaged.head);
    object["rows"] = averaged.rows;
    auto& classes = object["classes"] = ordered_json::object();
    for (std::size_t of = 0; of < wordClasses; ++of)
        classes[wordClassNames[of]] = {
            {"share", averaged.shareOf(WordClass(of))}, {"even", averaged.evenShareOf(WordClass(of))}};
    object["distances"] = placesToJson(averaged.distances, "distance", 0);
    object["positions"] = placesToJson(averaged.positions, "position", 1);
    return object;
}

std::string averagesCsv(std::span<const AveragedHead> averages)
{
    std::string text;
    for (const char* name : {"head", "what", "place", "share", "even", "rows"})
        text.append(text.empty() ? "" : ",").append(name);
    text += "\r\n";
    for (const auto& averaged : averages) {
        const auto object = averagesToJson(averaged);
        const auto head = averaged.head ? headText(*averaged.head) : std::string();
        const auto add = [&](const char* what, const std::string& place, const ordered_json& numbers) {
            text += csvField(head) + ',' + what + ',' + place;
            for (const char* name : {"share", "even", "rows"})
                text += ',' + (numbers.contains(name) ? numbers[name].dump() : std::string());
            text += "\r\n";
        };
        for (const auto& [name, numbers] : object["classes"].items())
            add("class", name, numbers);
        for (const auto& numbers : object["distances"])
            add("distance", numbers["distance"].dump(), numbers);
        for (const auto& numbers : object["positions"])
            add("position", numbers["position"].dump(), numbers);
    }
    return text;
}

ordered_json leastHeadsToJson(const LeastHeads& least)
{
    auto curve = ordered_json::array();
    auto left = least.kept.size() + least.curve.size();
    if (!least.curve.empty() && least.costsTooMuch(least.curve.back()))
        --left; // the last head stays
    for (const auto& trial : least.curve)
        curve.push_back({{"head", trial.head ? headText(*trial.head) : std::string()}, {"left", --left},
            {"bleu", trial.bleu}, {"loss", trial.loss}});
    return {{"bleu", least.whole.bleu}, {"loss", least.whole.loss}, {"tolerance", leastHeadsTolerance},
        {"curve", std::move(curve)}, {"kept", headTextsToJson(least.kept)}};
}

} // namespace attentoscope
