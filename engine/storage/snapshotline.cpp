// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/snapshotline.h"

#include "engine/storage/files/base64.h"
#include "engine/storage/files/jsonlimits.h"
#include "engine/types/shortestnumber.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr JsonLimits snapshotLimits{
    3, 2'000'000}; // the snapshot, its matrix, a row; half of it is a sentence of 1,000 words
constexpr std::int64_t latestMoment = 1'000'000'000'000'000;

/// How a token is marked in "source_marks" and "target_marks".
constexpr unsigned unknownBit = 1, specialBit = 2, attachedBit = 4;

/// What is not finite is written as null; what no float holds was never written.
float real(const json& value)
{
    const double number = value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>();
    return std::abs(number) <= std::numeric_limits<float>::max() ? static_cast<float>(number)
                                                                 : std::numeric_limits<float>::quiet_NaN();
}

std::vector<float> numbersFrom(const json& list)
{
    std::vector<float> numbers;
    numbers.reserve(list.size());
    for (const auto& value : list)
        numbers.push_back(real(value));
    return numbers;
}

ordered_json numbers(const float* begin, std::size_t count)
{
    auto list = ordered_json::array();
    for (std::size_t index = 0; index < count; ++index)
        list.push_back(shortest(begin[index]));
    return list;
}

ordered_json wordsOf(const std::vector<Token>& tokens)
{
    auto list = ordered_json::array();
    for (const auto& token : tokens)
        list.push_back(token.text);
    return list;
}

ordered_json marksOf(const std::vector<Token>& tokens)
{
    auto list = ordered_json::array();
    for (const auto& token : tokens)
        list.push_back((token.unknown ? unknownBit : 0U) | (token.special ? specialBit : 0U)
            | (token.attached ? attachedBit : 0U));
    return list;
}

std::optional<std::vector<Token>> tokensFrom(const json& words, const json& marks)
{
    if (words.size() != marks.size())
        return std::nullopt;
    std::vector<Token> tokens;
    tokens.reserve(words.size());
    for (std::size_t index = 0; index < words.size(); ++index) {
        if (!marks[index].is_number_unsigned())
            return std::nullopt;
        const auto mark = marks[index].get<unsigned>();
        tokens.push_back({.text = words[index].get<std::string>(),
            .unknown = (mark & unknownBit) != 0,
            .special = (mark & specialBit) != 0,
            .attached = (mark & attachedBit) != 0});
    }
    return tokens;
}

/// Nothing when the rows do not all have the same length. Rows without weights are none.
std::optional<AttentionMap> mapFrom(const json& rows)
{
    const auto columns = rows.empty() ? 0 : rows.front().size();
    for (const auto& row : rows)
        if (row.size() != columns)
            return std::nullopt;
    AttentionMap map;
    if (columns == 0)
        return map;
    std::vector<float> weights;
    weights.reserve(rows.size() * columns);
    for (const auto& row : rows)
        for (const auto& weight : row)
            weights.push_back(real(weight));
    map.rows = rows.size();
    map.columns = columns;
    map.weights = std::make_shared<const std::vector<float>>(std::move(weights));
    return map;
}

ordered_json headsOf(const KeptHeads& heads)
{
    return {{"encoder_layers", heads.counts.encoderLayers}, {"decoder_layers", heads.counts.decoderLayers},
        {"heads", heads.counts.heads}, {"weights", base64(*heads.weights)}};
}

std::size_t headCount(const json& value)
{
    return value.is_number_unsigned() ? value.get<std::size_t>() : std::numeric_limits<std::size_t>::max();
}

/// Nothing when there are not as many weights as the words and the counts say.
std::optional<KeptHeads> headsFrom(const json& values, const Translation& translation)
{
    const HeadCounts counts{
        headCount(values.at("encoder_layers")), headCount(values.at("decoder_layers")), headCount(values.at("heads"))};
    const auto size = keptWeights(counts, translation.source.size(), translation.target.size());
    if (!size)
        return std::nullopt;
    auto weights = fromBase64(values.at("weights").get_ref<const std::string&>(), *size);
    if (!weights)
        return std::nullopt;
    return KeptHeads{counts, std::make_shared<const std::vector<std::uint8_t>>(std::move(*weights))};
}

/// Whoever draws it goes by the words alone.
bool isOfOnePiece(const Translation& translation)
{
    const auto words = translation.target.size();
    const auto& centres = translation.attention.centres;
    return (translation.probabilities.empty() || translation.probabilities.size() == words)
        && (centres.empty() || centres.size() == translation.attention.rows);
}

std::optional<WatchedSnapshot> snapshotFrom(const json& values)
{
    WatchedSnapshot snapshot;
    if (!values.at("step").is_number_unsigned() || values["step"].get<std::uint64_t>() > latestMoment)
        return std::nullopt;
    snapshot.step = values["step"].get<std::int64_t>();
    snapshot.epoch = values.at("epoch").get<double>();
    if (!(snapshot.epoch >= 0.0 && snapshot.epoch <= static_cast<double>(latestMoment)))
        return std::nullopt;
    snapshot.sentence.source = values.at("sentence").get<std::string>();
    if (const auto& reference = values.at("reference"); !reference.is_null())
        snapshot.sentence.target = reference.get<std::string>();
    auto source = tokensFrom(values.at("source"), values.at("source_marks"));
    auto target = tokensFrom(values.at("target"), values.at("target_marks"));
    auto map = mapFrom(values.at("attention"));
    if (!source || !target || !map || (map->weights && (map->rows != target->size() || map->columns != source->size())))
        return std::nullopt;
    auto& translation = snapshot.translation;
    translation.step = snapshot.step;
    translation.source = std::move(*source);
    translation.target = std::move(*target);
    translation.text = values.at("text").get<std::string>();
    translation.forced = snapshot.sentence.target.has_value();
    translation.probabilities = numbersFrom(values.at("probabilities"));
    translation.score = static_cast<double>(real(values.at("score")));
    translation.attention = std::move(*map);
    if (values.contains("window")) {
        translation.attention.centres = numbersFrom(values["window"].at("centres"));
        translation.attention.windowRadius = real(values["window"].at("radius"));
    }
    if (!isOfOnePiece(translation))
        return std::nullopt;
    if (values.contains("heads")) {
        auto heads = headsFrom(values["heads"], translation);
        if (!heads)
            return std::nullopt;
        snapshot.heads = std::move(*heads);
    }
    return snapshot;
}

} // namespace

std::string snapshotLine(const WatchedSnapshot& snapshot)
{
    const auto& translation = snapshot.translation;
    const auto& map = translation.attention;
    auto rows = ordered_json::array();
    for (std::size_t row = 0; row < map.rows && !map.isEmpty(); ++row)
        rows.push_back(numbers(map.weights->data() + row * map.columns, map.columns));
    ordered_json values{{"step", snapshot.step}, {"epoch", snapshot.epoch}, {"sentence", snapshot.sentence.source},
        {"reference", nullptr}, {"text", translation.text}, {"score", translation.score},
        {"source", wordsOf(translation.source)}, {"source_marks", marksOf(translation.source)},
        {"target", wordsOf(translation.target)}, {"target_marks", marksOf(translation.target)},
        {"probabilities", numbers(translation.probabilities.data(), translation.probabilities.size())},
        {"attention", std::move(rows)}};
    if (snapshot.sentence.target)
        values["reference"] = *snapshot.sentence.target;
    if (!map.centres.empty())
        values["window"] = {
            {"centres", numbers(map.centres.data(), map.centres.size())}, {"radius", shortest(map.windowRadius)}};
    if (!snapshot.heads.isEmpty())
        values["heads"] = headsOf(snapshot.heads);
    return values.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::optional<WatchedSnapshot> parseSnapshotLine(const std::string& line)
{
    if (beyondLimits(line, snapshotLimits))
        return std::nullopt;
    try {
        return snapshotFrom(json::parse(line));
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

} // namespace attentoscope
