// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations/translationjson.h"

#include "app/translations/headsjson.h"
#include "engine/types/forcedrows.h"
#include "engine/types/shortestnumber.h"

#include <nlohmann/json.hpp>

namespace attentoscope {

namespace {

nlohmann::ordered_json words(const std::vector<Token>& tokens)
{
    auto list = nlohmann::ordered_json::array();
    for (const Token& token : tokens)
        list.push_back(token.text);
    return list;
}

nlohmann::ordered_json rows(const AttentionMap& attention)
{
    auto list = nlohmann::ordered_json::array();
    if (attention.isEmpty())
        return list;
    for (std::size_t row = 0; row < attention.rows; ++row) {
        auto weights = nlohmann::ordered_json::array();
        for (std::size_t column = 0; column < attention.columns; ++column)
            weights.push_back(shortest(attention.at(row, column)));
        list.push_back(std::move(weights));
    }
    return list;
}

nlohmann::ordered_json headsOf(const Translation& translation)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& [id, attention] : translation.heads)
        list.push_back(
            {{"kind", headKindName(id.kind)}, {"layer", id.layer}, {"head", id.head}, {"attention", rows(attention)}});
    return list;
}

} // namespace

nlohmann::ordered_json toJson(const Translation& translation)
{
    nlohmann::ordered_json object{{"source", words(translation.source)}, {"target", words(translation.target)},
        {"attention", rows(translation.attention)}, {"score", translation.score}};
    if (const AttentionMap& attention = translation.attention; !attention.centres.empty()) {
        auto centres = nlohmann::ordered_json::array();
        for (const float centre : attention.centres)
            centres.push_back(shortest(centre));
        object["window"] = {{"centres", std::move(centres)}, {"radius", shortest(attention.windowRadius)}};
    }
    if (const auto forced = forcedRows(translation); !forced.empty()) {
        object["forced"] = nlohmann::ordered_json::array();
        for (const auto& row : forced)
            object["forced"].push_back(forcedRowText(row));
    }
    if (!translation.switchedOff.empty())
        object["switched_off"] = headTextsJson(translation.switchedOff);
    if (!translation.heads.empty())
        object["heads"] = headsOf(translation);
    return object;
}

} // namespace attentoscope
