// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/translationjson.h"

#include "engine/storage/files/json.h"
#include "engine/types/constraints.h"
#include "engine/types/heads.h"
#include "engine/types/translation.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <utility>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// The marks of a token in "source_marks" and "target_marks".
constexpr unsigned unknownBit = 1, specialBit = 2, attachedBit = 4;

/// Nobody sees the reason for refusing a line of snapshots.
[[noreturn]] void refuseTranslation()
{
    throw JsonRefusal{};
}

template <typename Values, typename Shown>
ordered_json listOf(const Values& values, const Shown& shown)
{
    auto list = ordered_json::array();
    for (const auto& value : values)
        list.push_back(shown(value));
    return list;
}

ordered_json numberList(std::span<const float> numbers)
{
    return listOf(numbers, shortest);
}

/// A number that is not finite is written as null. Numbers too large for a float are never written.
float realFrom(const json& value)
{
    const double number = value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>();
    return std::abs(number) <= std::numeric_limits<float>::max() ? static_cast<float>(number)
                                                                 : std::numeric_limits<float>::quiet_NaN();
}

void numbersField(JsonWriter& fields, const char* key, const std::vector<float>& numbers)
{
    fields.put(key, numberList(numbers));
}

void numbersField(const JsonReader& fields, const char* key, std::vector<float>& numbers)
{
    for (const auto& value : fields.at(key))
        numbers.push_back(realFrom(value));
}

void realField(JsonWriter& fields, const char* key, float value)
{
    fields.put(key, shortest(value));
}

void realField(const JsonReader& fields, const char* key, float& value)
{
    value = realFrom(fields.at(key));
}

void wordsField(JsonWriter& fields, const char* key, const std::vector<Token>& tokens)
{
    fields.put(key, wordsToJson(tokens));
}

void wordsField(const JsonReader& fields, const char* key, std::vector<Token>& tokens)
{
    const auto& texts = fields.at(key);
    for (std::size_t index = 0; index < texts.size(); ++index)
        tokens.push_back({.text = texts[index].get<std::string>()});
}

void marksField(JsonWriter& fields, const char* key, const std::vector<Token>& tokens)
{
    fields.put(key, listOf(tokens, [](const Token& token) {
        return (token.unknown ? unknownBit : 0U) | (token.special ? specialBit : 0U)
            | (token.attached ? attachedBit : 0U);
    }));
}

void marksField(const JsonReader& fields, const char* key, std::vector<Token>& tokens)
{
    const auto& marks = fields.at(key);
    if (marks.size() != tokens.size())
        refuseTranslation();
    for (std::size_t index = 0; index < tokens.size(); ++index) {
        const auto mark = wholeNumberIn(marks[index], UINT32_MAX);
        if (!mark)
            refuseTranslation();
        tokens[index].unknown = (*mark & unknownBit) != 0;
        tokens[index].special = (*mark & specialBit) != 0;
        tokens[index].attached = (*mark & attachedBit) != 0;
    }
}

void mapField(JsonWriter& fields, const char* key, const AttentionMap& map)
{
    fields.put(key, rowsToJson(map));
}

/// All rows must have the same length. If they have no weights, the map stays empty.
void mapField(const JsonReader& fields, const char* key, AttentionMap& map)
{
    const auto& rows = fields.at(key);
    const auto columns = rows.empty() ? 0 : rows.front().size();
    if (!std::ranges::all_of(rows, [&](const json& row) { return row.size() == columns; }))
        refuseTranslation();
    if (columns == 0)
        return;
    std::vector<float> weights;
    weights.reserve(rows.size() * columns);
    for (const auto& row : rows)
        for (const auto& weight : row)
            weights.push_back(realFrom(weight));
    map.rows = rows.size();
    map.columns = columns;
    map.weights = std::make_shared<const std::vector<float>>(std::move(weights));
}

template <typename Fields, typename Map>
void windowFields(Fields& fields, Map& map)
{
    numbersField(fields, "centres", map.centres);
    realField(fields, "radius", map.windowRadius);
}

void windowOf(JsonWriter& fields, const AttentionMap& map)
{
    if (!map.centres.empty())
        fields.part("window", map, [](auto& inner, const auto& of) { windowFields(inner, of); });
}

void windowOf(const JsonReader& fields, AttentionMap& map)
{
    if (fields.has("window"))
        fields.part("window", map, [](auto& inner, auto& of) { windowFields(inner, of); });
}

/// Visits the fields that every translation has.
template <typename Fields, typename Value>
void commonFields(Fields& fields, Value& translation)
{
    wordsField(fields, "source", translation.source);
    wordsField(fields, "target", translation.target);
    mapField(fields, "attention", translation.attention);
    fields.measured("score", translation.score);
    windowOf(fields, translation.attention);
}

template <typename Fields, typename Value>
void keptFields(Fields& fields, Value& translation)
{
    commonFields(fields, translation);
    fields.text("text", translation.text);
    marksField(fields, "source_marks", translation.source);
    marksField(fields, "target_marks", translation.target);
    numbersField(fields, "probabilities", translation.probabilities);
}

/// Whether all parts have the sizes that follow from the words. Views depend on these sizes only.
bool fitsItsWords(const Translation& translation)
{
    const auto words = translation.target.size();
    const auto& map = translation.attention;
    return (!map.weights || (map.rows == words && map.columns == translation.source.size()))
        && (translation.probabilities.empty() || translation.probabilities.size() == words)
        && (map.centres.empty() || map.centres.size() == map.rows);
}

} // namespace

ordered_json wordsToJson(const std::vector<Token>& tokens)
{
    return listOf(tokens, [](const Token& token) { return token.text; });
}

ordered_json rowsToJson(const AttentionMap& map)
{
    auto rows = ordered_json::array();
    for (std::size_t row = 0; row < map.rows && !map.isEmpty(); ++row)
        rows.push_back(numberList(std::span(*map.weights).subspan(row * map.columns, map.columns)));
    return rows;
}

ordered_json linksToJson(const std::vector<AlignmentLink>& links)
{
    return listOf(links, [](const AlignmentLink& link) { return ordered_json::array({link.source, link.target}); });
}

ordered_json headToJson(const HeadMap& head)
{
    return {{"kind", headKindName(head.id.kind)}, {"layer", head.id.layer}, {"head", head.id.head},
        {"attention", rowsToJson(head.attention)}};
}

ordered_json readingToJson(const AlignmentReading& reading)
{
    const auto numberOrNull = [](int number) { return number > 0 ? ordered_json(number) : ordered_json(); };
    return {{"layer", numberOrNull(reading.layer)}, {"head", numberOrNull(reading.head)},
        {"end_marks", endMarksNames[static_cast<std::size_t>(reading.endMarks)]}, {"rows_later", reading.rowsLater},
        {"text", readingText(reading).text()}};
}

ordered_json chosenToJson(const ChosenReading& chosen)
{
    auto object = readingToJson(chosen.reading);
    object["aer"] = chosen.errorRate;
    object["aer_last_layer"] = chosen.lastLayerRate;
    object["sentences"] = chosen.sentences;
    object["choosing_sentences"] = chosen.choosing;
    return object;
}

ordered_json headTextsToJson(const std::vector<AttentionHead>& heads)
{
    return listOf(heads, headText);
}

ordered_json translationToJson(const Translation& translation)
{
    JsonWriter fields;
    commonFields(fields, translation);
    if (const auto forced = forcedRows(translation); !forced.empty())
        fields.put("forced", listOf(forced, forcedRowText));
    if (!translation.switchedOff.empty())
        fields.put("switched_off", headTextsToJson(translation.switchedOff));
    if (!translation.heads.empty())
        fields.put("heads", listOf(translation.heads, headToJson));
    if (translation.gold)
        fields.put(linksKindName(translation.gold->kind),
            {{"sure", linksToJson(translation.gold->sure)}, {"possible", linksToJson(translation.gold->possible)}});
    return fields.object();
}

void translationFields(JsonWriter& fields, const Translation& translation)
{
    keptFields(fields, translation);
}

void translationFields(const JsonReader& fields, Translation& translation)
{
    keptFields(fields, translation);
    if (!fitsItsWords(translation))
        refuseTranslation();
}

} // namespace attentoscope
