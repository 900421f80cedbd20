// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/erasurejson.h"

#include "engine/storage/translationjson.h"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace attentoscope {

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
