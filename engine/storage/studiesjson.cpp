// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/studiesjson.h"

#include "engine/storage/translationjson.h"
#include "engine/types/csvfield.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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

namespace {

using nlohmann::ordered_json;

ordered_json tauToJson(const RankAgreement& agreement)
{
    const auto tau = agreement.tau();
    return tau ? ordered_json(*tau) : ordered_json();
}

void addAgreement(ordered_json& object, const Erasure& erasure, const AttentionMap& weights)
{
    if (!erasesWords(erasure.disturbance) || weights.isEmpty())
        return;
    object["tau"] = tauToJson(agreementOf(erasure, weights));
    auto& rows = object["row_tau"] = ordered_json::array();
    for (const auto& row : rowAgreements(erasure, weights))
        rows.push_back(tauToJson(row));
}

} // namespace

ordered_json erasureToJson(const Erasure& erasure)
{
    const auto& words = erasure.words;
    ordered_json object{{"step", erasure.step}, {"by", disturbanceNames[static_cast<std::size_t>(erasure.disturbance)]},
        {"source", wordsToJson(words.source)}, {"target", wordsToJson(words.target)},
        {"disturbed", wordsToJson(erasure.disturbed)}, {"attention", rowsToJson(words.attention)},
        {"change", rowsToJson(erasure.change)}};
    if (erasure.head)
        object["changed_head"] = headText(*erasure.head);
    if (!words.switchedOff.empty())
        object["switched_off"] = headTextsToJson(words.switchedOff);
    addAgreement(object, erasure, words.attention);
    if (words.heads.empty())
        return object;
    auto& heads = object["heads"] = ordered_json::array();
    for (const auto& head : words.heads) {
        heads.push_back(headToJson(head));
        addAgreement(heads.back(), erasure, head.attention);
    }
    return object;
}

ordered_json faithfulnessToJson(const Faithfulness& faithfulness)
{
    ordered_json object;
    if (const auto& head = faithfulness.head)
        object = {{"kind", headKindName(head->kind)}, {"layer", head->layer}, {"head", head->head}};
    object["tau"] = faithfulness.tau;
    object["low"] = faithfulness.low;
    object["high"] = faithfulness.high;
    return object;
}

ordered_json layersToJson(const LayerTranslations& translations)
{
    auto layers = ordered_json::array();
    for (std::size_t layer = 0; layer < translations.layers.size(); ++layer) {
        const auto& translation = translations.layers[layer];
        auto probabilities = ordered_json::array();
        for (const float probability : translation.probabilities)
            probabilities.push_back(shortest(probability));
        layers.push_back({{"layer", layer + 1}, {"text", translation.text}, {"score", translation.score},
            {"target", wordsToJson(translation.target)}, {"probabilities", std::move(probabilities)}});
    }
    return {{"step", translations.step}, {"layers", std::move(layers)}};
}

} // namespace attentoscope
